import { turnsSince } from '#db/read/assistant-turn.ts'
import { readAskSentence } from '#domain/ask-sentence.ts'
import { errorRow } from '#domain/errors.ts'
import { formatMoney, minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Span } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import { type Chosen, chooseEntry } from '#server/assistant/choose-entry.ts'
import type { ChangeScope } from '#server/assistant/make-changes.ts'
import { TALK_LIVES_MS } from '#server/assistant/memory.ts'
import type { OpenChoice, PreparedCall } from '#server/assistant/open-choice.ts'
import { orderFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

const MOST_TURNS_BACK = 6
const MOST_ASKED = 4

type Order = {
  merchant: string | undefined
  /** The words of the order. */
  text: string
  /** What the order wants the entry to become says nothing about which it is. */
  isNew?: { amountMinor?: number | undefined; day?: string | undefined }
}

/** Finds the entry that an order is about, by its name, its amount and its day; without any of them the one that the talk is about. */
export async function findEntry(
  { context, turn, speaker }: ChangeScope,
  { merchant, text, isNew }: Order,
): Promise<Chosen> {
  const place = placeSaid(speaker.message)
  if (place !== null && (!merchant || isPlace(merchant))) return entryAt({ context, turn, speaker }, place)
  const said = orderFigures(text, speaker)
  const amounts = said.amounts.filter((amount) => amount !== isNew?.amountMinor)
  const days = said.days.filter((day) => day !== isNew?.day)
  if (merchant) return chooseEntry(await entriesNamed(turn, merchant), { merchant, amounts, days })
  const found = await turn.newestEntries(undefined)
  const isPlain = amounts.length + days.length === 0 && !/\b(last|latest|newest|recent)\b/i.test(text)
  const spokenOf = isPlain ? await lastSpokenOf(context, speaker) : null
  const entry = found.find(({ id }) => id === spokenOf)
  return entry ? { is: 'one', entry } : chooseEntry(found, { amounts, days })
}

const places = ['first', 'second', 'third', 'fourth', 'fifth']
const placed = new RegExp(`\\b(?:the|my) (${places.join('|')}) (?:one|entry|item|of (?:them|those|these))\\b`, 'i')

/** "the second one": which of those that were told last, from 0; null where none is counted. */
function placeSaid(message: string): number | null {
  const said = placed.exec(message)?.[1]?.toLowerCase()
  return said === undefined ? null : places.indexOf(said)
}

function isPlace(merchant: string): boolean {
  return places.includes(merchant.toLowerCase().replace(/ (?:one|entry|item)$/, ''))
}

/** The entry at a place of what was saved or read out last, in that order; the person is asked where neither was done. */
async function entryAt({ context, turn, speaker }: ChangeScope, place: number): Promise<Chosen> {
  const newest = await turn.newestEntries(undefined)
  const told = await lastTold(context, speaker)
  if (told === null)
    return newest.length === 0 ? { is: 'none' } : { is: 'several', entries: newest.slice(0, MOST_ASKED) }
  const entry = newest.find(({ id }) => id === told[place])
  return entry ? { is: 'one', entry } : { is: 'none' }
}

/** "both were yesterday": those that were told last, from which the person chooses; null where one is meant. */
export async function severalMeant({ context, turn, speaker }: ChangeScope): Promise<Transaction[] | null> {
  if (!/\b(both|they|them|those|these)\b/i.test(speaker.message)) return null
  const told = await lastTold(context, speaker)
  const entries = (await turn.newestEntries(undefined)).filter(({ id }) => told?.includes(id))
  return entries.length > 1 ? entries.slice(0, MOST_ASKED) : null
}

/** The entries of the last turn that saved several or listed them; null where none did. */
async function lastTold(context: Context, speaker: Speaker): Promise<string[] | null> {
  for (const { message, outcome } of (await outcomesOf(context, speaker)).reverse()) {
    if (outcome.saved.length > 1) return outcome.saved.map(({ transaction }) => transaction.id)
    const asked = readAskSentence(message)
    if (asked?.asks !== 'list') continue
    if (asked.limit === null) return outcome.summary?.newest.map(({ id }) => id) ?? []
    const input = { limit: asked.limit }
    const { output } = await runTool(context, { name: 'listTransactions', input, userId: speaker.userId })
    return output.transactions.map(({ id }) => id)
  }
  return null
}

/** Entries of a name; "coffees" finds "Coffee", "the water bill" finds "Water". */
async function entriesNamed(turn: WriteTurn, name: string): Promise<Transaction[]> {
  for (const each of name.endsWith('s') ? [name, name.slice(0, -1)] : [name]) {
    const found = await turn.newestEntries(each)
    if (found.length > 0) return found
  }
  const words = ` ${name.toLowerCase()} `
  const newest = await turn.newestEntries(undefined)
  return newest.filter(({ merchant }) => words.includes(` ${merchant.toLowerCase()} `))
}

/** The entry that the last turn wrote or changed, where the talk is still going on. */
async function lastSpokenOf(context: Context, speaker: Speaker): Promise<string | null> {
  const outcomes = (await outcomesOf(context, speaker)).map(({ outcome }) => outcome)
  const last = outcomes.findLast(({ saved, removed, tookBack }) => saved.length + removed.length > 0 || tookBack)
  return last?.saved.at(-1)?.transaction.id ?? null
}

/** What the turns of this talk came to, the oldest first. */
async function outcomesOf({ reader, clock }: Context, { userId }: Speaker) {
  const since = new Date(clock() - TALK_LIVES_MS).toISOString()
  const turns = await turnsSince(reader, { userId, since, limit: MOST_TURNS_BACK })
  return turns.map(({ message, answer }) => ({
    message,
    outcome: (JSON.parse(answer) as Pick<AssistantAnswer, 'turn'>).turn,
  }))
}

/** The words that a frame was read from. */
export function wordsOf({ spans }: { spans: readonly Span[] }, { message }: Speaker): string {
  return spans.map(({ start, end }) => message.slice(start, end)).join(' ')
}

/** "That entry could not be found. Do you mean Coffee, $4.00 today?": the name fits, the amount or the day that was said does not. */
export function askWhetherMeant(entry: Transaction, speaker: Speaker, call: PreparedCall): OpenChoice {
  const option = optionFor(entry, speaker, call)
  return { ask: `${errorRow('not_found').message} Do you mean ${entry.merchant}, ${option.label}?`, options: [option] }
}

/** "Which one: $6.00 on Monday, $5.00 yesterday or $4.00 today?", with their names where these differ. */
export function askWhichEntry(
  entries: readonly Transaction[],
  speaker: Speaker,
  callFor: (entry: Transaction) => PreparedCall,
): OpenChoice {
  const isOneName = new Set(entries.map(({ merchant }) => merchant)).size === 1
  const options = entries.map((entry) => {
    const option = optionFor(entry, speaker, callFor(entry))
    return isOneName ? option : { ...option, label: `${entry.merchant} ${option.label}` }
  })
  const words = options.map(({ label }) => label)
  return { ask: `Which one: ${words.slice(0, -1).join(', ')} or ${words.at(-1)}?`, options }
}

function optionFor(entry: Transaction, { currency, today }: Speaker, call: PreparedCall) {
  const amountMinor = minor(Math.abs(entry.amountMinor))
  const label = `${formatMoney(amountMinor, currency)} ${sayDay(entry.date, today) || 'today'}`
  return { label, amountMinor, day: entry.date, calls: [call] }
}
