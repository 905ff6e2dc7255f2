import { isFiller, isTransactionRequest } from '#machines/transcript-rules.ts'
import { bannerText } from '#machines/voice-failure.ts'
import { voiceStatus } from '#machines/voice-view.ts'
import { newId } from '#web/lib/new-id.ts'
import { stopTalking } from '#web/lib/talk-wish.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { releaseMicrophone } from '#web/voice/drivers/microphone.ts'

/** Leads what is heard to the drafts and to the turn, and what the agent says to the chat. */
export function wireVoice(assistant: Assistant): void {
  const { voice, turn, board } = assistant

  voice.on('session.opened', ({ isResumed, carrier }) => {
    assistant.session.open({ isResumed })
    // Only a service delivers what it heard once more.
    if (isResumed && carrier === 'agent') turn.send({ type: 'line.resumed' })
  })
  voice.on('line.lost', () => board.cut())
  voice.on('session.closed', () => board.end())
  voice.on('transcript.partial', ({ text }) => {
    board.hear(text)
    turn.send({ type: 'speech.resumed' })
  })
  voice.on('transcript.final', ({ text, deliveryKey, isRedelivery }) => {
    board.hear(text, true)
    if (isForTheAgent(assistant, text)) {
      board.clear()
      assistant.say({ type: 'user', message: text })
      return
    }
    turn.send({ type: 'transcript.final', text, deliveryKey, isRedelivery, freshId: newId(), at: Date.now() })
  })
  voice.on('agent.said', ({ text, eventId }) => hearAgent(assistant, text, eventId))
  voice.on('agent.corrected', ({ text, eventId }) => correctAgent(assistant, text, eventId))
  voice.on('voice.failed', ({ failure }) => assistant.say({ type: 'assistant', message: bannerText(failure) }))
  voice.subscribe((snapshot) => {
    const isOff = voiceStatus(snapshot) === 'disconnected'
    if (isOff || snapshot.matches('reconnecting')) releaseMicrophone()
    if (isOff !== (stopTalking.get() === null))
      stopTalking.set(isOff ? null : () => voice.send({ type: 'stop.pressed' }))
  })
}

/** Greetings and thanks are the agent's own; everything else goes to the books. */
function isForTheAgent({ voice, board }: Assistant, text: string): boolean {
  const frame = board.read().reading?.frames[0]
  if (voice.getSnapshot().context.carrier !== 'agent' || isTransactionRequest(text)) return false
  return frame?.intent === 'other' && (frame.topic === 'greeting' || frame.topic === 'thanks')
}

/** The app's own reply to a turn stands; the agent's words on it only open it for feedback. */
function hearAgent(assistant: Assistant, text: string, eventId: number): void {
  if (isFiller(text, assistant.person.firstName)) return
  const { chat, turn } = assistant
  const response = { eventId, session: assistant.session.id }
  const snapshot = turn.getSnapshot()
  if (snapshot.matches('processing') && snapshot.context.request?.isAloud) {
    assistant.session.holdResponse(response)
    return
  }
  const heardTurn = snapshot.context.heard?.turnId
  const last = chat.read().at(-1)
  const isReply = last?.type === 'assistant' && last.turnId !== undefined && last.turnId === heardTurn
  if (last && isReply && !last.response) chat.change(last.id, { response })
  else assistant.say({ type: 'assistant', message: text, response })
}

/** What the agent was kept from saying was never heard; the app's own replies stand as they are. */
function correctAgent({ chat, person, session }: Assistant, text: string, eventId: number): void {
  const said = chat.find(
    ({ response, turnId }) => turnId === undefined && response?.eventId === eventId && response.session === session.id,
  )
  if (!said) return
  if (isFiller(text, person.firstName)) chat.remove(said.id)
  else chat.change(said.id, { message: text })
}
