import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { isUnitWord } from '#domain/understanding/money/number-role.ts'
import { stretch } from '#domain/understanding/pieces/stretch.ts'
import { readBelowHundred } from '#domain/understanding/words/cardinal.ts'
import { isNumberWord, smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, sound } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { itemsOf, wordsOf } from '#domain/understanding/words/word-set.ts'

/** Words that name neither a thing nor a price. */
export function quietPiece(tokens: readonly Token[], at: number): Piece | null {
  return (
    offer(tokens, at) ??
    evenly(tokens, at) ??
    cutOff(tokens, at) ??
    setPhrase(tokens, at) ??
    electronic(tokens, at) ??
    stutter(tokens, at) ??
    patient(tokens, at) ??
    listing(tokens, at) ??
    phoneNumber(tokens, at)
  )
}

/** "0800 555 123", "020 7946 0958": digits that begin with a nought are dialled, and no price. */
function phoneNumber(tokens: readonly Token[], at: number): Piece | null {
  if (!/^0\d{2,4}$/.test(normAt(tokens, at))) return null
  let to = at
  let digits = 0
  while (/^\d{3,11}$/.test(normAt(tokens, to)) && tokens[to]?.suffix === '') {
    digits += normAt(tokens, to).length
    to += 1
  }
  return to > at + 1 && digits >= LEAST_DIALLED ? stretch(tokens, at, to, sound) : null
}
const LEAST_DIALLED = 9

/** "two for one burgers", "3 for 2 on shampoo": an offer, no price. */
function offer(tokens: readonly Token[], at: number): Piece | null {
  if (tokens[at + 1]?.norm !== 'for') return null
  const [many, few] = [tokens[at], tokens[at + 2]].map((token) =>
    token?.kind === 'number' && token.suffix === '' ? token.value : smallNumber(token?.norm ?? ''),
  )
  if (many == null || few == null || many !== few + 1 || many > 4) return null
  const next = tokens[at + 3]
  const isPricedNext = next?.norm === ',' && /^(?:each|apiece|ea)$/.test(normAt(tokens, at + 5))
  if (!isPricedNext && (!next || next.kind === 'mark' || isUnitWord(next.norm) || next.norm === 'of')) return null
  return stretch(tokens, at, at + 3, { type: 'word', capital: false, norm: offerWords.get(few) ?? 'um' })
}

/** Sounds among the others, by which the price of several can be told. */
const offerWords = new Map([
  [1, 'twoforone'],
  [2, 'threefortwo'],
  [3, 'fourforthree'],
])

/** "fifty-fifty" shares a cost, it is no price. */
export function evenly(tokens: readonly Token[], at: number): Piece | null {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.norm === '50/50' && /^(tickets?|draw|raffle)$/.test(second?.norm ?? ''))
    return stretch(tokens, at, at + 1, { type: 'word', capital: true })
  if (first?.norm === '50/50') return stretch(tokens, at, at + 1, { type: 'word', capital: false, norm: 'fifty-fifty' })
  const words = first?.norm === 'fifty' && second?.norm === 'fifty'
  // "fifteen fifty not fifty fifty": an amount that is denied.
  if (prior(tokens, at)?.norm === 'not' || (words && isPrice(tokens, at))) return null
  if (!words && !(first?.norm === '50' && second?.norm === '50' && (second.hyphen || isShared(tokens, at)))) return null
  return stretch(tokens, at, at + 2, { type: 'word', capital: false, norm: 'fifty-fifty' })
}

/** "spent fifty fifty at the chemist": the only sum that is told. */
function isPrice(tokens: readonly Token[], at: number): boolean {
  const verb = normBefore(tokens, at)
  const next = normAt(tokens, at + 2)
  if (!/^(?:spent|cost|costs)$/.test(verb)) return false
  const others = [...tokens.slice(0, at), ...tokens.slice(at + 2)]
  return (
    !/^(?:with|between|on)$/.test(next) && !others.some(({ kind, norm }) => kind === 'number' || isNumberWord(norm))
  )
}

