import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import { questionFor, sayAmount } from '#domain/understanding/clarify.ts'
import { type Entry, readEntry } from '#domain/understanding/entry.ts'
import type {
  AddFrame,
  ClarifyFrame,
  Draft,
  Frame,
  Span,
  SpokenTransaction,
  UnderstandingContext,
} from '#domain/understanding/frame.ts'
import { fillers } from '#domain/understanding/function-words.ts'
import type { AmountPiece, Piece } from '#domain/understanding/piece.ts'
import { needsAsking } from '#domain/understanding/price-range.ts'
import { isContent, segment } from '#domain/understanding/segment.ts'

export type Composed = { frames: Frame[]; drafts: Draft[]; strikes: Span[]; entries: Entry[] }

/** Turns the settled pieces of a clause into one frame and one draft for each entry. */
export function composeAdd(pieces: readonly Piece[], text: string, context: UnderstandingContext): Composed {
  const strikes = pieces.filter((piece) => piece.struck).map((piece) => ({ start: piece.start, end: piece.end }))
  const read = segment(pieces).map((part) => readEntry(part, text, context))
  for (const entry of read) if (entry.cancelled) strikes.push(...entry.spans)
  const entries = replaceNamesakes(read).filter((entry) => !entry.cancelled)
  shareDays(entries)
  shareNames(entries)
  const ranges = findRanges(pieces)
  const frames: Frame[] = []
  const drafts: Draft[] = []
  for (const [index, entry] of entries.entries()) {
    const range = ranges.find(([, second]) => second === entry.amount || samePlace(second, entry.amount))
    const first = ranges.find(([one]) => samePlace(one, entry.amount))
    if (first && entries.length > 1) continue
    const day = entry.day ?? context.today
    frames.push(range ? askBetween(range, entry, day) : frameOf(entry, day, context))
    const draft = draftOf(entry, index, day, context)
    drafts.push(range ? { ...draft, amountMinor: null } : draft)
  }
  return { frames, drafts: drafts.map((draft, index) => ({ ...draft, index })), strikes, entries }
}

function samePlace(a: AmountPiece, b: AmountPiece | null): boolean {
  return b !== null && a.start === b.start
}

/** "coffee 4, lunch 12, scratch that, coffee 5": the entry of the same name is the one that was meant. */
function replaceNamesakes(entries: Entry[]): Entry[] {
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1]
    if (!before?.cancelled || entry.merchant === null) continue
    const earlier = entries.slice(0, at - 1).find((other) => !other.cancelled && other.merchant === entry.merchant)
    if (!earlier) continue
    earlier.cancelled = true
    before.cancelled = earlier.amount?.money.amountMinor === entry.amount?.money.amountMinor
  }
  return entries
}

/** A day that leads the sentence holds for all that follow; one that closes two joined entries holds for both. */
function shareDays(entries: Entry[]): void {
  let leading: Day | null = null
  for (const entry of entries) {
    if (entry.day !== null) leading = entry.dayLeads && !entry.dayTrails ? entry.day : null
    else if (leading !== null) entry.day = leading
  }
  const last = entries.at(-1)
  if (entries.length < 2 || !last || !last.dayTrails || last.day === null) return
  if (entries.slice(0, -1).some((entry) => entry.day !== null)) return
  const joinedByAnd = last.pieces[0]?.norm === 'and' && !last.pieces.some((piece) => piece.norm === ',')
  const oneVerb = entries
    .slice(1)
    .every((entry) => !entry.pieces.some((piece) => piece.norm === 'i' || piece.norm === 'we'))
  const commaLists = entries.slice(1, -1).length > 0
  if (!joinedByAnd || !oneVerb) return
  if (
    commaLists &&
    !entries[0]?.pieces.some((piece) => piece.norm === 'i' || piece.norm === 'spent' || piece.norm === 'paid')
  )
    return
  for (const entry of entries) entry.day = last.day
}

/** "20 and 30 at Target": an amount without a name takes that of its neighbour. */
function shareNames(entries: Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    if (entry.merchant !== null || entry.kind === 'income' || entry.amount === null) continue
    const lender = touches(entry, entries[at + 1])
      ? entries[at + 1]
      : touches(entries[at - 1], entry)
        ? entries[at - 1]
        : undefined
    if (!lender || lender.merchant === null || lender.kind === 'income') {
      if (entries.length > 1) entry.pending = true
      continue
    }
    entry.merchant = lender.merchant
    entry.category = lender.category
    entry.categoryName = lender.categoryName
  }
}

/** Nothing but a joint stands between the two amounts. */
function touches(first: Entry | undefined, second: Entry | undefined): boolean {
  if (!first?.amount || !second?.amount) return false
  const after = first.pieces.slice(first.pieces.indexOf(first.amount) + 1)
  const before = second.pieces.slice(
    0,
    second.pieces.findIndex((piece) => piece.start === second.amount?.start),
  )
  return [...after, ...before].every(
    (piece) => piece.type === 'separator' || (piece.type === 'word' && fillers.has(piece.norm)),
  )
}

type Range = [AmountPiece, AmountPiece]

