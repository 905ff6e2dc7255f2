import { expect, transactionsOf } from '#tests/e2e/house.ts'
import { startTalking, test } from '#tests/e2e/talk.ts'

// A record of each of the many steps takes longer than the steps.
test.use({ trace: 'off' })

test('two hundred utterances in a row leave one line, one microphone, no more audio contexts and listeners, and a flat heap', async ({
  talk,
}) => {
  test.setTimeout(180_000)
  const { page, agent, server, person } = talk
  await page.addInitScript(() => {
    const counted = { contexts: 0, listeners: 0 }
    Object.assign(window, { __counted: counted })
    const Native = window.AudioContext
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        counted.contexts += 1
      }
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      if (this === window || this === document) counted.listeners += 1
      return addEventListener.apply(this, given)
    }
    EventTarget.prototype.removeEventListener = function (...given: Parameters<typeof removeEventListener>) {
      if (this === window || this === document) counted.listeners -= 1
      return removeEventListener.apply(this, given)
    }
  })
  await page.clock.install()
  await page.reload()
  const cdp = await page.context().newCDPSession(page)
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const counted = await page.evaluate(() => ({ ...(window as unknown as { __counted: object }).__counted }))
    return { heapMb: usedSize / 2 ** 20, ...(counted as { contexts: number; listeners: number }) }
  }
  await startTalking(page)
  const open = agent.conversations[0]
  const speak = async (from: number, to: number) => {
    for (let index = from; index < to; index++) {
      open?.tentative('lunch')
      open?.transcript(`lunch ${index + 1} dollars`)
      // The agent is told what the app has answered.
      await expect
        .poll(() => open?.framesOf('contextual_update').length, { intervals: [5], timeout: 20_000 })
        .toBe(index + 1)
      await page.clock.fastForward(1_100)
    }
  }
  await speak(0, 50)
  const early = await measure()
  await speak(50, 200)
  const late = await measure()
  expect(transactionsOf(server, person).map(({ amount }) => amount)).toEqual(
    Array.from({ length: 200 }, (_, index) => (index + 1) * 100),
  )
  expect(agent.conversations).toHaveLength(1)
  expect(await page.evaluate(() => window.__microphone.live)).toBe(1)
  expect(late.contexts).toBe(early.contexts)
  expect(late.listeners).toBeLessThanOrEqual(early.listeners + 3)
  expect(late.heapMb - early.heapMb).toBeLessThan(25)
})