/** "split it 50 50", "split the bill 50 50", "went 50 50 on dinner", "we did 50 50"; "make it 50 50" and "gas went 50 50" are prices. */
function isShared(tokens: readonly Token[], at: number): boolean {
  const [verb, what] = [normBefore(tokens, at), normBefore(tokens, at, 2)]
  const next = tokens[at + 2]
  const isWithWhom = /^(?:on|with)$/.test(next?.norm ?? '')
  const isEnd = !next || next.kind === 'mark' || /^(?:and|then|so|but|plus)$/.test(next.norm)
  const isDone = (isEnd || isWithWhom) && company.test(what)
  if (/^(?:did|do|doing)$/.test(verb)) return isDone
  if (/^(?:went|going|go)$/.test(verb)) return isWithWhom || isDone
  if (tokens.slice(Math.max(0, at - 4), at).some(({ norm }) => norm === 'split' || norm === 'splitting')) return true
  return splitting.test(/^(?:it|that|this|everything|them)$/.test(verb) ? what : verb)
}
const splitting = /^(?:shared|sharing)$/
/** Who can share: "Sam and I went 50 50". */
const company = /^(?:we|i|me|they|us|both|were|weve|lets|always|just)$/

/** "pizza for nine- nineteen fifty", "two fif- two fifty": a word that was broken off; a whole number word only before another number. */
function cutOff(tokens: readonly Token[], at: number): Piece | null {
  const [token, dash, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (token?.kind !== 'word' || dash?.norm !== '-' || dash.gap || !next?.gap) return null
  const begins = next.norm.startsWith(token.norm)
  const number = smallNumber(next.norm) !== null || next.kind === 'number'
  const again = number && (smallNumber(token.norm) !== null || prior(tokens, at)?.norm === next.norm)
  if (!begins && !again) return null
  return stretch(tokens, at, at + 2, sound)
}

const setPhrases = new Map<string, string[][]>()
for (const phrase of itemsOf(`
  a grand total of|after all|an arm and a leg|all at once|as well|at once|believe it or not|i miscounted|i misread|i mistyped|i miscalculated|dont judge me|dont judge|dont ask|first of all|first off|for the record|here we go
  in between|in one go|in the end|last but not least|last but not the least|next door|next stop|just so you know|long day|long story short|mind you|no clue how|no idea how|of course|oh my god|out the door
  it turns out|right away|the other day|the other night|the other week|the other morning|the other evening|straight away|thank god|thank goodness|thank heavens|i swear|i know i know|so theres that|lunch break|lunch hour|coffee break|tea break|to be honest|turns out|what a day|what else|what was it|whats it|yet again
  no split|no splitting|no sharing|not split|not splitting it|not splitting|without splitting it|without splitting
`)) {
  const words = wordsOf(phrase)
  const [first = ''] = words
  setPhrases.set(first, [...(setPhrases.get(first) ?? []), words])
}

/** "bed fourteen was a nightmare": who lies there, which costs nothing. */
function patient(tokens: readonly Token[], at: number): Piece | null {
  if (tokens[at]?.norm !== 'bed') return null
  const digits = tokens[at + 1]
  const number = digits?.kind === 'number' ? { to: at + 2, value: digits.value } : readBelowHundred(tokens, at + 1)
  if (!number || number.value > MOST_BEDS) return null
  const told = tokens.slice(number.to, number.to + 4).map(({ norm }) => norm)
  return behaves.test(` ${told.join(' ')} `) ? stretch(tokens, at, number.to, sound) : null
}
const MOST_BEDS = 60
const behaves = pattern`^ (?:(?:needs?|wants?|wanted|keeps|kept|coded)
  |(?:was|is) (?:(?:so|all|still|really) )?(?:(?:up|asleep|awake|being|poorly|unwell)
  |an? (?:(?:total|real|complete) )?(?:nightmare|handful|pain|mess|terror|nuisance|sweetheart))) `

/** "straight away", "in the end": words that stand together and name nothing. */
function setPhrase(tokens: readonly Token[], at: number): Piece | null {
  for (const words of setPhrases.get(normAt(tokens, at)) ?? []) {
    const to = at + words.length
    if (words[1] === 'else' && /^(did|do|have|has|was|is|were|are|can|would|should)$/.test(normAt(tokens, to))) continue
    if (words[2] === 'how' && /^(much|many)$/.test(normAt(tokens, to))) continue
    if (/^(break|hour)$/.test(words[1] ?? '') && !/^(my|our|on|during|over)$/.test(normBefore(tokens, at))) continue
    // "after all that walking", "after all day at work"
    if (words[0] === 'after' && /^(day|night|of|that|this)$/.test(normAt(tokens, to))) continue
    if (words[0] === 'as' && !leadsToPrice(tokens, to)) continue
    if (words[1] === 'between' && (tokens[to + 1]?.norm === 'and' || !endsBeforeNumber(tokens, to))) continue
    // "no, split it three ways"
    if (/^(?:split|sharing)/.test(words[1] ?? '') && !isEndOfTelling(tokens[to])) continue
    if (words[0]?.startsWith('what') && !/^(a|else)$/.test(words[1] ?? '') && !endsBeforeNumber(tokens, to)) continue
    if (words.every((word, offset) => tokens[at + offset]?.norm === word)) return stretch(tokens, at, to, sound)
  }
  return null
}

/** A pause, or a word that leads to what is told next. */
function isEndOfTelling(token: Token | undefined): boolean {
  return (
    token === undefined || token.kind === 'mark' || /^(?:and|so|but|then|just|this|today|yesterday)$/.test(token.norm)
  )
}

/** "first the vet 140, second the leash 15": what only counts up the things that are told. */
function listing(tokens: readonly Token[], at: number): Piece | null {
  const word = normAt(tokens, at)
  if (!/^(?:first|second|third|fourth|last)(?:ly)?$/.test(word) || tokens[at]?.kind !== 'word') return null
  const before = prior(tokens, at)
  const isApart = before?.kind !== 'word' || isNumberWord(before.norm) || /^(?:and|then)$/.test(before.norm)
  const isBegun = tokens.some(
    ({ norm }, index) =>
      (index < 3 && index < at && /^first/.test(norm)) || (word === 'first' && norm === 'second' && index > at),
  )
  return isApart && (word.endsWith('ly') || isBegun) ? stretch(tokens, at, at + 1, sound) : null
}

/** "put rent down as well, 950"; "coffee 4 and yesterday as well" is one more coffee. */
function leadsToPrice(tokens: readonly Token[], to: number): boolean {
  return endsBeforeNumber(tokens, to) && !tokens.slice(0, to).some(({ kind }) => kind === 'number')
}

/** "for, what was it, 5". */
function endsBeforeNumber(tokens: readonly Token[], to: number): boolean {
  const next = tokens[tokens[to]?.norm === ',' ? to + 1 : to]
  return next?.kind === 'number' || smallNumber(next?.norm ?? '') !== null
}

/** "t-twenty", "fif-fifteen"; "re-rented" and "no-nonsense" are words, and "four-fourteen" may be a price. */
function isBegun(sound: string, word: string): boolean {
  return (
    sound.length < 5 &&
    word.length > sound.length &&
    word.startsWith(sound) &&
    !/^(?:no|re|co|de|un|pre)$/.test(sound) &&
    smallNumber(sound) === null
  )
}

/** "e transfer from mum" */
function electronic(tokens: readonly Token[], at: number): Piece | null {
  const isTransfer = tokens[at]?.norm === 'e' && tokens[at + 1]?.norm === 'transfer'
  return isTransfer ? stretch(tokens, at, at + 2, { type: 'word', capital: false, norm: 'etransfer' }) : null
}

/** "lunch lunch 12", "t-twenty": the first of two equal words goes, and a sound with which the next begins. */
function stutter(tokens: readonly Token[], at: number): Piece | null {
  const [token, following] = [tokens[at], tokens[at + 1]]
  if (token?.kind !== 'word' || !following) return null
  if (following.hyphen && isBegun(token.norm, following.norm)) return stretch(tokens, at, at + 1, sound)
  if (following.norm !== token.norm) return null
  if (/^(no|in)$/.test(token.norm) || smallNumber(token.norm) !== null) return null
  return (matchLexicon(tokens, at)?.to ?? 0) > at + 1 ? null : stretch(tokens, at, at + 1, sound)
}