/** "fifteen or fifty", "between 20 and 30", "20 to 30": no single amount was said. */
function findRanges(pieces: readonly Piece[]): Range[] {
  const ranges: Range[] = []
  const kept = pieces.filter((piece) => !piece.struck)
  for (const [at, piece] of kept.entries()) {
    if (piece.type !== 'amount') continue
    let joint = at + 1
    while (kept[joint]?.type === 'word' && (fillers.has(kept[joint]?.norm ?? '') || kept[joint]?.norm === 'ish'))
      joint += 1
    if (kept[joint]?.norm === ',' || kept[joint]?.norm === '…') joint += 1
    while (kept[joint]?.type === 'word' && fillers.has(kept[joint]?.norm ?? '') && kept[joint + 1]?.norm === 'or')
      joint += 1
    let second = joint + 1
    while (second < joint + 4 && kept[second]?.type === 'word' && rangeSkips.has(kept[second]?.norm ?? '')) second += 1
    const other = kept[second]
    const norm = kept[joint]?.norm ?? ''
    if (other?.type !== 'amount') {
      const direct = kept[joint]
      if (
        joint > at + 1 &&
        direct?.type === 'amount' &&
        kept.slice(at + 1, joint).every((between) => between.norm !== ',')
      )
        ranges.push([piece, direct])
      continue
    }
    const between = norm === 'and' && kept[at - 1]?.norm === 'between'
    if (norm === 'or' || norm === 'slash' || norm === 'to' || norm === '-' || norm === '–' || between)
      ranges.push([piece, other])
  }
  return ranges
}
const rangeSkips = new Set('was|it|is|maybe|like|perhaps|um|even|about|more|possibly|a|actually'.split('|'))

function askBetween([first, second]: Range, entry: Entry, day: Day): ClarifyFrame {
  const choices = [first, second].flatMap((piece) =>
    piece.money.amountMinor === null
      ? []
      : [{ label: sayAmount(piece.money.amountMinor), amountMinor: piece.money.amountMinor }],
  )
  const spans = [...entry.spans, { start: first.start, end: first.end }, { start: second.start, end: second.end }]
  return {
    intent: 'clarify',
    reason: 'two_readings',
    ask: `${choices.map((choice) => choice.label).join(' or ')}?`,
    draft: partial(entry, day),
    choices,
    spans: spans.sort((a, b) => a.start - b.start),
    confidence: 0.5,
  }
}

function partial(entry: Entry, day: Day): Partial<SpokenTransaction> {
  const draft: Partial<SpokenTransaction> = { kind: entry.kind, day }
  if (entry.merchant !== null) {
    draft.merchant = entry.merchant
    draft.category = entry.categoryName
    draft.categoryKnown = entry.category.known || entry.kind === 'income'
  }
  if (entry.amount?.money.currency) draft.currency = entry.amount.money.currency
  return draft
}

function frameOf(entry: Entry, day: Day, context: UnderstandingContext): AddFrame | ClarifyFrame {
  const { amount } = entry
  const money = amount?.money
  const base = { draft: partial(entry, day), spans: entry.spans, intent: 'clarify' as const }
  if (!amount || !money || money.amountMinor === null || entry.pending || money.vague) {
    const reason = money && money.amountMinor === null && money.count > 0 ? 'unusual_amount' : 'no_amount'
    return { ...base, reason, ask: questionFor(entry), confidence: 0.6 }
  }
  if (needsAsking(money, entry.category) && money.otherMinor !== null) {
    const choices = [money.amountMinor, money.otherMinor].map((value) => ({
      label: sayAmount(value),
      amountMinor: value,
    }))
    return {
      ...base,
      reason: 'two_readings',
      ask: `${choices.map((choice) => choice.label).join(' or ')}?`,
      choices,
      confidence: 0.5,
    }
  }
  const transaction: SpokenTransaction = {
    kind: entry.kind,
    amountMinor: money.amountMinor,
    merchant: entry.merchant ?? (entry.kind === 'income' ? 'Income' : 'Purchase'),
    category: entry.categoryName,
    categoryKnown:
      entry.kind === 'income' ||
      entry.category.known ||
      (context.learned?.has((entry.merchant ?? '').toLowerCase()) ?? false),
    day,
    ...(money.currency === null ? {} : { currency: money.currency }),
  }
  const confidence = entry.merchant === null ? 0.7 : entry.category.known ? 0.95 : 0.85
  return {
    intent: 'add',
    transaction,
    amountSpan: { start: amount.start, end: amount.end },
    spans: entry.spans,
    confidence,
  }
}

function draftOf(entry: Entry, index: number, day: Day, context: UnderstandingContext): Draft {
  const known =
    entry.kind === 'income' ||
    entry.category.known ||
    (context.learned?.has((entry.merchant ?? '').toLowerCase()) ?? false)
  const value: Minor | null = entry.pending ? null : (entry.amount?.money.amountMinor ?? null)
  return {
    index,
    merchant: entry.merchant,
    amountMinor: value,
    correctedFromMinor: entry.pending
      ? (entry.amount?.money.amountMinor ?? null)
      : (entry.amount?.correctedFrom?.amountMinor ?? null),
    currency: entry.amount?.money.currency ?? null,
    category: known && entry.merchant !== null ? entry.categoryName : null,
    kind: entry.kind,
    day,
    anchor: entry.anchor,
  }
}

/** Whether the pieces name anything at all. */
export function namesSomething(pieces: readonly Piece[]): boolean {
  return pieces.some(isContent)
}
