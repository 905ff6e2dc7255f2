import { waitFor } from 'xstate'
import { decimalFromMinor, minor } from '#domain/money.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { readClientCall } from '#web/voice/calls/client-tools.ts'
import { refusalOf } from '#web/voice/calls/spoken-call.ts'
import { addInTurn } from '#web/voice/chat/ask-assistant.ts'
import { readSummary } from '#web/voice/chat/read-summary.ts'
import { undoChanges } from '#web/voice/chat/undo-changes.ts'
import type { ClientToolCall } from '#web/voice/drivers/driver.ts'

type Saved = TurnOutcome['saved'][number]

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
  const { heard, isResumed } = turn.getSnapshot().context
  if (!heard) throw new Error('Nobody has said anything yet.')
  if (heard.text !== null) {
    await board.load()
    await settled(assistant, heard.turnId)
    const outcome = outcomeOf(assistant, heard.turnId)
    const stored = savedAlready(outcome?.saved ?? [], call.input)
    if (stored) return resultOf(stored)
    const question = outcome?.question?.ask ?? null
    const refusal = refusalOf(call, board.understand(heard.text), { question, isResumed })
    if (refusal) throw new Error(refusal)
  }

  const saved = await addInTurn(call.input, { turnId: heard.turnId, key: `${heard.turnId}:call:${callId}` })
  assistant.notices.answer(heard.turnId)
  assistant.notices.tell([saved], (changeIds) => void undoChanges(changeIds).then(() => assistant.tellSaved()))
  assistant.tellSaved()
  return resultOf(saved)
}

function resultOf({ transaction: { merchant, amountMinor, date } }: Saved): string {
  return JSON.stringify({ success: true, merchant, amount: decimalFromMinor(minor(Math.abs(amountMinor))), date })
}

/**
 * The entry that the app has saved of the same words: all amounts that were said are in it, so another name for the merchant is not
 * another spend.
 */
function savedAlready(saved: readonly Saved[], wanted: { amountMinor: number; merchant: string }): Saved | undefined {
  const same = saved.filter(({ transaction }) => Math.abs(transaction.amountMinor) === wanted.amountMinor)
  const name = wanted.merchant.toLowerCase()
  return same.find(({ transaction }) => transaction.merchant.toLowerCase() === name) ?? same[0]
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

function outcomeOf({ chat }: Assistant, turnId: string): TurnOutcome | undefined {
  return chat.find((message) => message.turnId === turnId && message.type === 'assistant')?.outcome
}
