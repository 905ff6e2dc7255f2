import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import type { PendingQuestion } from '#domain/views.ts'
import type { WriteToolName } from '#server/tools/registry.ts'

/** A call of a tool that is ready to run; `ofMade`: on the goal that a call before it makes. */
export type PreparedCall = { name: WriteToolName; input: Readonly<Record<string, unknown>>; ofMade?: true }

/** Calls of one change. Each of them is told where `toldEach`; otherwise those before the last only make room for it. */
export type PreparedChange = { calls: readonly PreparedCall[]; toldEach?: boolean }

/** One of the changes that can be chosen from; `also`: other words that choose it, in lower case; `place`: which of them it is by its day. */
export type ChoiceOption = PreparedChange & {
  label: string
  also?: string[]
  place?: string[]
  amountMinor: Minor
  day?: Day
}

/** A change that waits for the person: one option for a yes, several for which of them is meant. */
export type OpenChoice = { ask: string; options: ChoiceOption[] }

/** The choice as the screen shows it; a pressed button says its words. */
export function offer({ ask, options }: OpenChoice): PendingQuestion {
  return { ask, choices: options.map(({ label, amountMinor }) => ({ label, amountMinor, say: label })) }
}
