import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { ofOwner, withoutAddress } from '#domain/understanding/words/address.ts'
import { changes, companyLength, potWords, shareWords, whereabouts } from '#domain/understanding/words/circumstance.ts'
import { heardRight } from '#domain/understanding/words/heard.ts'
import { withoutHesitation } from '#domain/understanding/words/hesitation.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { saidAs, type Token, textOf } from '#domain/understanding/words/token.ts'
import { asks, isJoint, isNumber, isPause, isThing } from '#domain/understanding/words/token-roles.ts'
import { closing, closingOfEntry, opening, type Plain, plainWords } from '#domain/understanding/words/trimming-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/**
 * The tokens without what people put around and between what they tell, so that every reader meets the bare words: sounds of
 * hesitation ("lunch, uh, 12"), what opens a sentence ("hi there, right, …") and what closes it ("…, you know", "…, put that down",
 * "…, cash"). What would leave nothing stays as it is ("hi there").
 */
export function withoutTrimmings(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let start = 0
  while (start < tokens.length) {
    let end = start
    while (end < tokens.length && !ends(tokens[end])) end += 1
    const told = heardRight(tokens.slice(start, end))
    const bare = trimmed(told)
    const mark = tokens[end]
    const isPay = mark?.norm === '!' && calledSum.test(textOf(tokens.slice(end + 1, end + 6)))
    kept.push(...(isPay ? bare.map(calledOut) : bare))
    if (mark) kept.push(mark.norm === '?' && asksForAssent(told, bare) ? saidAs(mark, '.') : mark)
    start = end + 1
  }
  return kept
}

/** "… 2,400 from Nova" */
const calledSum = /^ (?:[$£€] )?\S*\d\S* (?:[a-z]+ )?from /

/** "Paid! 2,400 from Nova" is "Payday! …". */
function calledOut(token: Token, _: number, { length }: readonly Token[]): Token {
  return length === 1 && token.norm === 'paid' ? saidAs(token, 'payday') : token
}

function ends(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /^[.!?\n]$/.test(token.norm)
}

/** "coffee 4, got it?": what was asked is only whether Penny listens. */
function asksForAssent(told: readonly Token[], bare: readonly Token[]): boolean {
  return bare.at(-1) !== told.at(-1) && bare.some(isNumber)
}

function trimmed(told: readonly Token[]): Token[] {
  const tokens = inPlainWords(withoutHesitation(withoutAddress(ofOwner(withoutAsides(told.map(ampersand))))))
  const kept: Token[] = []
  let start = openedTo(tokens)
  for (let at = start + 1; at <= tokens.length; at += 1) {
    const joint = tokens[at]
    if (joint && !(isJoint(joint) && tokens.slice(at).some(isNumber))) continue
    kept.push(...tokens.slice(start, at))
    kept.length = closedFrom(kept, tokens.slice(at, at + 3))
    start = at
  }
  return kept
}

/** "two hundred & ten", "3 dollars & 50": between the words of a name it stays as it is. */
function ampersand(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.norm !== '&' || !token.gap) return token
  const before = prior(tokens, at)
  const counts = isNumber(before) || isNumberWord(before?.norm ?? '') || currencyWord(before?.norm ?? '') !== null
  return counts ? saidAs(token, 'and', { kind: 'word' }) : token
}

/** "wine 18 (a gift)": what is said in brackets, without a number, behind a thing and its price. */
function withoutAsides(told: readonly Token[]): readonly Token[] {
  const open = told.findIndex(({ norm }) => norm === '(')
  const close = told.findIndex(({ norm }, at) => norm === ')' && at > open)
  if (open < 0 || close < 0) return told
  const before = told.slice(told.slice(0, open).findLastIndex(isJoint) + 1, open)
  const closes = !before.some(isNumber) || !before.some(isThing) || told.slice(open, close).some(isNumber)
  const rest = withoutAsides(told.slice(close + 1))
  return closes ? [...told.slice(0, close + 1), ...rest] : [...told.slice(0, open), ...rest]
}

