import { sorrySentences } from '#domain/sorry-sentences.ts'
import { endsTalk } from '#domain/talk/ends-talk.ts'
import type { Assistant } from '#web/voice/assistant.ts'

/** Writes each turn into the chat, tells it to the voice, and says what was saved. */
export function wireTurn(assistant: Assistant): void {
  const { turn, chat, voice, board } = assistant
  /** What is still being said, or was cut off, is not of the turn that is over. */
  const settleWords = () => {
    if (board.read().isWhole) board.clear()
  }

  turn.on('turn.heard', ({ request }) => {
    if (request.isAloud) voice.send({ type: 'turn.started' })
    for (const old of chat.read()) if (old.isFailed && old.turnId === request.turnId) chat.remove(old.id)
    if (chat.find((message) => message.type === 'user' && message.turnId === request.turnId)) return
    assistant.say({ type: 'user', message: request.text, turnId: request.turnId })
  })

  turn.on('turn.repeated', () => board.takeBack())

  turn.on('turn.replied', ({ request, reply }) => {
    assistant.notices.answer(request.turnId)
    const { turn: outcome, message: words } = reply
    const message = assistant.say({
      type: 'assistant',
      message: words,
      turnId: request.turnId,
      ...(outcome ? { outcome } : {}),
      ...(request.isAloud ? assistant.session.takeHeldResponse() : {}),
    })
    assistant.land(message, request.source)
    settleWords()
    // Who says goodbye leaves no microphone open behind them.
    if (request.isAloud)
      voice.send(endsTalk(request.text) ? { type: 'stop.pressed' } : { type: 'turn.replied', text: words })
    if (!outcome) return
    assistant.notices.tell(outcome.saved, (changeIds) => void assistant.undo(message, changeIds))
    const { saved, removed, done = [], tookBack = [] } = outcome
    chat.markRemoved(removed)
    chat.markTakenBack(tookBack)
    assistant.notices.dismiss(removed)
    for (const change of done)
      assistant.notices.tellDone(change, words, (changeId) => void assistant.undo(message, [changeId]))
    if (saved.length + removed.length + done.length + tookBack.length > 0) assistant.tellSaved()
  })

  turn.on('turn.failed', ({ request, failure }) => {
    assistant.notices.answer(request.turnId)
    if (request.isAloud) assistant.session.dropHeldResponse()
    const words = sorrySentences[failure.kind]
    assistant.say({ type: 'assistant', message: words, turnId: request.turnId, isFailed: true })
    settleWords()
    voice.send({ type: 'banner.shown', failure: { reason: 'turn_failed', message: failure.message } })
    if (request.isAloud) voice.send({ type: 'turn.failed', text: words })
  })
}
