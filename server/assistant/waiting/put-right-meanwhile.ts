import { listWords } from '#domain/list-words.ts'
import { formatMoney, type Minor, minor } from '#domain/money.ts'
import { count } from '#domain/talk/count-words.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Frame } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { completed, firstOpen, type OpenEntry, type SentenceEntry } from '#server/assistant/entries/open-sentence.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { onlyAmount } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const next = /(?:[,;]\s+(?:(?:and|but) )?|,?\s+(?:and|but)\s+)(?=(?:the|my|it|there|that|they|we|i)\b)/i
/** "it was four beers", "actually four beers, not three" */
const counting = pattern.iu`^(?:(?:it|there|that|they|those) (?:was|were|is|are|should be) |(?:i|we) (?:had|got|bought|meant) |make (?:it|that) )?(?:actually |really |only |just )*(${count}) (\p{L}[\p{L}'’ ]*?)(?:,? (?:and )?(?:not|instead of) ${count}(?: \p{L}+)?)?\W*$`
/** "the cake was 9.80", "make the cake 9.80"; "cake 9.80" is one more. */
const putting = /\b(?:was|were|is|are|cost|came to|should be)\b|^(?:make|change|set)\b/i

/**
 * "no, the cake was 9.80", "it was four teas" while the teas of "two teas at 4 and a cake for 9.20" are asked about: the entries as they are
 * put right, and what to say of it. Null where anything else is said, or nothing but the amount that was asked for.
 */
export async function putRightMeanwhile(
  context: Context,
  speaker: Speaker,
  told: readonly SentenceEntry[],
): Promise<{ entries: SentenceEntry[]; say: string } | null> {
  if (speaker.message.length > LONGEST) return null
  let entries = [...told]
  const said: string[] = []
  const clauses = readRetelling(speaker.message).text.trim().split(next)
  const isBeside = clauses.length > 1
  for (const clause of clauses) {
    const anew =
      (await countedAnew(context, speaker, { entries, clause, isBeside })) ??
      eachAnew(speaker, { entries, clause, isBeside }) ??
      (await pricedAnew(context, speaker, { entries, clause, isBeside }))
    if (!anew) return null
    entries = entries.flatMap((each) => (each === anew.from ? anew.to : each))
    if (anew.say) said.push(anew.say)
  }
  return entries.length > 0 ? { entries, say: said.length > 0 ? `All right, ${listWords(said)}.` : '' } : null
}

type Clause = {
  entries: readonly SentenceEntry[]
  clause: string
  /** Another clause puts right another thing. */
  isBeside: boolean
}
/** Of a price that is a hundred times the other nobody had a hundred. */
const MOST_HAD = 20

type Anew = { from: SentenceEntry; to: SentenceEntry[]; say?: string }

/** "it was four beers": other sums to choose from, of so many at the price that was told for one, or for all. */
async function countedAnew(context: Context, speaker: Speaker, { entries, clause }: Clause): Promise<Anew | null> {
  const [, many, thing] = counting.exec(clause) ?? []
  const open = firstOpen(entries)
  const price = open && priceOfOne(open)
  if (!open || !price || !many || !thing || nameFit(open.draft.merchant, thing) !== 'whole') return null
  const message = `${many} ${thing} at ${formatMoney(price.amountMinor, speaker.currency)}`
  const [frame, ...others] = (await interpret(context, { ...speaker, message, last: null })).frames
  if (others.length > 0) return null
  if (frame?.intent === 'add')
    return { from: open, to: completed([open], { amountMinor: frame.transaction.amountMinor }) }
  if (frame?.intent !== 'clarify' || !frame.choices) return null
  return { from: open, to: [{ ...open, ask: frame.ask, choices: frame.choices }] }
}

/** What one of them costs, and how many they are, where it is asked whether that is the price of one or of all. */
function priceOfOne({ choices }: OpenEntry): { amountMinor: Minor; count: number } | null {
  const [one, all, ...more] = choices.map(({ amountMinor }) => amountMinor)
  if (one === undefined || all === undefined || more.length > 0) return null
  return all > one && all % one === 0 && all <= one * MOST_HAD ? { amountMinor: one, count: all / one } : null
}

/** "the teas were 4.50 each" */
function eachAnew(speaker: Speaker, { entries, clause }: Clause): Anew | null {
  const [, thing, sum] = ofEach.exec(clause) ?? []
  const open = firstOpen(entries)
  const price = open && priceOfOne(open)
  const amountMinor = onlyAmount(sum, speaker)
  if (!open || !price || amountMinor === null) return null
  if (thing !== undefined && nameFit(open.draft.merchant, thing) !== 'whole') return null
  return { from: open, to: completed([open], { amountMinor: minor(amountMinor * price.count) }) }
}
const ofEach = pattern.iu`^(?:they|those|(?:the|my) (\p{L}[\p{L}'’ ]*?)) (?:was|were|are|cost) (.{1,30}?),? (?:each|a ?piece)\W*$`

/** "the cake was 9.80", "forget the cake": the one other entry of the sentence that is named, at another amount, or left out. */
async function pricedAnew(
  context: Context,
  speaker: Speaker,
  { entries, clause, isBeside }: Clause,
): Promise<Anew | null> {
  const [frame, ...more] = (await interpret(context, { ...speaker, message: clause, last: null })).frames
  const told = more.length === 0 ? amountOfNamed(frame) : null
  if (!told || (told.amountMinor !== null && !putting.test(clause))) return null
  const found = entries.filter((each) => nameFit(nameOf(each), told.name) === 'whole')
  const [from, ...others] = found
  if (!from || others.length > 0) return null
  if (told.amountMinor === null) return { from, to: [], say: `without ${nameOf(from)}` }
  if (from.state === 'open')
    return from === firstOpen(entries) && isBeside
      ? { from, to: completed([from], { amountMinor: told.amountMinor }) }
      : null
  const entry = { ...from.entry, amountMinor: told.amountMinor }
  return {
    from,
    to: [{ ...from, entry }],
    say: `${formatMoney(entry.amountMinor, speaker.currency)} for ${entry.merchant}`,
  }
}

function nameOf(entry: SentenceEntry): string {
  return entry.state === 'known' ? entry.entry.merchant : entry.draft.merchant
}

/** The thing that is named, with its amount; without one where it is to be left out. */
function amountOfNamed(frame: Frame | undefined): { name: string; amountMinor: Minor | null } | null {
  if (frame?.intent === 'add') {
    const { merchant, amountMinor, currency, kind } = frame.transaction
    return currency === undefined && kind === 'spend' ? { name: merchant, amountMinor } : null
  }
  if (frame?.intent === 'delete' && frame.target) return { name: frame.target.merchant, amountMinor: null }
  if (frame?.intent !== 'edit' || !frame.target) return null
  const { amountMinor, ...others } = frame.change
  return amountMinor === undefined || Object.keys(others).length > 0
    ? null
    : { name: frame.target.merchant, amountMinor }
}
