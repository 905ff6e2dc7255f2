import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { eventually } from '#tests/support/eventually.ts'
import { createConverse } from '#web/voice/drivers/conversation-actor.ts'

const converse = createConverse({ callTool: async () => '', recap: () => [], monthFull: () => Promise.resolve(null) })

beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en-US' })
})
afterEach(() => vi.unstubAllGlobals())

/** A conversation that the browser's own recogniser is to carry. */
function begin() {
  const told: string[] = []
  const session = setup({ types: { events: {} as { type: string } }, actors: { converse } }).createMachine({
    invoke: {
      src: 'converse',
      input: { carrier: 'browser', isResumed: false, muted: false, resumes: null, lastHeard: '' },
    },
    on: { '*': { actions: ({ event }) => void told.push(event.type) } },
  })
  const actor = createActor(session).start()
  return { told, stop: () => actor.stop() }
}

test('a start that is given up while it waits for an answer that never comes does not keep the next one waiting', async () => {
  const asked = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('SpeechRecognition', { available: asked })
  const first = begin()
  await eventually(() => expect(asked).toHaveBeenCalled())
  first.stop()
  vi.stubGlobal('SpeechRecognition', undefined)
  const next = begin()
  await eventually(() => expect(next.told).toEqual(['driver.failed']))
  expect(first.told).toEqual([])
  next.stop()
})
