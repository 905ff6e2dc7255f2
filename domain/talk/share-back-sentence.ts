import { saidWords } from '#domain/said-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** Who paid back a part of what, and one of how many parts that is; null where the words do not say. */
export type ShareBack = { payer: string; isNamed: boolean; parts: number | null }

const LONGEST = 120
const giving = '(?:paid|gave|sent|venmoed|zelled|transferred|handed|wired|reimbursed|revolutted)'
const sharing = pattern`^(?!i |we |who |nobody |everybody |everyone )(?<payer>(?:my |the )?[a-z]+(?: [a-z]+)?) (?:(?:has|have|just|already|finally|also|actually) )*
  ${giving}(?: (?:me|us))?(?: back)? (?:for )?(?:his|her|their|the other) (?<part>half|third|quarter|share|part)(?: of (?:it|that|this|the bill|(?:the |my )[a-z ]+?))?(?: back)?(?: (?:today|now|already))?$`
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
