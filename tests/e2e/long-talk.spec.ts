import { expect, transactionsOf } from '#tests/e2e/house.ts'
import { startTalking, test } from '#tests/e2e/talk.ts'

// A record of each of the many steps takes longer than the steps.
test.use({ trace: 'off' })

test('two hundred utterances in a row leave one line, one microphone, no more audio contexts, nodes and listeners, and a flat heap', async ({
  talk,
}) => {
  test.setTimeout(300_000)
  const { page, agent, server, person } = talk
  await page.addInitScript(() => {
    const counted = { contexts: 0, listeners: 0 }
    const made: WeakRef<AudioNode>[] = []
    Object.assign(window, { __nodes: () => made.filter((node) => node.deref() !== undefined).length })
    Object.assign(window, { __counted: counted })
    const Native = window.AudioContext
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        counted.contexts += 1
      }
    }
    for (const { prototype } of [BaseAudioContext, Native]) {
      for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        if (!name.startsWith('create') || name === 'createBuffer' || typeof value !== 'function') continue
        Object.defineProperty(prototype, name, {
          configurable: true,
          value(this: BaseAudioContext, ...given: unknown[]) {
            const node = value.apply(this, given)
            if (node instanceof AudioNode) made.push(new WeakRef(node))
            return node
          },
        })
      }
    }
    const NativeWorklet = window.AudioWorkletNode
    window.AudioWorkletNode = class extends NativeWorklet {
      constructor(...given: ConstructorParameters<typeof AudioWorkletNode>) {
        super(...given)
        made.push(new WeakRef(this))
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
    const counted = await page.evaluate(() => {
      const { __counted, __nodes } = window as unknown as { __counted: object; __nodes: () => number }
      return { ...__counted, nodes: __nodes() }
    })
    return { heapMb: usedSize / 2 ** 20, ...(counted as { contexts: number; nodes: number; listeners: number }) }
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
  expect(early.nodes).toBeGreaterThan(0)
  expect(late.contexts).toBe(early.contexts)
  // A cue is a few nodes of its own, which may sound still.
  expect(late.nodes).toBeLessThanOrEqual(early.nodes + 8)
  expect(late.listeners).toBeLessThanOrEqual(early.listeners + 3)
  expect(late.heapMb - early.heapMb).toBeLessThan(10)
})

test('twenty talks in a row leave no audio context, node or element of a talk that is over', async ({ talk }) => {
  test.setTimeout(240_000)
  const { page, agent } = talk
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { audio: of('AudioHandlers'), nodes: of('Nodes') }
  }
  const talkOften = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await startTalking(page)
      await page.getByRole('button', { name: 'Stop listening' }).click()
      await expect(page.getByText('Listening')).toHaveCount(0)
    }
  }
  await talkOften(5)
  const early = await measure()
  await talkOften(15)
  expect(agent.conversations).toHaveLength(20)
  // Of a talk that is kept there were two nodes of audio at least, and an element with a hundred nodes in it. The scripted microphone
  // leaves one a talk, and the last may still be going.
  await expect.poll(async () => (await measure()).audio - early.audio, { intervals: [300] }).toBeLessThan(28)
  await expect.poll(async () => (await measure()).nodes - early.nodes, { intervals: [300] }).toBeLessThan(400)
})