/**
 * "it added up to 40" is "it came to 40", "my card was charged 40" is "i paid 40", "coffee 4 as well as lunch 12" is "coffee 4 and
 * lunch 12": the plain words for what is said in others.
 */
function inPlainWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ norm }) => plainWords.has(norm) || norm === ':')) return tokens
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token || isLeader(tokens, at)) continue
    const other = plainWords
      .get(token.norm)
      ?.find(
        ({ said, opens }) =>
          said.every((word, offset) => tokens[at + offset]?.norm === word) && !(opens && isOpenTo(tokens, at)),
      )
    let after = at + (other?.said.length ?? 1)
    if (other?.place === 'before' && isPause(tokens[after])) after += 1
    const last = tokens[after - 1]
    if (!other || !last || !isBesideNumber(tokens, at, after, other)) {
      kept.push(token)
      continue
    }
    const [first = '', second] = other.plain
    kept.push(saidAs(token, first, { end: second === undefined ? last.end : token.end }))
    if (second !== undefined) kept.push(saidAs(token, second, { start: last.end, end: last.end, gap: true }))
    at = after - 1
  }
  return kept
}

/** "her account was debited 300", "my card was charged 40 but refunded": not surely paid by the person. */
function isOpenTo(tokens: readonly Token[], at: number): boolean {
  const begins = at === 0 || isJoint(tokens[at - 1] as Token) || /^(yesterday|today|so)$/.test(normBefore(tokens, at))
  return !begins || tokens.some(({ norm }) => /^(refunded|reversed|returned|back|twice|declined)$/.test(norm))
}

/** "coffee: 4". */
function isLeader(tokens: readonly Token[], at: number): boolean {
  const named = prior(tokens, at)?.kind === 'word' && !asks.test(normAt(tokens, 0))
  return tokens[at]?.norm === ':' && named && leadsNumber(tokens, at + 1)
}

function leadsNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  const sign = next !== undefined && (/^an?$/.test(next.norm) || (next.kind === 'mark' && !isPause(next)))
  return isNumber(sign ? tokens[at + 1] : next)
}

function isBesideNumber(tokens: readonly Token[], from: number, to: number, { place }: Plain): boolean {
  if (place === 'before') return leadsNumber(tokens, to)
  if (place === 'first') return leadsNumber(tokens, to) && !isPaid(tokens.slice(0, from))
  if (place === 'next') return tokens.slice(Math.max(0, from - 2), from).some(isNumber)
  return tokens.slice(0, from).some(isNumber) && (place === 'behind' || tokens.slice(to).some(isNumber))
}

/** "paid 15, taxi meter said 13" */
function isPaid(told: readonly Token[]): boolean {
  return told.some(({ norm }) => paid.has(norm)) && told.some(isNumber)
}
const paid = wordSet('paid gave charged cost handed')

/** How many tokens open the sentence and say nothing, where more is told behind them. */
function openedTo(tokens: readonly Token[]): number {
  const said = opening.exec(textOf(tokens.slice(0, 12)))
  const length = said === null ? 0 : lengthOf(said[0])
  const goesOn = tokens[0]?.norm === 'and' && !tokens.some(isNumber)
  return goesOn || length === tokens.length ? 0 : length
}

const LONGEST_CLOSER = 10

