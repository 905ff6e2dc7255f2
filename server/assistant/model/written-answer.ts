import { minor } from '#domain/money.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { SpokenTransaction } from '#domain/understanding/frame.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import { addCall, savedResult } from '#server/assistant/function-call.ts'
import type { ToolRun } from '#server/assistant/model/model-turn.ts'
import { entryOf, sayRuns, takenBackBy } from '#server/assistant/model/say-runs.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'

/** The answer to a turn that wrote: rendered from what the tools gave, never from a model's words. */
export function writtenAnswer(runs: readonly ToolRun[], speaker: Speaker): AssistantAnswer {
  const answer = emptyAnswer(speaker, sayRuns(runs, speaker))
  const added = runs.flatMap((run) => (run.name === 'addTransaction' ? entryOf(run) : []))
  const [first] = added
  return {
    ...answer,
    function_call: first ? addCall(asSpoken(first)) : null,
    function_result: first ? savedResult(added) : null,
    turn: { ...answer.turn, saved: runs.flatMap(savedBy), removed: runs.flatMap(removedBy) },
  }
}

function savedBy(run: ToolRun): AssistantAnswer['turn']['saved'] {
  const { changeId } = run
  if (changeId === null || toolContracts[run.name].effect !== 'write') return []
  const { data } = toolContracts.addTransaction.output.safeParse(run.name === 'addTransaction' ? run.output : null)
  const budget = data?.budget
  return entryOf(run).map((transaction) => ({ transaction, changeId, ...(budget ? { budget } : {}) }))
}

function removedBy(run: ToolRun): Transaction[] {
  return toolContracts[run.name].effect === 'destructive' ? entryOf(run) : takenBackBy(run)
}

function asSpoken({ merchant, category, date, amountMinor }: Transaction): SpokenTransaction {
  return {
    kind: amountMinor < 0 ? 'income' : 'spend',
    amountMinor: minor(Math.abs(amountMinor)),
    merchant,
    category,
    categoryKnown: true,
    day: date,
  }
}
