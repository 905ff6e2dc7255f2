import { isCent, readUnit } from '#domain/understanding/money/currency-unit.ts'
import { minorPerMajor } from '#domain/understanding/money/currency-words.ts'
import { isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { type NumberRead, readNumber } from '#domain/understanding/words/read-number.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "£4 and 20p", "£5 50p": coins after a whole sum, where no other thing may be meant ("coffee £4 and 20p for a bag"). */
export function readCoins(tokens: readonly Token[], from: number, at: number): { to: number; cents: number } | null {
  const joined = tokens[at]?.norm === 'and'
  const coin = tokens[joined ? at + 1 : at]
  const read = coin?.kind === 'number' ? readCentsAfter(tokens, at) : null
  const coined = read && (coin?.suffix !== '' || isCent(prior(tokens, read.to)) || prior(tokens, read.to)?.norm === 'p')
  if (!coined) return null
  const after = tokens[read.to]
  const ends = after?.kind !== 'word' || /^(yesterday|today|this|last|on|at|in|from|cash|card)$/.test(after.norm)
  const led = from === 0 || /^(spent|paid|was|cost|for|about|pay|is|just|of|a|the)$/.test(normBefore(tokens, from))
  return ends || (led && (after?.norm === 'for' || (joined && !apart.test(after?.norm ?? '')))) ? read : null
}

/** "£3 and 50p tip": told for itself; the coffee of "£3 and 50p coffee" is of both. */
const apart = /^(?:tip|change|back|off|extra|each|more)$/

/** What may follow a price and is no thing of its own: "four dollars and 50 on the way in". */
const besides = pattern`^ (?:with|home|yesterday|today|tonight|including|back|,|earlier|please|thanks|this morning
  |last night|on (?:(?:the|my|our) (?:way|card|phone|bus|train)|\w+day|visa|amex)|for (?:me|us|it|that)) `

/** What the second number was for: "and 50 on the way home for gas", "and 40 for me at the barber". */
const otherThing = pattern` for (?!(?:me|us|it|that|now|today|the way|my|our) )| for (?:my|our) (?!(?:way|trip|walk|ride|drive) )
  |^ for (?:me|us) (?:at|in|on|from) `

/** "two hundred fifty fils", "fifty baisa", or a bare "250" or "two fifty"; behind an "and" only where no other thing follows: "2 kd and 500 fils parking" are two. */
function readThousandths(
  tokens: readonly Token[],
  { to, value: said, high }: NumberRead,
  joined: boolean,
): { to: number; cents: number } | null {
  const isCoin = isCent(tokens[to])
  const value = Number.isInteger(said) ? said : (high ?? said)
  if (!Number.isInteger(value) || value >= 1000 || (!isCoin && (value < 100 || joined))) return null
  const end = isCoin ? to + 1 : to
  const isNext = !joined && /^(?:and|plus|then)$/.test(normAt(tokens, end))
  const isClosed = isNext || goesOnBeside(tokens, end) || (!joined && beginsClause.test(normAt(tokens, end)))
  if ((joined || !isCoin) && tokens[end]?.kind === 'word' && !isClosed) return null
  return { to: end, cents: value / 10 }
}

/** "four dinars five hundred my cousin ate half of it" */
const beginsClause = /^(?:my|the|his|her|our|i|we|he|she|they|it|its)$/

function goesOnBeside(tokens: readonly Token[], at: number): boolean {
  return besides.test(` ${[0, 1, 2].map((step) => tokens[at + step]?.norm).join(' ')} `)
}

/** "12 dollars and 50 for lunch": where nothing was named before, both are of what is named now. */
function namesNothing({ kind, norm }: Token): boolean {
  return kind !== 'word' || isNumberWord(norm) || besideSum.has(norm)
}
const leadsToThing = /^(?:for|on|at)$/
const besideSum = wordSet('about bucks cost dollars euros i it its just paid pounds quid so spent that um was we')

const coins = new Map(Object.entries({ penny: 1, nickel: 5, dime: 10 }))

const zeros = /^(?:oh|o|zero)$/

/**
 * What follows "twelve dollars": "and fifty cents", "fifty", "oh five", "50", "and a half"; behind dinars, which have a thousand fils, "two
 * hundred fifty fils" and "250" are 25 hundredths.
 */
export function readCentsAfter(
  tokens: readonly Token[],
  from: number,
  code: string | null = null,
): { to: number; cents: number } | null {
  const joined = tokens[from]?.norm === 'and'
  const at = joined ? from + 1 : from
  if (joined && tokens[at]?.norm === 'a' && (tokens[at + 1]?.norm === 'half' || tokens[at + 1]?.norm === 'quarter')) {
    return { to: at + 2, cents: tokens[at + 1]?.norm === 'half' ? 50 : 25 }
  }
  const coin = joined && tokens[at]?.norm === 'a' ? coins.get(normAt(tokens, at + 1)) : undefined
  if (coin !== undefined) return { to: at + 2, cents: coin }
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'number' && (token.suffix === 'p' || token.suffix === 'c') && token.value < 100) {
    return { to: at + 1, cents: token.value }
  }
  const oh = zeros.test(token.norm) ? smallNumber(normAt(tokens, at + 1)) : null
  if (oh !== null && oh > 0 && oh < 10 && !joined) return { to: at + 2, cents: oh }
  const number = readNumber(tokens, at)
  const thousandths = number && code && minorPerMajor(code) === 1000 ? readThousandths(tokens, number, joined) : null
  if (thousandths) return thousandths
  if (!number || number.value >= 100 || !Number.isInteger(number.value) || number.magnitude) {
    const dot = token.kind === 'number' && token.norm.startsWith('.') && token.decimals <= 2
    return dot && !joined ? { to: at + 1, cents: Math.round(token.value * 100) } : null
  }
  // "50 dollars 20 percent tip"
  if (/^(?:%|percent|pct)$/.test(normAt(tokens, number.to))) return null
  const unit = readUnit(tokens, number.to, '')
  if (unit?.cents) return { to: unit.to, cents: number.value }
  const after = tokens[number.to]
  const goesOn = goesOnBeside(tokens, number.to)
  const other =
    joined &&
    goesOn &&
    otherThing.test(
      ` ${tokens
        .slice(number.to)
        .map(({ norm }) => `${norm} `)
        .join('')}`,
    )
  const reaches =
    after?.norm === 'to' && !tokens.slice(0, from).some(({ norm }) => /^(paid|gave|sent|lent|owe|tipped)$/.test(norm))
  const closes =
    !after ||
    (goesOn && !other) ||
    (joined && leadsToThing.test(after.norm) && tokens.slice(0, from).every(namesNothing)) ||
    reaches ||
    (/^[.!]$/.test(after.norm) && number.to + 1 === tokens.length)
  if (unit || (joined && !(closes && tokens.findIndex(({ norm }) => norm === 'and') === from))) return null
  const twoDigits = token.kind === 'number' ? token.norm.length === 2 && token.suffix === '' : number.value >= 10
  if (!twoDigits) return null
  const isThings = after?.kind === 'word' && /.{3}s$/.test(after.norm) && !/^(?:shes|thats)$/.test(after.norm)
  const counts = !goesOn && token.kind === 'number' && isThings
  return counts ? null : { to: number.to, cents: number.value }
}
