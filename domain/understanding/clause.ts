import { determiners, fillers, moneyVerbs, prepositions, pronouns } from '#domain/understanding/function-words.ts'
import { type Piece, phraseText } from '#domain/understanding/piece.ts'

/** A stretch of the sentence that is understood on its own. */
export type Clause = { pieces: Piece[]; words: string; from: number; to: number; question: boolean }

const openers = new Set(['how', 'what', 'whats', 'show', 'did', 'hows', 'where'])
const continuations = new Set('it|that|cost|costs|came|total|thats|its|paid|for|which'.split('|'))

/** Cuts pieces at the ends of sentences and before a question that follows ("…, and how much have I spent"). */
export function splitClauses(pieces: readonly Piece[]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  const close = (end: number, question: boolean): void => {
    const part = pieces.slice(start, end)
    const first = part[0]
    const last = part.at(-1)
    if (first && last) clauses.push({ pieces: part, words: phraseText(part), from: first.from, to: last.to, question })
  }
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece?.type === 'end') {
      if (joins(pieces, start, at)) continue
      close(at, piece.norm === '?')
      start = at + 1
    } else if (piece?.type === 'separator' && leftThere.test(phraseText(pieces.slice(Math.max(start, at - 4), at)))) {
      close(at, false)
      start = at + 1
    } else if (opensOrder(pieces, start, at)) {
      start = at
    } else if (startsOver(pieces, start, at)) {
      close(at, false)
      start = piece?.norm === 'i' ? at : at + 1
    } else if (
      piece?.norm === 'but' &&
      !isDenied(pieces, at) &&
      isWhole(pieces, start, at) &&
      hasAmount(pieces, at + 1)
    ) {
      close(at, false)
      start = at + 1
    } else if (
      piece?.type === 'separator' &&
      opensQuestion(pieces, at + 1) &&
      at > start &&
      !isSubject(pieces.slice(start, at))
    ) {
      close(at, false)
      start = at + 1
    }
  }
  close(pieces.length, false)
  return clauses
}

const leftThere = / (so|but) (i|we) (just )?(left|put|walked)( it| them| that)?( out| away| back| there)? $/
const denials = new Set('dont didnt not never wont'.split(' '))

/** "add the coffee, 4, but don't add the muffin", "I didn't take the bus I took an Uber for 16": one side is denied. */
function startsOver(pieces: readonly Piece[], start: number, at: number): boolean {
  const next = pieces[at + 1]?.norm ?? ''
  if (pieces[at]?.norm === 'but' && /^(dont|didnt|do|did|not)$/.test(next))
    return (
      hasAmount(pieces.slice(0, at), start) &&
      pieces.slice(at + 1, at + 4).some(({ norm }) => denials.has(norm)) &&
      !hasAmount(pieces, at + 1)
    )
  if (
    /^(and|but)$/.test(pieces[at]?.norm ?? '') &&
    pieces.slice(at + 1, at + 3).some(({ norm }) => /^(almost|nearly)$/.test(norm))
  )
    return hasAmount(pieces.slice(0, at), start)
  const denies = /^(and|but)$/.test(pieces[at]?.norm ?? '') && /^(dont|not)$/.test(next)
  if (denies && /^(add|log|count|include|record|save|put)$/.test(pieces[at + 2]?.norm ?? ''))
    return hasAmount(pieces.slice(0, at), start)
  const refused = pieces.slice(start, start + 4).some(({ norm }) => /^(didnt|dont|no)$/.test(norm))
  if (
    refused &&
    /^(just|only)$/.test(pieces[at]?.norm ?? '') &&
    /^(the|a|some|an)$/.test(next) &&
    hasAmount(pieces, at)
  )
    return at - start > 1
  if (
    refused &&
    pieces[at]?.type === 'separator' &&
    /^(had|got|bought|took|ordered)$/.test(next) &&
    hasAmount(pieces, at)
  )
    return at - start > 2
  const own =
    pieces[at]?.norm === 'and' && next === 'i' && /^(paid|bought|got|spent|had)$/.test(pieces[at + 2]?.norm ?? '')
  if (own) {
    const [who, verb] = pieces.slice(start).filter(({ type, norm }) => type === 'word' && !fillers.has(norm))
    return who?.type === 'word' && isSomeone(who.norm) && /^(paid|bought|got|spent|had)$/.test(verb?.norm ?? '')
  }
  if (pieces[at]?.norm !== 'i' || !/^(took|bought|got|had|paid|spent|went|ordered)$/.test(next)) return false
  const before = pieces.slice(start, at)
  return before.length > 2 && before.slice(0, 3).some(({ norm }) => norm === 'didnt') && !hasAmount(before, 0)
}

function isSomeone(norm: string): boolean {
  return (
    ![pronouns, determiners, prepositions, moneyVerbs].some((words) => words.has(norm)) || /^(he|she|they)$/.test(norm)
  )
}

