import type { AssistantAnswer } from '#domain/views.ts'
import { asSpoken } from '#server/assistant/entries/as-spoken.ts'
import { addCall, savedResult } from '#server/assistant/entries/function-call.ts'
import type { ToolRun } from '#server/assistant/model/model-turn.ts'
import { sayRuns, tellRun } from '#server/assistant/model/say-runs.ts'
import { outcomeOf } from '#server/assistant/outcome.ts'
import { emptyAnswer, type Speaker } from '#server/assistant/speaker.ts'
import { isReadTool } from '#server/tools/registry.ts'

/** The answer to a turn that wrote: rendered from what the tools gave, never from a model's words. */
export function writtenAnswer(runs: readonly ToolRun[], speaker: Speaker): AssistantAnswer {
  const wrote = runs.filter(({ name }) => !isReadTool(name))
  const told = wrote.map((run) => ({ name: run.name, ...tellRun(run, speaker) }))
  const added = told.flatMap(({ name, saved }) => (name === 'addTransaction' ? saved : []))
  const [first] = added
  const answer = emptyAnswer(speaker, sayRuns(runs, speaker))
  return {
    ...answer,
    function_call: first ? addCall(asSpoken(first.transaction)) : null,
    function_result: first ? savedResult(added.map(({ transaction }) => transaction)) : null,
    turn: { ...answer.turn, ...outcomeOf(told) },
  }
}
