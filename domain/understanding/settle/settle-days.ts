import { addDays, type Day, weekdayOf } from '#domain/calendar.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { datesInMonth } from '#domain/understanding/settle/date-in-month.ts'
import { nextDayFrom, sameDayFrom } from '#domain/understanding/settle/same-day.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import {
  ends,
  inRole,
  isAmount,
  isPause,
  type Piece,
  pause,
  phraseText,
  quiet,
  shaped,
  silence,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

const steps = new Map(Object.entries({ before: -1, after: 1 }))

/** "coffee yesterday 4.50 and the day before 4": counted from the day that was said before. */
export function settleDays(input: Piece[]): Piece[] {
  const pieces = hushTold(hushOwedDays(hushBookedDays(datesInMonth(input))))
  let said: Day | null = null
  let isNow = false
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    // "taxi 9 on friday not saturday"
    if (piece.type === 'day' && prior(pieces, at)?.norm === 'not' && pieces.some(isAmount)) {
      silence(pieces, at - 1, at + 1)
      continue
    }
    if (piece.type === 'day' && next?.type === 'day' && next.norm === 'today') pieces[at + 1] = quiet(next)
    if (piece.type === 'day' && next?.norm === 'nothing' && ends(pieces[at + 2]) && pieces.some(isAmount))
      silence(pieces, at, at + 2)
    const isBefore =
      piece.type === 'day' && next?.norm === 'before' && ends(pieces[at + 2]) && weekdays.test(piece.norm)
    if (isBefore) silence(pieces, at + 1)
    const back: number =
      piece.type !== 'day' || said === null ? 0 : isBefore ? toWeekday(said, piece.day) : daysBefore(piece.norm)
    if (piece.type === 'day' && said !== null && back > 0)
      pieces[at] = shaped({ ...piece, day: addDays(said, -back), future: false })
    if (piece.type === 'day') isNow = today.test(piece.norm)
    if (piece.type === 'day' && !piece.struck) said = back > 0 && said !== null ? addDays(said, -back) : piece.day
    const nextDay = nextDayFrom(pieces, at)
    // "the car payment came out the next day"; "snacks 20 on saturday for the next day" were bought on Saturday.
    if (
      nextDay >= 0 &&
      (said === null || isNow || isAhead.test(normBefore(pieces, nextDay)) || !isPricedThen(pieces, at))
    ) {
      silence(pieces, nextDay, at + 1)
      continue
    }
    if (nextDay >= 0 && said !== null) {
      said = addDays(said, 1)
      silence(pieces, normBefore(pieces, nextDay) === 'on' ? nextDay - 1 : nextDay, at)
      pieces[at] = inRole(piece, { type: 'day', day: said, future: false })
      continue
    }
    const there = said === null ? null : thereThen.exec(phraseText(pieces.slice(Math.max(0, at - 5), at + 1)))
    if (there && said !== null) {
      silence(pieces, at + 1 - there[0].trim().split(' ').length, at)
      pieces[at] = inRole(piece, { type: 'day', day: said, future: false })
      continue
    }
    if (said !== null && !isNow && isRideHome(pieces, at)) {
      pieces[at] = inRole(piece, { type: 'day', day: said, future: false })
      continue
    }
    if (said === null || !/^(day|night|evening|morning|afternoon)$/.test(piece.norm)) continue
    const same = sameDayFrom(pieces, at)
    if (same >= 0) {
      silence(pieces, same, at)
      pieces[at] = inRole(piece, { type: 'day', day: said, future: false })
      continue
    }
    const step = steps.get(normAt(pieces, at + 1))
    const article = prior(pieces, at)
    if (step === undefined || !(article?.norm === 'the' || opensPart(pieces, at))) continue
    if (article?.norm === 'the') pieces[at - 1] = quiet(article)
    pieces[at] = inRole(piece, { type: 'day', day: addDays(said, step), future: false })
    silence(pieces, at + 1, pieces[at + 2]?.norm === 'that' && ends(pieces[at + 3]) ? at + 3 : at + 2)
    said = addDays(said, step)
  }
  return pieces
}

