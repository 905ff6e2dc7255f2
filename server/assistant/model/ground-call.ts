import { type Day, parseDay } from '#domain/calendar.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import { asksForMany, asksForRemoval } from '#server/assistant/changes/removal-words.ts'
import type { PlannedCall } from '#server/assistant/model/model-turn.ts'
import type { SaidFigures } from '#server/assistant/said-figures.ts'

/** What a call that writes is held against. */
export type Ground = {
  /** The person's own words, without their questions. */
  telling: string
  said: SaidFigures
  today: Day
  /** Ids that tools gave in this turn, each with the text of its row. */
  seen: ReadonlyMap<string, string>
  /** Calls of this turn that will be written. */
  planned: readonly PlannedCall[]
}

export type Ungrounded =
  /** Nothing may be written; the person is asked. */
  | { verdict: 'ask'; ask: (typeof asks)[keyof typeof asks] }
  /** The very same is written already. */
  | { verdict: 'repeated' }
  /** The model left out a day that the person said. */
  | { verdict: 'incomplete'; fault: string; field: string }

export const asks = {
  words: 'Shall I change something? Tell me what, and I will.',
  amount: 'How much was it exactly?',
  day: 'Which day do you mean?',
  entry: 'Which entry do you mean?',
  many: 'I take out one entry at a time. Which one?',
} as const

/** Absent days of these mean today, so a said day must not be left out. */
export const dayOfEntry = new Map<string, string>([['addTransaction', 'date']])

/**
 * Holds a call that writes against the person's own words: its amounts and days must stand in them, its ids must come from
 * a tool, and what it takes away must have been asked for. Null when it may be written.
 */
export function groundCall(call: PlannedCall, ground: Ground): Ungrounded | null {
  if (ground.telling === '') return { verdict: 'ask', ask: asks.words }
  const leaves = [...leavesOf(call.input)]
  if (ground.planned.some((planned) => isSame(planned, call))) return { verdict: 'repeated' }
  return groundIds(call, leaves, ground) ?? groundDays(call, leaves, ground) ?? groundAmounts(leaves, ground)
}

/** Amounts said and not yet used by a planned call. */
export function amountsLeft({ said, planned }: Pick<Ground, 'said' | 'planned'>): number[] {
  const left: number[] = [...said.amounts]
  for (const amount of planned.flatMap((call) => amountsOf([...leavesOf(call.input)]))) {
    const at = left.indexOf(amount)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

function groundIds(call: PlannedCall, leaves: Leaf[], ground: Ground): Ungrounded | null {
  const ids = leaves.filter(({ key }) => key === 'id' || key.endsWith('Id'))
  const rows = ids.map(({ value }) => ground.seen.get(String(value)))
  if (rows.some((row) => row === undefined)) return { verdict: 'ask', ask: asks.entry }
  if (!takesAway(call)) return null
  if (!asksForRemoval(ground.telling)) return { verdict: 'ask', ask: asks.words }
  if (asksForMany(ground.telling) || ground.planned.some(takesAway)) return { verdict: 'ask', ask: asks.many }
  const named = [...ground.seen].filter(([, row]) => isNamed(row, ground.telling)).map(([id]) => id)
  const isOne = ids.length > 0 && ids.every(({ value }) => named.length === 1 && named[0] === value)
  return isOne || (ids.length === 0 && isNamedThroughout(leaves, ground.telling))
    ? null
    : { verdict: 'ask', ask: asks.entry }
}

function groundAmounts(leaves: Leaf[], ground: Ground): Ungrounded | null {
  const left = amountsLeft(ground)
  for (const amount of amountsOf(leaves)) {
    const at = left.indexOf(amount)
    if (at < 0) return { verdict: 'ask', ask: asks.amount }
    left.splice(at, 1)
  }
  return null
}

function groundDays(call: PlannedCall, leaves: Leaf[], { said, today }: Ground): Ungrounded | null {
  const days = leaves.flatMap(({ value }) => (typeof value === 'string' ? (parseDay(value) ?? []) : []))
  const field = dayOfEntry.get(call.name)
  if (field && call.input[field] === undefined && said.days.some((day) => day !== today)) {
    return { verdict: 'incomplete', fault: 'a_day_was_said', field }
  }
  const isUnsaidToday = said.days.length === 0 || said.amounts.length > 1
  const isKnown = (day: Day) => said.days.includes(day) || (day === today && isUnsaidToday)
  return days.every(isKnown) ? null : { verdict: 'ask', ask: asks.day }
}

function takesAway(call: PlannedCall): boolean {
  return toolContracts[call.name].effect === 'destructive' || call.name === 'undoLast'
}

/** What has no id is named by what it holds: the budget of a category. */
function isNamedThroughout(leaves: Leaf[], telling: string): boolean {
  return leaves.every(({ value }) => typeof value !== 'string' || isNamed(value, telling))
}

/** A word of the row stands in the person's words. */
function isNamed(row: string, telling: string): boolean {
  const said = new Set(words(telling))
  return words(row).some((word) => said.has(word))
}

function words(text: string): string[] {
  const folded = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '')
  return folded.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
}

function isSame(one: PlannedCall, other: PlannedCall): boolean {
  return one.name === other.name && JSON.stringify(one.input) === JSON.stringify(other.input)
}

type Leaf = { key: string; value: string | number | boolean }

function amountsOf(leaves: Leaf[]): number[] {
  return leaves.flatMap(({ key, value }) => (key.endsWith('Minor') && typeof value === 'number' ? Math.abs(value) : []))
}

function* leavesOf(value: unknown, key = ''): Generator<Leaf> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, Array.isArray(value) ? key : name)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    yield { key, value }
  }
}
