import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import { firstNames, namesPerson } from '#domain/understanding/words/first-names.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A telling of money of somebody whom only the talk names: which way it went, and the words around "he" or "her". */
export type OfThem = { kind: 'spend' | 'income'; before: string; after: string }

const LONGEST = 100
const gave = '(?:gave|paid|sent|venmoed|zelled|transferred|handed|lent|returned|owed)'
const byThem = pattern.i`^(\W*${openers})(?:he|she)(?= (?:(?:just|also|already|only|then|finally) )*${gave}\b)`
const toThem = pattern.i`^(\W*${openers}(?:i(?:['’]ve)? )?(?:(?:just|also|already|only|then|finally) )*${gave}(?: back)?) (?:him|her)(?= )`

/** Reads "he gave me 60", "I sent her 30 for that"; null for any other sentence. */
export function readOfThem(text: string): OfThem | null {
  if (text.length > LONGEST || /\?\W*$/.test(text)) return null
  const came = byThem.exec(text)
  const said = came ?? toThem.exec(text)
  if (!said) return null
  const [head, before = ''] = said
  return { kind: came ? 'income' : 'spend', before, after: text.slice(head.length) }
}

const given = pattern.iu`^\W*${openers}i (?:(?:actually|really|only|just|did) )*(?:gave|give|paid|sent|handed|tipped|slipped|lent) (him|her|them) (\S+(?: \S+){0,3}?)(?:,? (?:though|actually|not \S+|instead of \S+))*\W*$`

/** Somebody whom only the talk names, as "him", "her" or "them", and the words for what they got. */
export type GivenAnew = { whom: 'him' | 'her' | 'them'; amount: string }

/** "oh no, I gave him twenty": null for any other sentence. */
export function readGivenAnew(text: string): GivenAnew | null {
  const [, whom = '', amount] = text.length > LONGEST || /\?\W*$/.test(text) ? [] : (given.exec(text) ?? [])
  return amount === undefined ? null : { whom: whom.toLowerCase() as GivenAnew['whom'], amount }
}

/** "gave the mailman ten dollars", "sent 20 to Tom": of what was told, whether somebody of that name got it. */
export function tellsGift(text: string, name: string): boolean {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const [, led] = giving.exec(words) ?? []
  const isLed = [led, / to (.*)/.exec(words)?.[1]].some((rest) =>
    rest?.replace(/^(?:my|the|our|a|an) /, '').startsWith(`${name.toLowerCase()} `),
  )
  return isLed && (namesPerson(name.toLowerCase()) || / (?:my|the|our|an?) /.test(words))
}
const giving = / (?:gave|give|giving|paid|sent|handed|tipped|slipped|lent) (.*)/

/** Whether somebody of that name can be meant so: a sister is no "him". */
export function mayBe(name: string, whom: GivenAnew['whom']): 'surely' | 'maybe' | 'never' {
  const who = name.toLowerCase()
  const is = women.test(who) ? 'her' : men.test(who) ? 'him' : null
  if (is === null || whom === 'them') return 'maybe'
  return is === whom ? 'surely' : 'never'
}
/** Who is surely a "she", in small letters. */
export const women =
  /^(?:mom|mum|mommy|mummy|mother|mama|sister|wife|daughter|girlfriend|aunt|auntie|grandma|granny|gran|grandmother|nana|niece|missus|waitress)$/
/** Who is surely a "he". */
export const men =
  /^(?:dad|daddy|father|papa|brother|husband|hubby|son|boyfriend|uncle|grandpa|grandad|granddad|grandfather|nephew|mailman|milkman|postman|doorman|handyman|waiter)$/

const senderAnew = pattern.iu`^(\W*${openers})(?:(?:it|that) (?:was|came) )?(from )?(?:my )?(\p{L}+)((?:,? (?:actually|i mean|i meant|instead|sorry)|,? not (?:from )?(?:my )?\p{L}+)*)\W*$`
const putsRight = /\b(?:no|nope|sorry|wait|actually|mean|meant|instead|not)\b/i

/** "from grandpa actually", "no, dad": who it was that sent money; null for any other sentence. */
export function readSenderAnew(text: string): string | null {
  if (text.length > LONGEST || /\?\W*$/.test(text)) return null
  const [, lead = '', from, name = '', tail = ''] = senderAnew.exec(text) ?? []
  const isTold = from !== undefined || putsRight.test(`${lead} ${tail}`)
  return isTold && personIn(name) !== null ? name.toLowerCase() : null
}

const sumFor = new RegExp(
  `^\\W*(?:(?:and|plus|then|also) )+((?:another )?${sum} for (?:my |the )?(\\p{L}+))\\W*$`,
  'iu',
)

/** "and 8 for Mia": the price and for whom it was, in small letters; null for any other sentence. */
export function readSumFor(text: string): { telling: string; whom: string } | null {
  const [, telling, named = ''] = (text.length > LONGEST ? null : sumFor.exec(text)) ?? []
  const whom = personIn(named)
  return telling !== undefined && whom !== null ? { telling, whom } : null
}

/** The one person who is spoken of, in small letters: "bought a tent with my brother"; null for none, and for several. */
export function personIn(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+(?=['’]s\b)|\p{L}+/gu) ?? []
  // "my flatmate Nina" is one
  const isOne = (word: string, at: number) =>
    namesPerson(word) && !isNobody.test(word) && !(people.has(word) && firstNames.has(words[at + 1] ?? ''))
  const named = new Set(words.filter(isOne))
  const [one, ...others] = named
  return one !== undefined && others.length === 0 ? one : null
}
const isNobody = /^(?:me|us|him|her|them|myself|everyone|everybody|parents|friends|kids|guys|people|mates)$/
