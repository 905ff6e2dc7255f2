import { fillers } from '#domain/talk/openers.ts'

/**
 * Another amount on another day, of a thing that is not named. `isBeside`: the words tell one more ("and 14 yesterday"); otherwise how much
 * the same thing was then ("yesterday it was 14").
 */
export type DayPrice = { day: string; amount: string; isBeside: boolean }

const LONGEST = 60
const day =
  '((?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|(?:the day before )?yesterday(?: (?:morning|afternoon|evening))?|today|tonight|last night|this (?:morning|afternoon|evening))'
const amount = '((?!(?:it|that|this) )\\S+(?: \\S+){0,3}?)'
const lead = `(?:(?:${fillers})[\\s,]+)*`
const closer = '(?: too| as well| also)?\\W*$'
const behind = new RegExp(`^\\W*${lead}(?:and|plus)(?: then| also)*,? ${amount},? ${day}${closer}`, 'i')
const before = new RegExp(
  `^\\W*${lead}(?:and|plus)(?: then| also)*,? (?:(?:one|another(?: one)?) )?${day},? (?:(?:for|at) )?${amount}${closer}`,
  'i',
)
const same = new RegExp(
  `^\\W*(${lead})${day},? (?:it|that|mine) (?:was|cost|came to)(?: (?:only|just|even|more like))* ${amount}\\W*$`,
  'i',
)

/** Reads "and fourteen yesterday", "and on monday 14", "today it was 12"; null for any other sentence. Whether its words are an amount, the reader of it judges. */
export function readDayPrice(text: string): DayPrice | null {
  if (text.length > LONGEST || /\?\W*$/.test(text)) return null
  const [, led = '', sameDay, sameAmount] = same.exec(text) ?? []
  if (sameDay !== undefined && sameAmount !== undefined)
    return { day: sameDay, amount: sameAmount, isBeside: /\b(?:and|but)\b/i.test(led) }
  const [, first, last] = behind.exec(text) ?? []
  if (first !== undefined && last !== undefined) return { day: last, amount: first, isBeside: true }
  const [, when, much] = before.exec(text) ?? []
  return when === undefined || much === undefined ? null : { day: when, amount: much, isBeside: true }
}
