import { isBareTelling } from '#domain/understanding/bare-telling.ts'
import { besidePlainItem } from '#domain/understanding/beside-plain-item.ts'
import { joinBroken, joinPlaces } from '#domain/understanding/broken-sentence.ts'
import { chunkMeant } from '#domain/understanding/chunk-meant.ts'
import { type Clause, splitClauses } from '#domain/understanding/clause.ts'
import { putsAlso, stopBeforeSaving } from '#domain/understanding/clause-turn.ts'
import { pauseBeforeAgo } from '#domain/understanding/days/days-ago.ts'
import { closed, closingToday, leadingDay, opened } from '#domain/understanding/days/outer-day.ts'
import { dictatedList } from '#domain/understanding/dictated-list.ts'
import { besideBills } from '#domain/understanding/entries/beside-bills.ts'
import { headings } from '#domain/understanding/entries/merchant.ts'
import { removedAtOnce } from '#domain/understanding/entries/removed-at-once.ts'
import { isNamedEntry } from '#domain/understanding/entries/unnamed.ts'
import { foreground } from '#domain/understanding/foreground.ts'
import type { Frame, Span, Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import { otherFrame } from '#domain/understanding/intents/not-to-write.ts'
import { isPartOf } from '#domain/understanding/intents/remark.ts'
import { partTellings } from '#domain/understanding/part-tellings.ts'
import { pauseBeforeNext } from '#domain/understanding/pause-before-next.ts'
import { readClause } from '#domain/understanding/read-clause.ts'
import type { Part } from '#domain/understanding/reading.ts'
import { calledIt } from '#domain/understanding/repair/call-it.ts'
import { pauseBehindDenied } from '#domain/understanding/repair/denied-again.ts'
import { renamedAtOnce } from '#domain/understanding/repair/renamed-at-once.ts'
import { saidOtherwise } from '#domain/understanding/repair/said-otherwise.ts'
import { type Scene, sceneOf } from '#domain/understanding/scene.ts'
import { restOfIt } from '#domain/understanding/settle/rest-of-it.ts'
import { settleAmounts } from '#domain/understanding/settle/settle-amounts.ts'
import { splitBehindList } from '#domain/understanding/settle/split-behind-list.ts'
import { forEachSharer, workedOut } from '#domain/understanding/settle/worked-out.ts'
import { toldApart } from '#domain/understanding/told-apart.ts'
import { toldPrices } from '#domain/understanding/told-prices.ts'
import { unframe } from '#domain/understanding/unframe.ts'
import { withoutLoudCapitals } from '#domain/understanding/words/capitals.ts'
import { withOwnSigns } from '#domain/understanding/words/own-signs.ts'
import { withPesos } from '#domain/understanding/words/pesos.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'
import { shareEach } from '#domain/understanding/words/sharers.ts'
import { withSpelledLetters } from '#domain/understanding/words/spelled-letters.ts'
import { type Token, textOf, tokenise } from '#domain/understanding/words/token.ts'
import { withoutTrimmings } from '#domain/understanding/words/trimmings.ts'

/**
 * Reads what a person said or typed into what to do about it. Pure and synchronous; never throws. Amounts are minor units of the
 * ledger's currency unless a frame names another one; where the amount is unclear the frame is a question, never a guess.
 */
export function understand(said: string, context: UnderstandingContext): Understanding {
  const currency = context.currency ?? 'USD'
  const text = withoutLoudCapitals(withOwnSigns(withPesos(said), currency))
  const words = tokenise(text.length > MOST_SIGNS ? text.slice(0, MOST_SIGNS) : text, MOST_WORDS + 1)
  if (text.length > MOST_SIGNS || words.length > MOST_WORDS) return tooLong(text)
  return readWords(withSpelledLetters(words), { text, context, currency })
}

/** What was said as a whole, of which the words read may be a part, and the ledger's currency. */
type Said = { text: string; context: UnderstandingContext; currency: string }

function readWords(words: readonly Token[], said: Said): Understanding {
  const bare = withoutTrimmings(words)
  const understood = readTokens(bare, said)
  if (bare.length === words.length) return understood
  const isOpen = understood.frames.every(isUnknown)
  if (!isOpen && !paidOneself.test(textOf(words))) return understood
  const whole = readTokens(words, said)
  return (isOpen ? isCourtesy(whole, bare) : entriesIn(whole) > entriesIn(understood)) ? whole : understood
}

function entriesIn({ frames }: Understanding): number {
  return frames.filter(({ intent }) => intent === 'add').length
}

/** "my wife bought shoes 60 on my card", "the vet said that'll be 95 please": what was trimmed off tells that it was paid. */
const paidOneself = / (?:on|with|using) (?:my|our) (?:\S+ )?(?:card|visa|mastercard|amex) $| be \S+ please $/

function isUnknown(frame: Frame): boolean {
  return frame.intent === 'other' && frame.topic === 'unknown'
}

/** "great, thanks", "hi there Ana": what was trimmed off was what was said. */
function isCourtesy({ frames }: Understanding, rest: readonly Token[]): boolean {
  const [frame] = frames
  if (frame?.intent !== 'other') return false
  return frame.topic === 'thanks' || (frame.topic === 'greeting' && rest.length < 3)
}

function readTokens(words: readonly Token[], said: Said): Understanding {
  const whole = readDays(words, said)
  const scene = sceneOf(words, said.context.today, said.currency)
  // "went to Target. Bought socks for 12": told whole, on its day.
  if (!scene || whole.frames.every((frame) => isNamedEntry(frame) && frame.transaction.day === scene.day)) return whole
  return readScene(scene, said) ?? whole
}

/** What was paid on the day of the scene, and what follows; null where something there has no name, or is a bill that comes on any day. */
function readScene({ day, span, rest, later }: Scene, said: Said): Understanding | null {
  const there = readDays(rest, { ...said, context: { ...said.context, today: day } })
  const after = later.length > 0 ? readDays(later, said) : null
  const frames = [...(span ? opened(there.frames, span) : there.frames), ...(after?.frames ?? [])]
  const isTold = frames.every((frame) => isNamedEntry(frame) && !comesAnyDay.test(frame.transaction.merchant))
  if (rest.length === 0 || !isTold) return null
  const drafts = [...there.drafts, ...(after?.drafts ?? [])].map((draft, index) => ({ ...draft, index }))
  return { ...there, frames, drafts, strikes: [...there.strikes, ...(after?.strikes ?? [])] }
}

const comesAnyDay =
  /\b(?:rent|mortgage|insurance|electric|internet|water bill|phone|loan|netflix|spotify|hulu|disney|subscription|tuition|daycare|nursery|gym|tax|payment)\b/i

/** A day that leads the sentence, or closes it and is today, changes nothing but the day of what is told beside it. */
function readDays(words: readonly Token[], said: Said): Understanding {
  const { context, currency } = said
  const lead = leadingDay(words, context.today, currency)
  const outer = lead ?? closingToday(words, context.today, currency)
  const told = outer ? readOpened(outer.rest, { ...said, context: { ...context, today: outer.day } }) : null
  if (!outer || !told?.frames.every(({ intent }) => intent === 'add')) return readOpened(words, said)
  return { ...told, frames: lead ? opened(told.frames, lead.span) : closed(told.frames, outer) }
}

function readOpened(words: readonly Token[], said: Said): Understanding {
  const told = chunkMeant({
    tokens: pauseBehindDenied(pauseBeforeAgo(words)),
    today: said.context.today,
    currency: said.currency,
  })
  const readClauses = (telling: Piece[]): Part[] =>
    splitClauses(inForeground(toldPrices(settleAmounts(telling)))).map((clause) =>
      readClause({ ...said, clause, tokens: told.tokens }),
    )
  const read = (pieces: Piece[]): Part[] => {
    // "80 of it was groceries and 40 was clothes": the parts of what was told before are no spends beside it.
    const tellings = isPartOf(pieces) ? [pieces] : partTellings(pieces)
    const apart = tellings.map(readClauses)
    // A telling that nobody can read alone is not left out in silence: the whole is read at once.
    const isRead = apart.every((parts) => parts.some(({ frames }) => !frames.every(isUnknown)))
    return tellings.length > 1 && !isRead ? readClauses(pieces) : apart.flat()
  }
  const pieces = pauseBeforeNext(
    splitBehindList(
      shareEach(
        joinPlaces(
          joinBroken(
            dictatedList(
              forEachSharer(
                workedOut(restOfIt(putsAlso(stopBeforeSaving(saidOtherwise(calledIt(renamedAtOnce(told.pieces))))))),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  const readAlone = ({ start, end }: Span): Understanding => {
    const telling = words.filter((word) => word.start >= start && word.end <= end)
    return readWords(telling, said)
  }
  const whole = read(pieces)
  const apart = toldApart(pieces, whole, readAlone)
  const each = apart ?? besidePlainItem(pieces, whole, read) ?? whole
  const parts = each.filter((part, at) => !isHeralded(part, each[at + 1]))
  const all: Part = { frames: [], drafts: [], strikes: apart ? [] : [...told.strikes] }
  for (const [at, part] of parts.entries()) {
    if (!isAboutRefused(part, prior(parts, at))) all.frames.push(...part.frames)
    all.drafts.push(...part.drafts)
    all.strikes.push(...part.strikes)
  }
  const placed = parts.length > 1 ? removedAtOnce(besideBills(all), said.text) : all
  const frames = tidy(placed.frames)
  const first = frames[0] ?? otherFrame(nothing, 'unknown')
  return {
    intent: first.intent,
    frames: frames.length === 0 ? [first] : frames,
    drafts: placed.drafts.map((draft, index) => ({ ...draft, index })),
    strikes: placed.strikes,
  }
}

function inForeground(settled: Piece[]): Piece[] {
  return isBareTelling(settled) ? settled : foreground(unframe(settled))
}

/** More than anybody tells in one breath: what is longer is not read at all, so that the work for one text has a bound. */
const MOST_WORDS = 500
const MOST_SIGNS = 10_000

function tooLong(text: string): Understanding {
  const frames = [{ ...otherFrame(nothing, 'long'), spans: [{ start: 0, end: text.length }] }]
  return { intent: 'other', frames, drafts: [], strikes: [] }
}

const nothing: Clause = { pieces: [], words: ' ', from: 0, to: 0, question: false }

/** "I was going to buy shoes for 80 but they were 95": of what was just refused, not of the entry before; a category that is put right is of that. */
function isAboutRefused({ frames }: Part, before: Part | undefined): boolean {
  const [frame] = frames
  const last = before?.frames[0]
  const refused = last?.intent === 'other' && /^(hypothetical|negated|remark)$/.test(last.topic)
  return refused && frame?.intent === 'edit' && !frame.target && !frame.change.category
}

/** "payday! got my salary 2100", "car stuff today. oil change 64": what was called out is what is told next. */
function isHeralded({ frames: [frame, more] }: Part, next: Part | undefined): boolean {
  const told = next?.frames[0]
  if (frame?.intent !== 'clarify' || frame.reason !== 'no_amount' || more || told?.intent !== 'add') return false
  const { kind, merchant } = frame.draft
  return kind === told.transaction.kind && (kind === 'income' || headings.test(merchant?.toLowerCase() ?? ''))
}

/** Courtesies beside something real say nothing: "thanks, lunch 12". */
function tidy(frames: Frame[]): Frame[] {
  const real = frames.filter((frame) => frame.intent !== 'other')
  if (real.length > 0) return real
  return frames.slice(0, 1)
}
