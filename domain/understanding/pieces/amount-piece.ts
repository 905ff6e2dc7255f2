import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { readMoney } from '#domain/understanding/money/money-phrase.ts'
import type { MoneyRead } from '#domain/understanding/money/money-read.ts'
import {
  bearsNumber,
  doubtOf,
  isInThousands,
  isLabelWord,
  isPlainlyNoMoney,
} from '#domain/understanding/money/number-role.ts'
import { evenly } from '#domain/understanding/pieces/quiet-piece.ts'
import { stretch, textOf } from '#domain/understanding/pieces/stretch.ts'
import { isBareInteger } from '#domain/understanding/words/cardinal.ts'
import { determiners } from '#domain/understanding/words/function-words.ts'
import { isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'

/** Money, or a number that is plainly none. */
export function amountPiece(tokens: readonly Token[], at: number, currency: string): Piece | null {
  if (isPronoun(tokens, at, currency)) return null
  const many = countedBy(tokens, at)
  if (many !== null) return stretch(tokens, at, at + 2, { type: 'number', count: many })
  const read = readMoney(tokens, at, currency)
  const bears =
    read?.decimal &&
    tokens[at]?.decimals === 0 &&
    (tokens[at]?.kind === 'number' || tokens.slice(at + 1, read.to).some(({ kind }) => kind === 'number')) &&
    bearsNumber(normBefore(tokens, at)) &&
    !(tokens[at + 1]?.kind === 'word' && endsName(tokens, at)) &&
    !isThingPriced(tokens, at, read)
  const money = bears || evenly(tokens, at + 1) ? readMoney(tokens.slice(0, at + 1), at, currency) : read
  if (!money) return null
  const alone = money.to === at + 1 && tokens[at]?.norm === 'one'
  if (alone && !money.marked && !isOneOfList(tokens, at)) return null
  money.to = afterSpelling(tokens, money)
  if (isVague(prior(tokens, at)?.norm) || isBound(tokens, at) || isInThousands(tokens, at, money.to)) money.vague = true
  const named = endsName(tokens, at)
  if (isPlainlyNoMoney(tokens, at, money, named) || isSaleDay(tokens, at)) return number(tokens, at, money)
  const doubt = leadsSpokenPrice(tokens, at, money, currency) ? 'beside' : doubtOf(tokens, at, money)
  return stretch(tokens, at, money.to, {
    type: 'amount',
    money,
    doubt: named && (doubt === 'beside' || doubt === 'label') ? null : doubt,
    correctedFrom: null,
  })
}

/** "the 11.11 sale": the day of a shop's sale, as Asia's shops name it. */
function isSaleDay(tokens: readonly Token[], at: number): boolean {
  return /^(\d{1,2})\.\1$/.test(normAt(tokens, at)) && /^(?:sales?|deals?|haul|promo)$/.test(normAt(tokens, at + 1))
}

/** "my card 23 dollars 17 cents", "a card 4 50", "board game 5 50", "game 59 99": told with its coins, one of a kind, or a price that ends as prices do, where "court 4 50" bears its number. */
function isThingPriced(tokens: readonly Token[], at: number, { to, priceLike, count }: MoneyRead): boolean {
  const [thing, lead] = [normBefore(tokens, at), prior(tokens, at, 2)]
  const isSpelt = tokens.slice(at + 1, to - 1).some(({ norm }) => currencyWord(norm) !== null)
  if (isSpelt) return true
  if (isLabelWord(thing) || count >= MOST_WITH_CENTS) return false
  return priceLike || ofItsKind.test(lead?.norm ?? '')
}
const MOST_WITH_CENTS = 100
const ofItsKind =
  /^(?:an?|birthday|greetings?|christmas|xmas|anniversary|wedding|valentines?|sympathy|mothers|fathers|board)$/

/** "a course on python 3 fourteen ninety nine": who hears the price in words heard the digits before it as a part of the name. */
function leadsSpokenPrice(
  tokens: readonly Token[],
  at: number,
  { to, marked, decimal }: MoneyRead,
  currency: string,
): boolean {
  const [digits, price] = [tokens[at], tokens[to]]
  if (marked || decimal || digits?.kind !== 'number' || to !== at + 1 || price?.kind !== 'word') return false
  return (
    prior(tokens, at)?.kind === 'word' && isNumberWord(price.norm) && readMoney(tokens, to, currency)?.decimal === true
  )
}

function number(tokens: readonly Token[], at: number, { count, to }: MoneyRead): Piece {
  const suffix = prior(tokens, to)?.suffix ?? ''
  return stretch(tokens, at, to, { type: 'number', count, norm: textOf(tokens, at, to) + suffix })
}

/** "tickets x3", "3 x beers": how many of a thing; "4.50 x 3", "3 x 4.50" and "4 tickets x 25" reckon. */
function countedBy(tokens: readonly Token[], at: number): number | null {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const isBehind = first?.norm === 'x'
  const number = isBehind ? second : first
  if ((!isBehind && second?.norm !== 'x') || number?.kind !== 'number' || !isBareInteger(number)) return null
  if (number.value > MOST_COUNTED) return null
  if (!isBehind) return isOfPrice(tokens[at + 2]) ? null : number.value
  const before = tokens.slice(Math.max(0, at - 3), at)
  const told = before.slice(before.findLastIndex(({ norm }) => norm === ',') + 1).some(isOfPrice)
  const each = /^(?:each|apiece|ea)$/.test(normBefore(tokens, at))
  const isPriced = each || tokens.slice(at + 2, at + 5).some(isOfPrice)
  return isOfPrice(prior(tokens, at)) || (told && !isPriced) ? null : number.value
}
const MOST_COUNTED = 50

function isOfPrice(token: Token | undefined): boolean {
  const { kind, norm } = token ?? { kind: 'mark', norm: '' }
  return kind === 'number' || isNumberWord(norm) || /^[$£€]$/.test(norm) || currencyWord(norm) !== null
}

/** "storage unit 119", "board game 35": the word before belongs to a longer name and labels nothing. */
function endsName(tokens: readonly Token[], at: number): boolean {
  return [2, 3].some((words) => {
    const match = at >= words ? matchLexicon(tokens, at - words) : null
    return match?.to === at && match.entry.words.length === words
  })
}

const which =
  /^(small|smaller|big|bigger|large|larger|medium|little|wee|young|younger|youngest|older|oldest|eldest|other|new|old|cheap|cheaper|good|right|wrong|first|second|third|last|next|red|blue|green|black|white|pink|purple|yellow|brown|grey|gray)$/

const articles = /^(a|the|that|this)$/
const child = /^(wee|little|young|younger|youngest|older|oldest|eldest)$/

/** "make the Walgreens one forty nine oh four": the one that is named, and then its whole price. */
const ofOne = /^(?:two|three|four|five|six|seven|eight|nine)$/

function isPronoun(tokens: readonly Token[], at: number, currency: string): boolean {
  const lead = prior(tokens, at, 2)
  // "another one four twenty"
  if (tokens[at]?.norm === 'one' && normBefore(tokens, at) === 'another' && ofOne.test(normAt(tokens, at + 1)))
    return isNumberWord(normAt(tokens, at + 2))
  if (
    tokens[at]?.norm === 'one' &&
    which.test(normBefore(tokens, at)) &&
    (articles.test(lead?.norm ?? '') ||
      (mends.test(lead?.norm ?? '') && normBefore(tokens, at) === 'last') ||
      (/^(?:my|our)$/.test(lead?.norm ?? '') && child.test(normBefore(tokens, at))) ||
      ((!lead || lead.kind === 'mark') && tokens[at + 1]?.kind === 'number'))
  )
    return readMoney(tokens, at + 1, currency) !== null
  if (tokens[at]?.norm !== 'one' || at < 3 || !mends.test(normAt(tokens, 0))) return false
  return tokens[1]?.norm === 'the' && readMoney(tokens, at + 1, currency)?.decimal === true
}

const mends = /^(?:make|change|set|correct|fix|update)$/

/** "four on coffee, three on tea, one on gum", "four on coffee three on tea one on gum": told as the prices before it. */
function isOneOfList(tokens: readonly Token[], at: number): boolean {
  const lead = normAt(tokens, at + 1)
  const before = prior(tokens, at)
  if (!/^(?:on|for)$/.test(lead) || !before || (!/^(?:,|and)$/.test(before.norm) && !endsListed(tokens, at)))
    return false
  const told = tokens.slice(Math.max(0, at - MOST_BEFORE), at - 1)
  return (
    matchLexicon(tokens, at + 2) !== null &&
    told.some(({ kind, norm }, index) => {
      const isPrice = kind === 'number' || (lead === 'on' && isNumberWord(norm))
      return isPrice && told[index + 1]?.norm === lead
    })
  )
}
const MOST_BEFORE = 8

/** A thing with its price on it ends right before: "three on tea". */
function endsListed(tokens: readonly Token[], to: number): boolean {
  const on = tokens.slice(0, to).findLastIndex(({ norm }) => norm === 'on')
  const isWord = to === on + 2 && tokens[on + 1]?.kind === 'word' && !determiners.has(normAt(tokens, on + 1))
  return on > 0 && isOfPrice(tokens[on - 1]) && (isWord || matchLexicon(tokens, on + 1)?.to === to)
}

/** "fifteen, one five": the number spelled once more, digit by digit, says nothing new. */
function afterSpelling(tokens: readonly Token[], { to, count }: MoneyRead): number {
  const digits = String(count)
  if (!/^\d{2,4}$/.test(digits)) return to
  let at = to
  while (/^(,|thats|that|is|as|in)$/.test(normAt(tokens, at))) at += 1
  for (const digit of digits) {
    const said = normAt(tokens, at)
    if (said !== digit && String(smallNumber(said)) !== digit) return to
    at += 1
  }
  return at
}

/** "a few hundred" names no amount. */
function isVague(before: string | undefined): boolean {
  return before === 'few' || before === 'several' || before === 'many' || before === 'some'
}

/** "over 100", "up to 30", "at least 50": a bound, not an amount; "they're up to 139 now" is what they charge. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const [before, lead] = [normBefore(tokens, at), normBefore(tokens, at, 2)]
  const isRisen =
    /^(?:its|theyre)$/.test(normBefore(tokens, at, 3)) &&
    tokens.slice(at + 1, at + 5).some(({ norm }) => norm === 'now')
  if (before === 'over') return !/^(hand|handed|fork|forked|turned|passed|signed)$/.test(lead)
  if (before === 'under') return true
  if (before === 'than') return lead === 'more' || lead === 'less'
  return (
    (before === 'to' &&
      lead === 'up' &&
      !isRisen &&
      !/^(gone|went|going|came|crept|jumped|shot|rose|put|bumped)$/.test(normBefore(tokens, at, 3))) ||
    (before === 'least' && lead === 'at')
  )
}
