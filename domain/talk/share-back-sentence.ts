import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** Who paid back a part of what, and one of how many parts that is; null where the words do not say. */
export type ShareBack = { payer: string; isNamed: boolean; parts: number | null }

const LONGEST = 120
const giving = '(?:paid|gave|sent|venmoed|zelled|transferred|handed|wired|reimbursed|revolutted)'
const sharing = pattern`^(?!i |we |who |nobody |everybody |everyone )(?<payer>(?:my |the )?[a-z]+(?: [a-z]+)?) (?:(?:has|have|just|already|finally|also|actually) )*
  ${giving}(?: (?:me|us))?(?: back (?=half|a )|(?: back)? (?:for )?(?:his|her|their|the other) )(?:a )?(?<part>half|third|quarter|share|part|portion|bit|cut)(?: of (?:it|that|this|the bill|(?:the |my )[a-z ]+?))?(?: back)?(?: (?:today|now|already))?$`
const toMe = /\b(?:me|us|back|venmoed|zelled|transferred|wired)\b/
const parts: Record<string, number> = { half: 2, third: 3, quarter: 4 }

/** Reads "Kate paid me back her half", "he sent me his third"; null for any other sentence. What somebody paid without me is none. */
export function readShareBack(text: string): ShareBack | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = withoutOpeners(saidWords(text))
  const { payer, part } = sharing.exec(words)?.groups ?? {}
  if (payer === undefined || part === undefined || !toMe.test(words)) return null
  return { payer, isNamed: !/^(?:he|she|they)$/.test(payer), parts: parts[part] ?? null }
}

const allBack = pattern`^(?!i |we |who |nobody |everybody |everyone )(?<payer>(?:my |the )?[a-z]+) (?:(?:has|have|just|already|finally|also|actually) )*(?:(?:paid|reimbursed|venmoed|zelled|repaid) (?:me|us)(?: back)?|paid (?:it|that) back
  |gave (?:(?:me|us) )?(?:it|that|the money) back|(?<sent>sent (?:(?:me|us) )?(?:it|that|the money)(?: back| over)?)|(?:returned|repaid) (?:it|that|the money)|settled up|paid up)(?: for (?:it|that|this|(?:the |my )(?<thing>[a-z]+(?: (?!(?:back|today|now|already|too)$)[a-z]+)?)))?(?: (?:back|today|now|already|too))*$`

/** "he paid me back", "Sam paid me for the pizza", and "he just sent it", which may be no money (`isSent`): who gave back what was paid for them, of what, and whether all of it ("every cent"); null for any other sentence, and where an amount or a part is told. */
export function readAllBack(
  text: string,
): { payer: string; isNamed: boolean; thing: string | null; isSent: boolean; isWhole?: true } | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const said = withoutOpeners(saidWords(text))
  const words = said.replace(wholly, '')
  const { payer, thing, sent } = allBack.exec(words)?.groups ?? {}
  if (payer === undefined || /^(?:it|that|work|they)$/.test(payer)) return null
  const whole = words === said ? {} : { isWhole: true as const }
  return { payer, isNamed: !/^s?he$/.test(payer), thing: thing ?? null, isSent: sent !== undefined, ...whole }
}
/** "…, every cent" */
const wholly =
  /,? (?:every (?:cent|penny|single (?:cent|penny)|last (?:cent|penny))|all of it|in full|the (?:whole|full) (?:thing|amount|lot|price)|the lot|for all of it)$/

const soDid = /^(?:(?:and|oh|yeah) )*so did (?:my )?([a-z]+)(?: (?:too|just now|today))?$/
/** "and the Parkers paid me the same": an order that is whole, so that nothing need be known of the name. */
const paidSame =
  /^(?:(?:and|then|also|plus|oh) )*(?!i |we |he |she |they |it |who |you |nobody |no one |everyone |everybody |somebody |someone |last |this |next |that |these |all |both |none |today |yesterday |\S+day )((?:(?:my|the) )?[a-z][a-z.'-]*(?: [a-z'-]+)?) (?:(?:also|just|then) )?(?:paid|gave|sent|venmoed|zelled|handed) (?:me|us) (?:(?:exactly|about) )?(?:the same(?: (?:amount|thing|again|money|sum))?|as much|that much)(?: (?:too|as well|today|again))*$/
const likewise = pattern`^(?:(?:the )?same (?:again )?from (?:my )?([a-z]+)|(?:my )?([a-z]+)(?: did| sent it| paid it| gave it| sent the same| gave the same)? (?:too|as well))(?: (?:too|as well|just now|today))?$`

/** "so did Dave", "Dave too", "the same from Dave": who sent as much as was told of another just now; null for any other sentence. */
export function readSenderToo(text: string): string | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const words = saidWords(text)
  const name = (soDid.exec(words) ?? likewise.exec(withoutOpeners(words)))?.slice(1).find(Boolean)
  if (name !== undefined && namesPerson(name)) return name
  return paidSame.exec(words)?.[1]?.replace(/^(?:my|the) /, '') ?? null
}