/** "the cinema got cancelled so delete the tickets", "…, what's the total for last month": an order after what only explains it. */
function opensOrder(pieces: readonly Piece[], start: number, at: number): boolean {
  if (at - start < 3 || hasAmount(pieces.slice(0, at), start)) return false
  const [word, next, third] = [pieces[at]?.norm ?? '', pieces[at + 1]?.norm ?? '', pieces[at + 2]?.norm ?? '']
  if (/^(delete|remove|erase|undo)$/.test(word)) return /^(the|my|that|it|everything|this)$/.test(next)
  if (!pieces.slice(start, at).some(({ norm }) => /^(i|ive|im|we|weve)$/.test(norm)) && /^(whats|how)$/.test(word))
    return false
  if (word === 'put') return pieces[at + 1]?.type === 'amount' && /^(towards|toward|into|aside)$/.test(third)
  return (
    (word === 'whats' && next === 'the' && third === 'total') ||
    (word === 'how' && next === 'much' && /^(have|did)$/.test(third))
  )
}

/** "not 45 but 54" is one. */
function isDenied(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(Math.max(0, at - 4), at).some(({ norm }) => norm === 'not')
}

/** "the shot was free but parking was 8": both sides stand alone. */
function isWhole(pieces: readonly Piece[], start: number, at: number): boolean {
  let next = at + 1
  while (pieces[next]?.type === 'word' && fillers.has(pieces[next]?.norm ?? '')) next += 1
  const goesOn = /^(it|that)$/.test(pieces[next]?.norm ?? '') && /^(was|cost|came)$/.test(pieces[next + 1]?.norm ?? '')
  if (/^(i|we)$/.test(pieces[next]?.norm ?? '') && pieces.slice(next, next + 4).some(({ norm }) => norm === 'only'))
    return false
  if (pieces[start]?.norm === 'i' && /^(said|put|typed)$/.test(pieces[start + 1]?.norm ?? '')) return false
  if (/^(paid|only|charged)$/.test(pieces[next]?.norm ?? '') && pieces[next + 1]?.type === 'amount') return false
  if (pieces.slice(next, next + 4).some(({ norm }) => /^(sale|discount|reduced|offer|clearance)$/.test(norm)))
    return false
  if (
    pieces
      .slice(start, start + 5)
      .some(
        ({ norm }, index) =>
          norm === 'dont' &&
          /^(log|add|record|count|save|track|write|put)$/.test(pieces[start + index + 1]?.norm ?? ''),
      )
  )
    return false
  if (
    /^(i|we)$/.test(pieces[next]?.norm ?? '') &&
    /^(got|bought|paid|snagged|had)$/.test(pieces[next + 1]?.norm ?? '') &&
    /^(it|them|that)$/.test(pieces[next + 2]?.norm ?? '')
  )
    return false
  if (goesOn && !hasAmount(pieces.slice(0, at), start)) return false
  return at - start >= 3 && pieces[at + 1]?.type !== 'repair'
}

/** "coffee shops, how much this month", "last month on shopping, what was it": what the question is about comes first. */
function isSubject(before: readonly Piece[]): boolean {
  return (
    before.length <= 5 &&
    before.every(({ type, norm }) => /^(name|word|day)$/.test(type) && !orders.has(norm)) &&
    before.some(({ type }) => type === 'name' || type === 'day')
  )
}
const orders = new Set('delete remove undo change make move set no that actually scratch'.split(' '))

function hasAmount(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < pieces.length && at < from + 12; at += 1) {
    if (pieces[at]?.type === 'amount') return true
    if (pieces[at]?.type === 'end') return false
  }
  return false
}

function opensQuestion(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.type !== 'word' || !openers.has(piece.norm)) return false
  const next = pieces[at + 1]?.norm
  if (piece.norm === 'how') return next === 'much' || next === 'many' || next === 'is' || next === 'are'
  if (piece.norm === 'did') return next === 'i'
  return piece.norm === 'show' ? next === 'me' : next !== undefined
}

/** "Lunch 12. No, 14." and "Got coffee. It was 4." are one. */
function joins(pieces: readonly Piece[], start: number, at: number): boolean {
  if (pieces[at]?.norm === '?') return false
  const next = pieces[at + 1]
  if (!next) return false
  if (next.type === 'repair') return true
  const told = pieces.slice(start, at).some((piece) => piece.type === 'amount')
  const after = pieces[at + 2]
  if (next.type === 'amount' && !told && at > start && (!after || after.type === 'end' || after.type === 'day'))
    return true
  if (next.type === 'end') return true
  if (next.type === 'word' && next.norm === 'no' && pieces[at + 2]?.type !== 'word') return true
  if (next.type !== 'word' || !continuations.has(next.norm)) return false
  const before = pieces.slice(start, at)
  return (
    before.length > 0 &&
    !before.some((piece) => piece.type === 'amount') &&
    pieces.slice(at + 1, at + 6).some((piece) => piece.type === 'amount')
  )
}
