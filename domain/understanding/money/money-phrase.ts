import { readCentsAfter, readCoins } from '#domain/understanding/money/coins.ts'
import { isCent, isCode, readUnit } from '#domain/understanding/money/currency-unit.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { type MoneyRead, moneyRead, unread, wholeCurrencies } from '#domain/understanding/money/money-read.ts'
import { mayBeginNumber, readShare } from '#domain/understanding/words/cardinal.ts'
import { monthlySums } from '#domain/understanding/words/monthly-sums.ts'
import { isNumberToken, isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { NumberRead } from '#domain/understanding/words/read-number.ts'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** Reads the amount of money, or the bare number, that begins at a token. */
export function readMoney(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  return (
    readArticleMoney(tokens, from, own) ?? readPrefixed(tokens, from, own) ?? readSuffixed(tokens, from, own) ?? null
  )
}

/** "$5", "US$ 3.14", "EUR 20", "Rs. 500", "rupees 500", "€12,50", "$12 .50", "$4 99", "£4 and 20p". */
function readPrefixed(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const first = tokens[from]
  const lettered = tokens[from + 1]?.norm === '$'
  const unit =
    first && (first.kind === 'mark' || isCode(first) || lettered || leadsNumeral(tokens, from))
      ? readUnit(tokens, from, own)
      : null
  if (first?.norm === '¢') return readCentSign(tokens, from, own)
  if (!unit || unit.cents || unit.code === null) return null
  const pointed = /^[.:]$/.test(normAt(tokens, unit.to)) && !tokens[unit.to]?.gap
  const number = readNumber(tokens, pointed ? unit.to + 1 : unit.to)
  if (!number) return null
  const named = tokens[number.to]?.kind === 'word' ? readUnit(tokens, number.to, own) : null
  // "usd 35 eur 40": the second leads to an amount of its own.
  const leads = named !== null && named.code !== unit.code && tokens[named.to]?.kind === 'number'
  const again = named && !named.cents && !leads && (named.code === unit.code || first?.norm === '$') ? named : null
  const cents = again || number.decimal || number.magnitude ? null : readCoins(tokens, from, number.to)
  return moneyRead({
    ...unread(tokens, from, own, number),
    to: cents?.to ?? again?.to ?? number.to,
    code: again?.code ?? unit.code,
    centsRead: cents?.cents ?? 0,
  })
}

/** "paid rupees 500": the word in front of a number; behind one, it is of that one ("tip 5 dollars 20 for lunch"). */
function leadsNumeral(tokens: readonly Token[], from: number): boolean {
  const before = prior(tokens, from)
  return (
    leading.has(normAt(tokens, from)) &&
    (tokens[from + 1]?.kind === 'number' || isNumeral(tokens[from + 1]?.norm)) &&
    before?.kind !== 'number' &&
    !isNumberWord(before?.norm ?? '')
  )
}
/** "rupees sixty", "rupees hundred for the auto": said as it is written. */
function isNumeral(word = ''): boolean {
  return isNumberWord(word) || /^(?:hundred|thousand|lakh)$/.test(word)
}
const leading = wordSet('rupees dollars euros dirhams dinars kd shillings pesos naira ringgit')

/** "¢75": the sign in front. */
function readCentSign(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const number = readNumber(tokens, from + 1)
  return number ? moneyRead({ ...unread(tokens, from, own, number), cents: true }) : null
}

type Note = { value: number; code?: string }

/** Notes and coins that are called by a name of their own; each may be counted. */
const notes = new Map<string, Note>(
  Object.entries({
    fiver: { value: 5 },
    tenner: { value: 10 },
    hundo: { value: 100 },
    toonie: { value: 2, code: 'CAD' },
    twentie: { value: 20 },
    '20s': { value: 20 },
    fiftie: { value: 50 },
    '50s': { value: 50 },
  }),
)

/** So many of the notes or coins that a word behind the number names, in the singular; null for other words. */
function readNotes(base: ReturnType<typeof unread>, name = ''): MoneyRead | null {
  const note = notes.get(name)
  if (!note) return null
  const { number, to } = base
  const value = number.value * note.value
  return { ...moneyRead({ ...base, code: note.code ?? null, to: to + 1, number: { ...number, value } }), marked: true }
}

/** "forty bucks", "12.50", "twelve dollars and fifty cents", "50p", "three tenners". */
function readSuffixed(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  if (!mayBeginNumber(tokens[from])) return null
  const number = readNumber(tokens, from)
  if (!number) return readPartOfOne(tokens, from, own)
  const base = unread(tokens, from, own, number)
  const last = prior(tokens, number.to)
  const next = tokens[number.to]
  const labelled = /^(seat|gate|row|unit|apartment|apt|flat|platform|room|bay|level)$/.test(normBefore(tokens, from))
  if (last?.kind === 'number' && !labelled && (last.suffix === 'p' || last.suffix === 'c'))
    return moneyRead({ ...base, code: last.suffix === 'p' ? 'GBP' : null, cents: true })
  if (next?.norm === 'pee' && own === 'GBP' && !number.decimal && endsMoney(tokens, number.to + 1))
    return moneyRead({ ...base, to: number.to + 1, code: 'GBP', cents: true })
  if (next?.kind === 'word' && (next.norm === 'p' || (next.norm === 'c' && tokens[number.to + 1]?.kind !== 'word')))
    return moneyRead({ ...base, to: number.to + 1, code: next.norm === 'p' ? 'GBP' : null, cents: true })
  const inNotes = readNotes(base, next?.kind === 'number' ? next.norm + next.suffix : next?.norm.replace(/s$/, ''))
  if (inNotes) return inNotes
  const unit = signsNext(tokens, number.to) ? null : readUnit(tokens, number.to, own)
  const hasMore = !unit && next?.norm === 'and'
  const wholes =
    hasMore && number.high !== null && (isOfHundreds(tokens, from) || namesCents(tokens, number))
      ? wholePair(number, number.high)
      : number
  const rest = hasMore && wholes.decimal === false ? readCentsAfter(tokens, number.to) : null
  if (rest && isCent(prior(tokens, rest.to)) && !isForAnother(tokens, from, rest.to))
    return moneyRead({ ...base, number: wholes, to: rest.to, centsRead: rest.cents })
  const hundredths = hasMore ? hundredthsByAnd(tokens, from, number) : null
  if (hundredths && !wholeCurrencies.test(own)) return moneyRead({ ...base, to: number.to + 2, centsRead: hundredths })
  const poured = pouredFor.has(normAt(tokens, (unit?.to ?? 0) + 1))
  if (!unit || (unit.code === 'GBP' && tokens[unit.to]?.norm === 'of' && !poured)) {
    const part = readPartOfOne(tokens, from, own)
    return part && part.to > number.to ? part : moneyRead({ ...base, otherAllowed: true })
  }
  const marked = { ...base, to: unit.to, code: unit.code }
  if (unit.cents) return readCents(marked)
  const said = tokens.slice(from, number.to + 1).every(({ kind }) => kind === 'word')
  if (said && number.high !== null && number.high < 1000)
    return moneyRead({ ...marked, number: { ...number, value: number.high, high: null, decimal: false } })
  const cents = number.decimal && number.high === null ? null : readCentsAfter(tokens, unit.to, unit.code)
  return moneyRead({
    ...marked,
    to: cents?.to ?? unit.to,
    number: cents && number.high !== null ? { ...number, value: number.high, high: null } : base.number,
    otherAllowed: cents === null,
    centsRead: cents?.cents ?? 0,
  })
}

/**
 * "lunch nineteen and ninety", "coffee four and fifty": the hundredths, where both are said in words and no second price can be meant, as
 * it can in "taxi twenty and thirty" and "coffee four and twenty for gas"; null for others.
 */
function hundredthsByAnd(tokens: readonly Token[], from: number, { to, value, high }: NumberRead): number | null {
  const isSaid = high === null && value < 1000 && tokens.slice(from, to).every(({ kind }) => kind === 'word')
  const tens = smallNumber(normAt(tokens, to + 1)) ?? 0
  if (!isSaid || tens < 20 || tens % 10 !== 0 || (value % 5 === 0 && tens < value * 4)) return null
  if (isOfTwoThings(tokens, from)) return null
  const after = tokens[to + 2]
  return after === undefined || after.kind === 'mark' || behindHundredths.has(after.norm) ? tens : null
}
/** "lunch and dinner, nineteen and forty", "bus and taxi three and twenty": each has a price of its own, as two of which one alone is eaten have. */
function isOfTwoThings(tokens: readonly Token[], from: number): boolean {
  const isApart = prior(tokens, from)?.kind === 'mark'
  const to = isApart ? from - 1 : from
  const [one, joint, other] = [to - 3, to - 2, to - 1]
  const isThing = (at: number): boolean => tokens[at]?.kind === 'word' && !isNumberWord(normAt(tokens, at))
  if (normAt(tokens, joint) !== 'and' || !isThing(one) || !isThing(other)) return false
  return isApart || !foodPair.test(`${normAt(tokens, one)} ${normAt(tokens, other)}`)
}
/** What is served together. */
const foodPair =
  /^(?:\S+ (?:cheese|chips|tonic|fries|eggs?|peas|rice|beans|toast|gravy|mash|soda|coke|milk|butter|jam|vinegar|salad)|[hmb] \S)$/

const behindHundredths = wordSet('and then today yesterday this last tonight')

/** "75 cents"; ".99 cents" are so many hundredths of the whole, and "1.50 cents" may be either. */
function readCents(base: ReturnType<typeof unread>): MoneyRead {
  const { number } = base
  const inCents = moneyRead({ ...base, cents: true })
  if (Number.isInteger(number.value)) return inCents
  return number.value < 1 ? { ...moneyRead(base), marked: true } : { ...inCents, vague: true }
}

/** "payday, twenty six forty eight and twelve cents": where the cents come behind, the pair before them is whole, of what comes in hundreds. */
function wholePair(number: NumberRead, value: number): NumberRead {
  return { ...number, value, high: null, decimal: false }
}

/** "one sixty two and twenty cents": what stands before its cents is whole; "three fifty and ten cents" may be two coins more. */
function namesCents(tokens: readonly Token[], { to, high }: NumberRead): boolean {
  const cents = (high ?? 0) % 10 === 0 ? null : readCentsAfter(tokens, to)
  return cents !== null && isCent(prior(tokens, cents.to))
}

function isOfHundreds(tokens: readonly Token[], at: number): boolean {
  const around = tokens.slice(Math.max(0, at - WORDS_AROUND), at + WORDS_AROUND)
  return around.some(({ norm }) => monthlySums.has(norm))
}
/** So far about an amount it is told what it was for; it bounds how often a word is looked at. */
const WORDS_AROUND = 40

/** "coffee 4 and 75 cents for a parking meter": what was named before has its price, and the cents are for another thing. */
function isForAnother(tokens: readonly Token[], from: number, to: number): boolean {
  const lead = normBefore(tokens, from)
  const named =
    tokens.slice(0, from).some(({ kind }) => kind === 'word') &&
    !/^(spent|paid|was|were|cost|for|about|pay|is|just|of|a|the|me)$/.test(lead)
  return named && /^(for|on)$/.test(normAt(tokens, to))
}

/** "50 pee for the loo", "a score at the bookies": no "pee bags", no "score draw", and no "score and a half". */
function endsMoney(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to]
  if (next?.norm === 'and') return tokens[to + 1]?.norm !== 'a'
  return next === undefined || next.kind === 'mark' || behindMoney.has(next.norm)
}
const behindMoney = wordSet('for at to in from off each today yesterday last this then plus towards')

