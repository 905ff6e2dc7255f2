import { findProfile } from '#db/read/profile.ts'
import { todayIn } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import type { ToolName, ToolOutput, ToolParams } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { parseInput } from '#server/tools/parse-input.ts'
import { isReadTool, type ReadToolName, readToolOf, type WriteToolName } from '#server/tools/registry.ts'
import { findSameAmount, findSameEntry } from '#server/tools/same-entry.ts'
import { inWriteTurn, type ToolContext, type WriteTurn } from '#server/tools/write-turn.ts'

export type ToolCall<Name extends ToolName> = {
  name: Name
  input: unknown
  userId: string
  /** Required for tools that write. */
  key?: string | undefined
  /** The turn that the call belongs to; absent: a turn of its own. */
  turnId?: string | undefined
}

/**
 * Runs one tool for a person: the one path of every change (house law 1). A read goes to the reader and is not journalled.
 * Errors: those of the contract and the tool, idempotency_mismatch, invalid_input without a key for a write.
 */
export async function runTool<Name extends ToolName>(
  context: ToolContext,
  call: ToolCall<Name>,
): Promise<ToolAnswer<ToolOutput<Name>>> {
  const { name } = call
  if (isReadTool(name)) {
    return { output: (await runRead(context, { ...call, name })) as ToolOutput<Name>, changeId: null }
  }
  return (await runWrite(context, { ...call, name: name as WriteToolName })) as ToolAnswer<ToolOutput<Name>>
}

async function runRead<Name extends ReadToolName>(
  { reader, clock }: ToolContext,
  { name, input, userId }: ToolCall<Name>,
): Promise<ToolOutput<Name>> {
  const params = parseInput(name, input)
  const profile = (await findProfile(reader, userId)) ?? { time_zone: 'UTC' }
  const today = todayIn(clock(), profile.time_zone)
  return readToolOf(name).run({ db: reader, userId, profile, today }, params)
}

async function runWrite<Name extends WriteToolName>(
  context: ToolContext,
  { name, input, userId, key, turnId }: ToolCall<Name>,
): Promise<ToolAnswer<ToolOutput<WriteToolName>>> {
  if (!key) throw new AppError('invalid_input', { field: 'Idempotency-Key' })
  return inWriteTurn(context, { userId, turnId: turnId ?? context.newId() }, async (turn) => {
    if (name === 'addTransaction' && turnId !== undefined) {
      const same = await savedInTurn(turn, parseInput('addTransaction', input))
      if (same) return same
    }
    return turn.run({ name, input, key })
  })
}

/**
 * The entry that the turn has saved already for this one. Once its words are answered, what was understood of them is saved, and the
 * same amount under another name is taken for the same, as the browser takes it.
 */
async function savedInTurn(turn: WriteTurn, wanted: ToolParams<'addTransaction'>) {
  const saved = await turn.savedBefore()
  return findSameEntry(saved, wanted) ?? ((await turn.storedAnswer()) && findSameAmount(saved, wanted))
}
