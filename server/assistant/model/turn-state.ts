import type { Day } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { spokenFigures } from '#server/assistant/model/check-words.ts'
import { mayBeWritten } from '#server/assistant/model/may-be-written.ts'
import type { PlannedCall, ToolRun } from '#server/assistant/model/model-turn.ts'
import type { Figures } from '#server/assistant/model/present-output.ts'
import { tellingPart } from '#server/assistant/model/telling-part.ts'
import { type SaidFigures, saidFigures } from '#server/assistant/said-figures.ts'

/** What a turn knows so far. */
export type TurnState = {
  today: Day
  currency: Currency
  /** The person's own words, without their questions; empty when nothing of them is to be written down. */
  telling: string
  said: SaidFigures
  /** Figures that the answer may repeat. */
  known: Figures
  /** Ids that tools gave, each with the text of its row. */
  seen: Map<string, string>
  planned: PlannedCall[]
  reads: ToolRun[]
  /** The model was already told once that a call was wrong. */
  isCorrected: boolean
}

/** The state of a turn at its start. */
export function openTurnState(given: { text: string; today: Day; currency: Currency }): TurnState {
  const { text, today, currency } = given
  const told = tellingPart(text)
  const telling = mayBeWritten(told, { today, currency }) ? told : ''
  const known = spokenFigures(text, currency)
  for (const part of today.split('-')) known.plain.add(Number(part))
  return {
    today,
    currency,
    telling,
    said: saidFigures(telling, { today, currency }),
    known,
    seen: new Map(),
    planned: [],
    reads: [],
    isCorrected: false,
  }
}
