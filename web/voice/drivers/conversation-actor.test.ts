import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { ConversationInput } from '#machines/voice-events.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createConverse } from '#web/voice/drivers/conversation-actor.ts'

const converse = createConverse({ callTool: async () => '', recap: () => [], monthFull: () => Promise.resolve(null) })

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' })
})
afterEach(() => vi.unstubAllGlobals())

/** A conversation in a browser without a recogniser. */
function begin({ isResumed }: Pick<ConversationInput, 'isResumed'>) {
  const told: string[] = []
  const session = setup({ types: { events: {} as { type: string } }, actors: { converse } }).createMachine({
    invoke: { src: 'converse', input: { carrier: 'browser', isResumed, muted: false, resumes: null, lastHeard: '' } },
    on: { '*': { actions: ({ event }) => void told.push(event.type) } },
  })
  const actor = createActor(session).start()
  return { told, stop: () => actor.stop() }
}

test('a conversation that is stopped before its turn does not keep the next one waiting', async () => {
  begin({ isResumed: true }).stop()
  const next = begin({ isResumed: false })
  await eventually(() => expect(next.told).toEqual(['driver.failed']))
  next.stop()
})
