import { AppError } from '#domain/errors.ts'
import { formatMoney } from '#domain/money.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import { kindOfCategory } from '#domain/transaction.ts'
import { askWhetherRight, isUnusual } from '#server/assistant/entries/is-unusual.ts'
import { learnFigures } from '#server/assistant/model/check-words.ts'
import type { MadeCall } from '#server/assistant/model/collect-calls.ts'
import { amountsLeft, asks, groundCall } from '#server/assistant/model/ground-call.ts'
import { ModelFailure } from '#server/assistant/model/model-failure.ts'
import type { PlannedCall } from '#server/assistant/model/model-turn.ts'
import { presentOutput } from '#server/assistant/model/present-output.ts'
import { readArguments } from '#server/assistant/model/read-arguments.ts'
import type { TurnState } from '#server/assistant/model/turn-state.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import { runTool } from '#server/tools/run-tool.ts'
import type { ToolContext } from '#server/tools/write-turn.ts'

/** What a round of calls leads to: more words from the model, a commit, or a question. */
export type Taken =
  | { next: 'model'; answers: { id: string; content: string }[] }
  | { next: 'write' }
  | { next: 'ask'; ask: string; open: PlannedCall | null }

type Taking = { context: ToolContext; userId: string; state: TurnState; resultCharacters: number }

const MOST_CALLS = 12

/**
 * Takes the calls of one round: reads run at once, writes are held against the person's words and kept for one commit at the
 * end. Throws `ModelFailure` when a call is wrong again after the model was told so.
 */
export async function takeCalls(calls: readonly MadeCall[], taking: Taking): Promise<Taken> {
  const { state } = taking
  if (calls.length > MOST_CALLS) throw new ModelFailure('endless_calls')
  const wasCorrected = state.isCorrected
  const answers: { id: string; content: string }[] = []
  let isOnlyWrites = true
  for (const made of calls) {
    const taken = await takeCall(made, taking)
    if (taken.is === 'asked') {
      const isAlone = calls.length === 1 && state.planned.length === 0
      return { next: 'ask', ask: taken.ask, open: isAlone && taken.isAboutAmount ? taken.call : null }
    }
    if (taken.is === 'wrong') {
      if (wasCorrected) throw new ModelFailure('malformed_call')
      state.isCorrected = true
    }
    if (taken.is !== 'planned') isOnlyWrites = false
    answers.push({ id: made.id, content: taken.content })
  }
  if (isOnlyWrites && (amountsLeft(state).length === 0 || answers.every(isRepetition))) return { next: 'write' }
  return { next: 'model', answers }
}

type TakenCall =
  | { is: 'read' | 'planned' | 'wrong'; content: string }
  | { is: 'asked'; ask: string; call: PlannedCall; isAboutAmount: boolean }

async function takeCall(made: MadeCall, taking: Taking): Promise<TakenCall> {
  const { state } = taking
  const call = readArguments(made)
  if ('fault' in call) return wrong(call.fault, call.field)
  if (toolContracts[call.name].effect === 'read') return { is: 'read', content: await read(call, taking) }
  const ungrounded = groundCall(call, state)
  if (ungrounded?.verdict === 'ask') {
    const isAboutAmount = call.name === 'addTransaction' && ungrounded.ask === asks.amount
    return { is: 'asked', ask: ungrounded.ask, call, isAboutAmount }
  }
  if (ungrounded?.verdict === 'incomplete') return wrong(ungrounded.fault, ungrounded.field)
  if (ungrounded?.verdict === 'repeated') return { is: 'planned', content: REPEATED }
  const doubt = await doubtOf(call, taking)
  if (doubt) return { is: 'asked', ask: doubt, call, isAboutAmount: true }
  state.planned.push(call)
  return { is: 'planned', content: PLANNED }
}

/** Whether a new entry is far from what is usual, as it is asked of every entry; null when it is not. */
async function doubtOf(call: PlannedCall, { context, userId, state }: Taking): Promise<string | null> {
  if (call.name !== 'addTransaction') return null
  const { merchant, amountMinor, category, kind } = parseInput('addTransaction', call.input)
  const entry = { amountMinor, category, kind: kind ?? kindOfCategory(category) }
  if (!(await isUnusual(context.reader, { userId }, entry))) return null
  return askWhetherRight(formatMoney(amountMinor, state.currency), merchant)
}

const PLANNED = JSON.stringify({ ok: true, note: 'The app will save this and tell the person.' })
const REPEATED = JSON.stringify({ ok: true, note: 'This was taken already. Do not call it again.' })

function isRepetition({ content }: { content: string }): boolean {
  return content === REPEATED
}

function wrong(error: string, field: string | undefined): TakenCall {
  return { is: 'wrong', content: JSON.stringify({ ok: false, error, ...(field ? { field } : {}) }) }
}

async function read(call: PlannedCall, { context, userId, state, resultCharacters }: Taking): Promise<string> {
  try {
    const { output } = await runTool(context, { name: call.name, input: call.input, userId })
    const { content, figures, rows } = presentOutput(output, { currency: state.currency, characters: resultCharacters })
    state.reads.push({ name: call.name, output, changeId: null })
    learnFigures(state.known, figures)
    for (const [id, row] of rows) state.seen.set(id, row)
    return content
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return JSON.stringify({ ok: false, error: error.code })
  }
}