/** Where the words begin that close what was told so far and say nothing; what tells must stand before them. */
function closedFrom(tokens: readonly Token[], next: readonly Token[]): number {
  let to = tokens.length
  const tells = tokens.some(isNumber)
  const closer = tells && !movesMoney(tokens, next) ? closingOfEntry : closing
  for (;;) {
    const said = closer.exec(textOf(tokens.slice(Math.max(0, to - LONGEST_CLOSER), to)))
    const cut = said ? to - lengthOf(said[0]) : tells ? circumstanceFrom(tokens.slice(0, to), next) : to
    const led = said !== null && bound.test(normBefore(tokens, cut)) && !isPause(tokens[cut])
    if (cut === to || cut <= 0 || led || (tells && !tokens.slice(0, cut).some(isNumber))) return to
    to = cut
  }
}
/** "cab was 20, I gave him 25 on the way home": where and with whom it was changes no amount; how many tokens tell the rest. */
function circumstanceFrom(tokens: readonly Token[], next: readonly Token[]): number {
  const where = whereabouts.exec(textOf(tokens.slice(-LONGEST_CIRCUMSTANCE)))
  const length = where ? lengthOf(where[0]) : next.length === 0 ? companyLength(tokens) : 0
  const told = tokens.slice(0, tokens.length - length)
  if (length === 0 || copula.test(told.at(-1)?.norm ?? '') || isOrder(told)) return tokens.length
  if (where && (next.length > 1 || isReduced(told, where[0]) || isWhereElse(told, where[0]))) return tokens.length
  if (where) return isTold(told) || isAloneOnTheWay(tokens, told) ? told.length : tokens.length
  if (ownPart.test(textOf(told.slice(-3)))) return told.length
  const shares = told.some(({ norm }) => shareWords.has(norm))
  return !shares && lastItem(told).some(isThing) ? told.length : tokens.length
}
const ownPart = / my (?:own )?(?:half|share|part) $/

/** A thing, and with the last amount some word: in "shoes 50, 20 online" the place is what tells the 20. */
function isTold(tokens: readonly Token[]): boolean {
  return tokens.some(isThing) && lastItem(tokens).some((token) => token.kind === 'word' && !isNumber(token))
}

/** "60 on the way home", "20 around noon": neither is what it was for. In "bus 3 there, 4 on the way home" it is another ride. */
function isAloneOnTheWay(tokens: readonly Token[], told: readonly Token[]): boolean {
  const isOne = told.filter((token, at) => isNumber(token) && !isNumber(prior(told, at))).length === 1
  return isOne && /^(?:on|around|about)$/.test(normAt(tokens, told.length))
}

/** "the jacket was 80 but 60 in the sale": the place tells the two prices apart. */
function isReduced(told: readonly Token[], where: string): boolean {
  return /^ in the (?:end|sale)/.test(where) && / but \S+ $/.test(textOf(told.slice(-2)))
}

/** "80 in the shop but 65 online so I bought them online": of two prices the place tells which was paid. */
function isWhereElse(told: readonly Token[], where: string): boolean {
  return textOf(told.slice(told.findLastIndex(isNumber))).includes(where)
}

function lastItem(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findLastIndex(isJoint) + 1)
}

function isOrder(tokens: readonly Token[]): boolean {
  const first = normAt(tokens, 0)
  return asks.test(first) || changes.test(first) || tokens.some(({ norm }) => potWords.has(norm))
}
const LONGEST_CIRCUMSTANCE = 5
const copula = /^(?:was|were|is|are|be|been|it|that|this)$/

/** "dont log it", "asked him to add that": the words before do not end there. */
const bound = pattern`^(dont|not|never|didnt|cant|cannot|wont|wouldnt|couldnt|shouldnt|stop|without|to|and|or|my|the|a
  |if|i|we|they|he|she|you|should|will|from|for|of)$`
/** "pay 175 on my visa", "took out 60 in cash", "40 by card and 20 in cash": the card or the cash is what it is about. */
function movesMoney(tokens: readonly Token[], next: readonly Token[]): boolean {
  return (
    transfers.test(textOf(tokens.slice(0, 4))) || paidInParts.test(textOf([...tokens.slice(-LONGEST_CLOSER), ...next]))
  )
}
const transfers = pattern`^ (?:(?:i|we|can|you|please|just) )*(?:(?:pay|put|charge|transfer|send|owe) (?:[$£€] )?\d
  |(?:took|take|got|get|pulled|drew) out |with(?:drew|drawn|draw) )`
const paidInParts =
  / (?:cash|card|visa|amex|credit|debit|account|voucher|paypal) and (?:the rest |[$£€] )?(?:\d|in |on |by |with )/

function lengthOf(text: string): number {
  return text.trim().split(' ').length
}