function isHalf(tokens: readonly Token[], at: number): boolean {
  return prior(tokens, at)?.norm === 'half'
}

/** "half a dollar", "three quarters of a euro"; without a currency it is a number of its own ("three quarters"). */
function readPartOfOne(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const share = readShare(tokens, from)
  if (!share) return null
  let at = tokens[share.to]?.norm === 'of' ? share.to + 1 : share.to
  if (/^(an?|the|one)$/.test(normAt(tokens, at))) at += 1
  const unit = tokens[at]?.kind === 'word' ? readUnit(tokens, at, own) : null
  const number = { ...share, high: null, decimal: true, priceLike: false, magnitude: false }
  const base = unread(tokens, from, own, number)
  if (unit && !unit.cents && unit.code !== 'GBP') return moneyRead({ ...base, to: unit.to, code: unit.code })
  const counted = tokens[from]?.suffix === '/' || prior(tokens, share.to)?.norm.endsWith('s')
  return counted || share.to - from === tokens.length ? moneyRead(base) : null
}

/** "pump 4 £60": the sign stands before the next number, apart from this one. */
function signsNext(tokens: readonly Token[], at: number): boolean {
  const [sign, number] = [tokens[at], tokens[at + 1]]
  return sign?.kind === 'mark' && sign.gap && number?.kind === 'number' && !number.gap
}

