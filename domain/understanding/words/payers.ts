import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Who pays for what one had, though it is nobody: "paid by work", "insurance covered half". */
export const payers = wordSet(
  'work office company firm employer insurance school team job boss department uni university college council',
)
/** What such a one does: "work paid half". */
export const paysFor = /^(?:paid|pays|covered|covers)$/

/** "half", "a third", "the other half": the part that somebody pays, as part of a pattern; half price is the whole one, and half the time is none. */
export const partPaid =
  '(?:(?:an?|his|her|their|the other) )?(?:half|third|quarter)(?! (?:price|fare|(?:of )?the time)\\b)'
/** "Sam pays half", "my brother covers a third of it": another's part of what was told, as part of a pattern. */
export const paysPart = `(?:(?:my|our|the) )?(?!i |we |you )\\S+ (?:(?:is )?(?:paying|covering)|pays|paid|covers|covered) ${partPaid}(?: of (?:it|that|them))?`

/** "dad", "Ana", "she", "the office": who pays in one's place. */
export function isOtherPayer(who: string): boolean {
  return isThirdPerson.test(who) || payers.has(who) || namesPerson(who)
}
const isThirdPerson = /^(?:he|she|they)$/

/** "did the weekly shop", as part of a pattern. */
export const didShop = 'did (?:(?:the|a|our|some) )?(?:(?:big|weekly|food) )?(?:shop|shopping|groceries)'

/** "dad paid", "my wife paid for the movie", "dinner was on Dave": somebody else paid for what is told. */
export function isPaidByOther(words: string): boolean {
  return isOtherPayer(payer.exec(words)?.slice(1).find(Boolean) ?? '')
}
const payer =
  / (?!all |everyone |everybody |nobody |already |both |fully |now |i |we )(\S+) (?:already |just )?(?:paid|covered|treated|bought|got|picked up)(?: |$)| (?:was|were|is) on (?:my |our |the )?(\S+) /
