import { waitFor } from 'xstate'
import { decimalFromMinor, minor } from '#domain/money.ts'
import { newId } from '#web/lib/new-id.ts'
import { addInTurn } from '#web/voice/ask-assistant.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { readClientCall } from '#web/voice/client-tools.ts'
import type { ClientToolCall } from '#web/voice/driver.ts'
import { readSummary } from '#web/voice/read-summary.ts'
import { refusalOf } from '#web/voice/spoken-call.ts'
import { undoChanges } from '#web/voice/undo-changes.ts'

const TURN_TAKES_AT_MOST_MS = 8_000

/**
 * Answers a tool call of the voice agent. An entry belongs to the turn of the latest transcript, or opens the turn that the next one
 * joins (ruling 40). Throws an `Error` whose words are for the agent.
 */
export async function answerCall(assistant: Assistant, { name, parameters, callId }: ClientToolCall): Promise<string> {
  const call = readClientCall(name, parameters)
  if (call.name === 'getTransactionSummary') return readSummary(call.input)

  const { turn, board } = assistant
  turn.send({ type: 'call.received', freshId: newId(), at: Date.now() })
  const { spoken, isResumed } = turn.getSnapshot().context
  if (!spoken) throw new Error('Nobody has said anything yet.')
  if (spoken.text !== null) {
    await board.load()
    await settled(assistant, spoken.turnId)
    const question = questionOf(assistant, spoken.turnId)
    const refusal = refusalOf(call, board.understand(spoken.text), { question, isResumed })
    if (refusal) throw new Error(refusal)
  }

  const saved = await addInTurn(call.input, { turnId: spoken.turnId, key: `${spoken.turnId}:call:${callId}` })
  assistant.notices.tell([saved], (changeIds) => void undoChanges(changeIds).then(() => assistant.tellSaved()))
  assistant.tellSaved()
  const { merchant, amountMinor, date } = saved.transaction
  return JSON.stringify({ success: true, merchant, amount: decimalFromMinor(minor(Math.abs(amountMinor))), date })
}

/** Resolves when the turn has its reply, or has taken too long. */
async function settled({ turn }: Assistant, turnId: string): Promise<void> {
  await waitFor(
    turn,
    (snapshot) =>
      !snapshot.context.waiting.some((each) => each.turnId === turnId) &&
      !(snapshot.matches('processing') && snapshot.context.request?.turnId === turnId),
    { timeout: TURN_TAKES_AT_MOST_MS },
  ).catch(() => {})
}

function questionOf({ chat }: Assistant, turnId: string): string | null {
  return (
    chat.find((message) => message.turnId === turnId && message.type === 'assistant')?.outcome?.question?.ask ?? null
  )
}