/** "yum cha on Sunday 205 and then the minibus home 9.80": how one came back from there, on that day. */
function isRideHome(pieces: readonly Piece[], at: number): boolean {
  const ride = prior(pieces, at)
  if (normAt(pieces, at) !== 'home' || ride?.type !== 'name' || ride.entry.category !== 'Transportation') return false
  const end = pieces.findIndex((piece, index) => index > at && isPause(piece))
  const behind = pieces.slice(at + 1, end < 0 ? pieces.length : end)
  const day = pieces.findLastIndex(({ type }, index) => type === 'day' && index < at)
  // "last night two pints 13, taxi home 10 and chips 4": what a day leads is of that day in any case.
  const isOfThing = pieces.slice(0, day).some(isContent)
  const priced = pieces.slice(0, at).filter(isAmount).length
  const outing = pieces.find(({ type }) => type === 'name')
  const isOuting = outing?.type === 'name' && /^(?:Food & Dining|Entertainment)$/.test(outing.entry.category)
  return day >= 0 && isOfThing && isOuting && priced === 1 && !behind.some(({ type }) => type === 'day')
}

/** "the vet 187 yesterday, plus 34 for pills while we were there": on that day too. */
const thereThen = / (?:while|when) (?:i|we) (?:was|were) (?:(?:in|over|out|still) )?(?:there|at it) $| inside $/
const isAhead = /^(?:for|of|until|till|by)$/

/** "the car payment came out the next day, 389": a price is told of that day, and no other day; in "sick the next day" none is. */
function isPricedThen(pieces: readonly Piece[], at: number): boolean {
  const from = pieces.findLastIndex((piece, index) => index < at && isPause(piece)) + 1
  const end = pieces.findIndex((piece, index) => index > at && isPause(piece))
  const told = pieces.slice(from, end < 0 ? pieces.length : end)
  if (told.some(({ type }) => type === 'day')) return false
  if (told.some(isAmount) || (end >= 0 && isAmount(pieces[end + 1]))) return true
  // "the next day, gas 30"
  const after = end < 0 ? [] : pieces.slice(end + 1)
  const stop = after.findIndex(isPause)
  const next = after.slice(0, stop < 0 ? after.length : stop)
  return told.length < 5 && !told.some(isContent) && next.some(isAmount) && !next.some(({ type }) => type === 'day')
}

const today = /(?:^| )(?:today|tonight|now|this (?:morning|afternoon|evening))$/

