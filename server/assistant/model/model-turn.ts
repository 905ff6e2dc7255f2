import type { Day } from '#domain/calendar.ts'
import type { ToolName } from '#domain/tools/registry.ts'
import type { FailureReason } from '#server/assistant/model/model-failure.ts'
import type { ModelLimits } from '#server/assistant/model/model-limits.ts'
import type { Caller, Context } from '#server/context.ts'

/** One tool that ran in a turn; `changeId` is null for reads. */
export type ToolRun = { name: ToolName; output: unknown; changeId: number | null }

/** One earlier turn: what the person said, and what was answered. */
export type PastTurn = { text: string; answer: string }

/** A call that may be written: its contract takes the input, and its figures are the person's own. */
export type PlannedCall = { name: ToolName; input: Readonly<Record<string, unknown>> }

export type ModelTurn = {
  context: Pick<Context, 'config' | 'clock' | 'newId' | 'log' | 'writer' | 'reader' | 'bell' | 'sealer'>
  caller: Pick<Caller, 'userId'>
  /** The sentence, as typed or heard. */
  text: string
  turnId: string
  /** The day that unsaid days mean; absent: the person's own today. */
  today?: Day
  /** Oldest first; only the last few go along. */
  history?: readonly PastTurn[]
  /** Gets the answer as it grows, each time whole; the empty text takes back what was shown. */
  onText?: (textSoFar: string) => void
  /** Ends the turn early; nothing is written after it. */
  signal?: AbortSignal
  /** Writes all calls of the turn in one commit, or none. */
  write?: (calls: readonly PlannedCall[]) => Promise<ToolRun[]>
  limits?: Partial<ModelLimits>
}

/** How a turn with a model ended. Whatever was written is in `runs` of `wrote`, and nowhere else. */
export type ModelTurnResult =
  /** The model's own words, in which every figure is known. */
  | { kind: 'said'; message: string; runs: ToolRun[] }
  /** Tools were read, but the model's words about them may not be said: the answer is rendered from `runs`. */
  | { kind: 'read'; runs: ToolRun[] }
  /** The answer is rendered from `runs`, in the order in which they were said. */
  | { kind: 'wrote'; runs: ToolRun[] }
  /** Nothing was written; one short question. `open` is the one entry that waits for its amount, where it is that. */
  | { kind: 'asked'; ask: string; open: PlannedCall | null }
  /** Nothing was written; `message` is what the person is told. */
  | { kind: 'failed'; reason: FailureReason; message: string }
