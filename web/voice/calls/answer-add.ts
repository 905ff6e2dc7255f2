import { decimalFromMinor, minor } from '#domain/money.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { ApiError } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import type { AddCall } from '#web/voice/calls/client-tools.ts'
import { heardNow, mayBeAhead, outcomeOf, settled, wordsCome } from '#web/voice/calls/latest-words.ts'
import { refusalOf } from '#web/voice/calls/spoken-call.ts'
import { addInTurn } from '#web/voice/chat/ask-assistant.ts'

type Saved = TurnOutcome['saved'][number]

/**
 * An entry belongs to the turn of the latest transcript; one that came before its transcript waits for it, so that it is measured
 * against what was said, and opens the turn that the next one joins where none comes (ruling 40). Throws an `Error` whose words are for
 * the agent.
 */
export async function answerAdd(assistant: Assistant, call: AddCall, callId: string): Promise<string> {
  const { turn, board } = assistant
  turn.send({ type: 'call.received', freshId: newId(), at: Date.now() })
  await board.load()
  const stored = await storedFor(assistant, call)
  if (stored) return resultOf(stored)
  if (mayBeAhead(assistant)) {
    const hasCome = await wordsCome(assistant)
    const ofNew = hasCome ? await storedFor(assistant, call) : undefined
    if (ofNew) return resultOf(ofNew)
    if (!hasCome) turn.send({ type: 'call.ahead', freshId: newId(), at: Date.now() })
  }
  const heard = heardNow(assistant)
  if (heard.text !== null) {
    const question = outcomeOf(assistant, heard.turnId)?.question?.ask ?? null
    const { isResumed } = turn.getSnapshot().context
    const refusal = refusalOf(call, board.understand(heard.text), { question, isResumed })
    if (refusal) throw new Error(refusal)
  }

  const add = () => addInTurn(call.input, { turnId: heard.turnId, key: `${heard.turnId}:call:${callId}` })
  const saved = await add().catch((error: unknown) => {
    // The answer may be what was lost, or its end: the same key gives the stored one.
    if (error instanceof ApiError && (error.code === 'network' || error.code === 'unreadable')) return add()
    throw error
  })
  assistant.notices.answer(heard.turnId)
  assistant.notices.tell([saved], (changeIds) => void assistant.takeBack(changeIds, [saved]))
  assistant.tellSaved()
  return resultOf(saved)
}

/** What the app has saved of the latest words, once it is done with them, where the call tells it again. */
async function storedFor(assistant: Assistant, { input }: AddCall): Promise<Saved | undefined> {
  const { turnId, text } = heardNow(assistant)
  if (text === null) return undefined
  await settled(assistant, turnId)
  return savedAlready(outcomeOf(assistant, turnId)?.saved ?? [], input)
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
