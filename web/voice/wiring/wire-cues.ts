import type { Assistant } from '#web/voice/assistant.ts'
import { giveCue, wakeCues } from '#web/voice/wiring/cue.ts'

/** Signs of what happens in the conversation. A typed line is answered without a sound: its person looks at the screen. */
export function wireCues({ voice, turn }: Assistant): void {
  voice.subscribe((snapshot) => {
    if (snapshot.matches('preparing')) wakeCues()
  })
  voice.on('session.opened', ({ isResumed }) => {
    if (!isResumed) giveCue('listening')
  })
  turn.on('turn.replied', ({ request, reply }) => {
    const isQuiet = request.source === 'typed'
    if (reply.turn?.question) giveCue('asked', { isQuiet })
    else if (reply.turn && reply.turn.saved.length > 0) giveCue('saved', { isQuiet })
  })
}