/** "the friday before": how many days back from a day the one before it with that weekday is. */
function toWeekday(said: Day, day: Day): number {
  return (weekdayOf(said) - weekdayOf(day) + 7) % 7 || 7
}
const weekdays = /(?:^| )(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

/** How many days "the day before" or "two days before" goes back from the day before it; 0 for what is counted from today. */
function daysBefore(norm: string): number {
  if (/^(?:on )?(?:the )?(?:day|night) before$/.test(norm)) return 1
  const [, count = ''] = /^(\S+) (?:days|nights) before$/.exec(norm) ?? []
  return smallNumber(count) ?? (/^\d{1,2}$/.test(count) ? Number(count) : 0)
}

/** "coffee 4 day before dinner 40": the bare day stands between a price and the next, or a thing that has its own. */
function opensPart(pieces: readonly Piece[], at: number): boolean {
  const before = prior(pieces, at)?.type
  const next = pieces[at + 2]
  const price = pieces.slice(at + 3, at + 6).find(({ type }) => type !== 'word' && type !== 'name')
  const isPriced = next?.type === 'amount' || (isContent(next) && price?.type === 'amount')
  return isPriced && (before === 'amount' || before === 'separator')
}

const pointing = / (?:all|both|that|this|these|those|they|everything) /
const told = pattern`^ (?:(?:and|all|both|of|that|this|these|those|they|them|it|everything) )+(?:(?:was|were|is|are
  |happened|from|back|just|only|all|both|on|over) )*$`

/** "coffee 4 and lunch 12, that was yesterday": a clause that only tells the day, which is that of all told before it. */
function hushTold(pieces: Piece[]): Piece[] {
  for (const [at, day] of pieces.entries()) {
    if (day.type !== 'day' || day.struck || !ends(pieces[at + 1])) continue
    let from = at
    while (from > at - 8 && prior(pieces, from)?.type === 'word') from -= 1
    const words = phraseText(pieces.slice(from, at))
    if (!told.test(words) || !pointing.test(words) || !pieces.slice(0, from).some(isAmount)) continue
    while (/^(separator|end)$/.test(prior(pieces, from)?.type ?? '')) from -= 1
    const start = pieces.slice(0, from).findLastIndex(({ type }) => type === 'end') + 1
    const others = pieces.slice(start, from).some(({ type }) => type === 'day')
    silence(pieces, from, at)
    const last = pieces[at - 1]
    if (last && !others) pieces[at - 1] = shaped({ ...last, norm: 'both' })
    if (!/ (?:all|both|these|those|everything) /.test(words)) continue
    const first = pieces.findIndex(isAmount)
    for (const [index, piece] of pieces.slice(0, from).entries())
      if (index > first && piece.type === 'end') pieces[index] = inRole(piece, pause)
  }
  return pieces
}

const plainWeekday = /^(?:for )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const booking = /^(booked|prebooked|reserved|prepaid|preordered|paid|bought|got|deposit|upfront|renewed|purchased)$/
const bookable = /(^| )(tickets?|flights?|train|bus|coach|ferry|hotel|airbnb|hostel|tour|concert|show|gig|deposit)$/
const unpaid = /^(need|needs|will|ill|going|gonna|must|should|would|might|want|wanna|due|owe|owes|if|have)$/
const coming = /^(weeks?|months?|years?|term|season|semester|summer|spring|autumn|fall|winter)$/

/** "paid Kelly 30 I owed her from last week": of when the debt is, and not when it was paid. */
function hushOwedDays(pieces: Piece[]): Piece[] {
  const owed = pieces.findIndex(({ norm }) => owing.test(norm))
  if (owed < 0) return pieces
  return pieces.map((piece, at) => {
    const isFrom = piece.norm.startsWith('from ') || prior(pieces, at)?.norm === 'from'
    const isSince =
      piece.type === 'day' &&
      isFrom &&
      pieces.slice(0, at).some(isAmount) &&
      !pieces.slice(owed, at).some(isPause) &&
      at > owed &&
      at - owed < FAR_FROM_DEBT
    return isSince ? quiet(piece) : piece
  })
}
const owing = /^(?:owed?|owes|owing)$/
const FAR_FROM_DEBT = 8

/** "booked the train for the 9th of next month, 47.80", "tickets for saturday 44": what was paid now is for a day to come. */
function hushBookedDays(pieces: Piece[]): Piece[] {
  const amount = pieces.some(isAmount)
  if (!amount || pieces.some(({ norm }) => unpaid.test(norm))) return pieces
  const paid = pieces.some(({ norm }) => booking.test(norm))
  const bought = pieces.some(({ norm }) => /^(?:picked|bought|got|grabbed|ordered)$/.test(norm))
  return pieces.map((piece, at) => {
    const lead = piece.norm.startsWith('for ') || prior(pieces, at)?.norm === 'for'
    const thing = lead && pieces.slice(Math.max(0, at - 4), at).some(({ norm }) => bookable.test(norm))
    if (piece.type === 'day') {
      if (lead && /\bthe weekend$/.test(piece.norm)) return quiet(piece)
      // "picked up the turkey at H-E-B for thursday 38.62"
      const named = pieces[piece.norm.startsWith('for ') ? at - 1 : at - 2]
      if (lead && bought && named?.type === 'name' && plainWeekday.test(piece.norm)) return quiet(piece)
      const ahead = piece.future || (thing && !/today|tonight|yesterday|last|this/.test(piece.norm))
      return ahead && (paid || thing) ? quiet(piece) : piece
    }
    if (
      !paid &&
      !thing &&
      !(prior(pieces, at, 2)?.norm === 'for' && pieces.slice(0, at).some(({ norm }) => bookable.test(norm)))
    )
      return piece
    // "next week is the car service": told for itself.
    const opens = piece.norm === 'next' && coming.test(normAt(pieces, at + 1)) && pieces[at + 2]?.norm !== 'is'
    const closes = prior(pieces, at)?.norm === 'next' && coming.test(piece.norm) && pieces[at + 1]?.norm !== 'is'
    const numbers = piece.type === 'number' && pieces[at + 2]?.norm === 'next'
    return opens || closes || numbers ? quiet(piece) : piece
  })
}
