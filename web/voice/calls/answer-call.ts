import { waitFor } from 'xstate'
import { decimalFromMinor, minor } from '#domain/money.ts'
import type { TurnOutcome } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { type KnownCall, readClientCall } from '#web/voice/calls/client-tools.ts'
import { refusalOf } from '#web/voice/calls/spoken-call.ts'
import { addInTurn } from '#web/voice/chat/ask-assistant.ts'
import { readSummary } from '#web/voice/chat/read-summary.ts'
import type { ClientToolCall } from '#web/voice/drivers/driver.ts'

type Saved = TurnOutcome['saved'][number]

const TURN_TAKES_AT_MOST_MS = 8_000
/** The words of a call that came before them are close behind. */
const WORDS_COME_WITHIN_MS = 1_500

/**
 * Answers a tool call of the voice agent. An entry belongs to the turn of the latest transcript; one that came before its transcript
 * waits for it, so that it is measured against what was said, and opens the turn that the next one joins where none comes (ruling 40).
 * Throws an `Error` whose words are for the agent.
 */
export async function answerCall(assistant: Assistant, { name, parameters, callId }: ClientToolCall): Promise<string> {
  const call = readClientCall(name, parameters)
  if (call.name === 'getTransactionSummary') return readSummary(call.input)

  const { turn, board } = assistant
  turn.send({ type: 'call.received', freshId: newId(), at: Date.now() })
  await board.load()
  const stored = await storedFor(assistant, call)
  if (stored) return resultOf(stored)
  const { isSpeakingAgain } = turn.getSnapshot().context
  if (heardNow(assistant).text === null || isSpeakingAgain) {
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

  const saved = await addInTurn(call.input, { turnId: heard.turnId, key: `${heard.turnId}:call:${callId}` })
  assistant.notices.answer(heard.turnId)
  assistant.notices.tell([saved], (changeIds) => void assistant.takeBack(changeIds, [saved]))
  assistant.tellSaved()
  return resultOf(saved)
}

type AddCall = Extract<KnownCall, { name: 'addTransaction' }>

/** What the app has saved of the latest words, once it is done with them, where the call tells it again. */
async function storedFor(assistant: Assistant, { input }: AddCall): Promise<Saved | undefined> {
  const { turnId, text } = heardNow(assistant)
  if (text === null) return undefined
  await settled(assistant, turnId)
  return savedAlready(outcomeOf(assistant, turnId)?.saved ?? [], input)
}

function heardNow({ turn }: Assistant) {
  const { heard } = turn.getSnapshot().context
  if (!heard) throw new Error('Nobody has said anything yet.')
  return heard
}

/** Whether new words come in time. */
async function wordsCome({ turn }: Assistant): Promise<boolean> {
  const before = turn.getSnapshot().context.heard
  return waitFor(turn, ({ context: { heard } }) => heard !== before && heard?.text != null, {
    timeout: WORDS_COME_WITHIN_MS,
  }).then(
    () => true,
    () => false,
  )
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
