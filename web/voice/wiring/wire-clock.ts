import { voiceMode, voiceStatus } from '#machines/voice-view.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { TurnClock } from '#web/voice/wiring/turn-clock.ts'

/** Takes the time of every turn, typed and spoken. To be wired first: its moments are those at which the signals come. */
export function wireClock({ voice, turn, board }: Assistant): void {
  const clock = new TurnClock()
  let [status, mode] = [voiceStatus(voice.getSnapshot()), voiceMode(voice.getSnapshot())]
  let [isPreparing, isOpening] = [false, false]
  voice.subscribe((snapshot) => {
    const [nextStatus, nextMode] = [voiceStatus(snapshot), voiceMode(snapshot)]
    const nextIsPreparing = snapshot.matches('preparing')
    if (!isPreparing && nextIsPreparing) clock.pressed()
    isPreparing = nextIsPreparing
    const nextIsOpening = snapshot.matches({ session: 'connecting' }) && !snapshot.context.isBegun
    if (!isOpening && nextIsOpening) clock.allowed()
    isOpening = nextIsOpening
    if (status === 'connecting' && nextStatus === 'connected') clock.listening()
    if (mode !== 'speaking' && nextMode === 'speaking') clock.sounded()
    status = nextStatus
    mode = nextMode
  })
  voice.on('transcript.partial', () => clock.words())
  voice.on('transcript.final', ({ text }) => {
    const arrivedAt = performance.now()
    board.understand(text)
    clock.understood(arrivedAt)
  })
  turn.on('turn.heard', ({ request }) => {
    if (request.source === 'typed') clock.understood(performance.now())
  })
  turn.on('turn.replied', ({ request, reply }) => {
    // The server keeps no figures of a turn that it did not keep.
    if (reply.function_result?.success === false) clock.failed()
    else clock.replied(request.turnId, request.source)
  })
  turn.on('turn.failed', () => clock.failed())
}