/** Things bought by the pound of money, not of weight: "ten quid of diesel". */
const pouredFor = wordSet('petrol diesel fuel gas credit electric electricity shopping groceries my the')

/** "a pound of coffee beans", "1.50 a pound": weighed, not paid. */
function isWeight(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm !== 'pound') return false
  const before = prior(tokens, at, 2)
  // "six dollars a pound"
  if (before && currencyWord(before.norm) !== null) return true
  if (before && (isNumberToken(before) || /^(half|quarter)$/.test(before.norm))) return true
  return tokens[at + 1]?.norm === 'of' && !pouredFor.has(normAt(tokens, at + 2))
}

/** "a buck fifty", "buck fifty", "a fiver", "a quid", "a fifty", "couple of bucks". */
function readArticleMoney(tokens: readonly Token[], from: number, own: string): MoneyRead | null {
  const article = tokens[from]?.norm
  const slangFirst =
    /^(fiver|tenner)$/.test(article ?? '') || (article === 'buck' && readCentsAfter(tokens, from + 1) !== null)
  if (article !== 'a' && article !== 'one' && article !== 'another' && !slangFirst) return null
  const at = slangFirst ? from : from + 1
  const word = tokens[at]
  if (word?.kind !== 'word' || isWeight(tokens, at)) return null
  const one: NumberRead = { to: at, value: 1, high: null, decimal: false, priceLike: false, magnitude: false }
  const base = unread(tokens, from, own, one)
  const note = readNotes(base, word.norm)
  if (note) return note
  if (word.norm === 'score' && own === 'GBP' && !isHalf(tokens, from) && endsMoney(tokens, at + 1))
    return { ...moneyRead({ ...base, to: at + 1, number: { ...one, to: at + 1, value: 20 } }), marked: true }
  const unit = readUnit(tokens, at, own)
  // "a R10 tip": the letter is the sign of the number behind it.
  const next = unit ? tokens[unit.to] : undefined
  if (next?.kind === 'number' && !next.gap) return null
  if (unit && !unit.cents && !word.norm.endsWith('s')) {
    const cents = readCentsAfter(tokens, unit.to, unit.code)
    return moneyRead({ ...base, to: cents?.to ?? unit.to, code: unit.code, centsRead: cents?.cents ?? 0 })
  }
  const value = smallNumber(word.norm)
  if (article !== 'a' || value === null || value % 5 !== 0 || value < 5) return null
  const number = readNumber(tokens, at)
  const after = number && readUnit(tokens, number.to, own)
  if (!number || number.high !== null) return null
  const noun = tokens[number.to]
  if (!after && noun?.kind === 'word' && (noun.norm === 'minute' || noun.norm === 'percent' || noun.hyphen)) return null
  return moneyRead({ ...base, to: number.to, number, ...after })
}
