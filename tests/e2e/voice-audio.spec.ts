import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, withMotion } from '#tests/e2e/house.ts'
import { reach } from '#tests/e2e/orb-reach.ts'
import { beSeen, orb, say, startTalking, test } from '#tests/e2e/talk.ts'
import { noise } from '#tests/support/speech/noise.ts'
import { tapOutput } from '#tests/support/tapped-output.ts'

test.use({ ...withMotion, expectedErrors: /WebSocket|disconnect|Error/i })

declare global {
  interface Window {
    __wokenIn: string[]
    __atRest: number
  }
}

const ROUNDS = 5

/** A fade, as the library has it, or words that go on make each round long. */
function expectSilence(lateSounds: number[]): void {
  expect(lateSounds).toHaveLength(ROUNDS)
  const told = `milliseconds of sound after the interruption: ${lateSounds.map(Math.round).join(', ')}`
  expect(Math.max(...lateSounds), told).toBeLessThanOrEqual(100)
}

test('sound goes in as 16 kHz samples, in chunks of 512, as they are spoken', async ({ talk: { page, agent } }) => {
  agent.expect({ text: 'coffee four dollars' })
  await startTalking(page)
  const chunks = () => agent.conversations[0]?.audioChunks ?? []
  await expect.poll(() => chunks().length).toBeGreaterThan(5)
  const [before, startedAt] = [chunks().length, performance.now()]
  await say(page, 'coffee four dollars')
  await page.waitForTimeout(1_500)
  const seconds = (performance.now() - startedAt) / 1_000
  expect(new Set(chunks())).toEqual(new Set([512]))
  const heardSeconds = ((chunks().length - before) * 512) / 16_000
  expect(heardSeconds / seconds).toBeGreaterThan(0.8)
  expect(heardSeconds / seconds).toBeLessThan(1.2)
  await expect.poll(() => agent.conversations[0]?.utterances).toBe(1)
})

test('sound comes out at the rate that the service names', async ({ talk: { page, agent } }) => {
  await tapOutput(page)
  agent.misbehave({ kind: 'metadata', output: 'pcm_24000' })
  await page.reload()
  await startTalking(page)
  agent.conversations[0]?.say('Good morning to you too.')
  agent.conversations[0]?.speak(500)
  await expect.poll(() => page.evaluate(() => window.__output.loudRates())).toEqual([24_000])
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(orb(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.__output.openRates())).toEqual([])
})

test('the edge of the orb follows the own voice: still in silence, further out the louder it is, and back again', async ({
  talk: { page },
}) => {
  await startTalking(page)
  await page.waitForTimeout(600)
  const silent = await reach(page)
  const reachAt = async (loudness: number) => {
    const sound = page.evaluate((wav) => window.__say(wav), noise(loudness, 2))
    const [reached] = await Promise.all([reach(page, 1_800), sound])
    return reached
  }
  const soft = await reachAt(0.004)
  const loud = await reachAt(0.4)
  expect(soft).toBeGreaterThan(silent + 1)
  expect(loud).toBeGreaterThan(soft + 4)
  await expect.poll(() => reach(page)).toBeLessThan(silent + 1)
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('words say within a tenth of a second that the own voice is heard', async ({ talk: { page } }) => {
    await page.clock.install()
    await startTalking(page)
    await page.getByRole('button', { name: 'Mute microphone', exact: true }).click()
    const unmute = page.getByRole('button', { name: 'Unmute microphone', exact: true })
    await expect(unmute).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    const sound = page.evaluate((wav) => window.__say(wav), noise(0.4, 4))
    // The text begins to look here; from now on only the test lets time pass.
    await unmute.click()
    await page.waitForTimeout(800)
    await expect(page.getByText('Quiet', { exact: true })).toBeVisible()
    await page.clock.runFor(100)
    await expect(page.getByText('Your voice is heard')).toBeVisible()
    await page.clock.resume()
    await sound
    await expect(page.getByText('Quiet', { exact: true })).toBeVisible()
  })
})

test('while Penny speaks her words stand there, and the edge of the orb follows her voice', async ({
  talk: { page, agent },
}) => {
  await startTalking(page)
  const line = agent.conversations[0]
  if (!line) throw new Error('Nobody is connected')
  const said = line.say('Dining is your biggest category this month.')
  line.speak(2_000, said, 0)
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  await expect(page.locator('.under .caption')).toHaveText('Dining is your biggest category this month.')
  await page.waitForTimeout(400)
  const silent = await reach(page)
  line.speak(3_000, said, 6_000)
  await expect.poll(() => reach(page)).toBeGreaterThan(silent + 4)
})

test('an interruption is silent within a tenth of a second, and so is what comes late; new words are heard', async ({
  talk: { page, agent },
}) => {
  await tapOutput(page)
  await page.reload()
  await startTalking(page)
  const line = agent.conversations[0]
  if (!line) throw new Error('Nobody is connected')
  const isLoud = () => page.evaluate(() => window.__output.isLoud())
  const lateSounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const said = line.say('This takes a while to say.')
    line.speak(4_000, said)
    await expect.poll(isLoud).toBe(true)
    line.interrupt()
    line.speak(300, said)
    await expect.poll(() => page.evaluate(() => window.__output.interruptedAt)).not.toBeNull()
    await page.waitForTimeout(700)
    expect(await isLoud()).toBe(false)
    lateSounds.push(await page.evaluate(() => window.__output.takeLateSoundMs()))
  }
  expectSilence(lateSounds)
  line.speak(1_500, line.say('Here is something new.'))
  await expect.poll(isLoud).toBe(true)
})

for (const [what, kind, stop] of [
  ['a tap on stop', 'click', (page: Page) => page.getByRole('button', { name: 'Stop listening' }).click()],
  ['Escape', 'keydown', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${what} while Penny speaks is silent within a tenth of a second`, async ({ talk: { page, agent } }) => {
    await tapOutput(page)
    await page.reload()
    const isLoud = () => page.evaluate(() => window.__output.isLoud())
    const lateSounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await startTalking(page)
      const line = agent.conversations.at(-1)
      line?.speak(20_000, line.say('This takes a while to say.'))
      await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
      await expect.poll(isLoud).toBe(true)
      await page.evaluate((press) => window.__output.awaitPress(press), kind)
      await stop(page)
      await expect(orb(page)).toBeVisible()
      await page.waitForTimeout(300)
      expect(await isLoud()).toBe(false)
      lateSounds.push(await page.evaluate(() => window.__output.takeLateSoundMs()))
    }
    expectSilence(lateSounds)
  })
}

test('a hold silences her, and what still comes of those words; the next are heard', async ({
  talk: { page, agent },
}) => {
  await tapOutput(page)
  await page.reload()
  await startTalking(page)
  const line = agent.conversations[0]
  if (!line) throw new Error('Nobody is connected')
  const isLoud = () => page.evaluate(() => window.__output.isLoud())
  const said = line.say('This takes a while to say.')
  line.speak(20_000, said)
  await expect.poll(isLoud).toBe(true)
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  await page.keyboard.down(' ')
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  await expect.poll(isLoud, { timeout: 5_000 }).toBe(false)
  line.speak(500, said)
  await page.waitForTimeout(700)
  expect(await isLoud()).toBe(false)
  line.interrupt()
  line.speak(1_000, line.say('Something new.'))
  await expect.poll(isLoud).toBe(true)
})

test('a browser that refuses 16 kHz resamples with a worklet of our own origin, and is heard all the same', async ({
  talk: { page, agent, server },
}) => {
  await page.addInitScript(() => {
    const Native = window.AudioContext
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        if (options?.sampleRate) throw new DOMException('no such rate', 'NotSupportedError')
        super(options)
      }
    }
    const loaded: string[] = []
    Object.assign(window, { __worklets: loaded })
    const { addModule } = AudioWorklet.prototype
    AudioWorklet.prototype.addModule = async function (path: string | URL) {
      await addModule.call(this, path)
      loaded.push(new URL(path, location.href).href)
    }
  })
  await page.reload()
  agent.expect({ text: 'coffee four' })
  await startTalking(page)
  await say(page, 'coffee four')
  await expect(page.getByText('Coffee transaction for $4.00 added successfully!')).toBeVisible()
  const worklets = await page.evaluate(() => (window as unknown as { __worklets: string[] }).__worklets)
  expect(worklets.filter((url) => /libsamplerate/.test(url))).toHaveLength(2)
  expect(worklets.filter((url) => !url.startsWith(`${server.url}/assets/`))).toEqual([])
  expect(agent.conversations[0]?.problems).toEqual([])
})

test('the screen is kept on from the press to the end of the conversation', async ({ context, talk: { page } }) => {
  await context.grantPermissions(['screen-wake-lock'])
  await expect(orb(page)).toBeVisible()
  await page.evaluate(() => {
    const held = new Set<WakeLockSentinel>()
    const { wakeLock } = navigator
    wakeLock.request = async () => {
      const lock = await WakeLock.prototype.request.call(wakeLock, 'screen')
      held.add(lock)
      lock.addEventListener('release', () => held.delete(lock))
      return lock
    }
    Object.assign(window, {
      __locks: () => held.size,
      __letGo: () => Promise.all([...held].map((lock) => lock.release())),
    })
  })
  const locks = () => page.evaluate(() => (window as unknown as { __locks(): number }).__locks())
  await startTalking(page)
  await expect.poll(locks).toBe(1)
  // A browser takes the lock back from a page that is out of sight.
  await page.evaluate(() => (window as unknown as { __letGo(): Promise<void> }).__letGo())
  await expect.poll(locks).toBe(0)
  await beSeen(page, true)
  await expect.poll(locks).toBe(1)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(orb(page)).toBeVisible()
  await expect.poll(locks).toBe(0)
})

test('the library is there before anybody presses, and a press wakes the audio while it is still one', async ({
  talk: { page, agent },
}) => {
  const library = builtScripts().find(({ text }) => text.includes('/v1/convai/conversation?agent_id='))
  await noteWaking(page)
  await page.reload()
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.split('/').at(-1) ?? '')
        .filter((name) => name.endsWith('.js')),
    )
  await expect.poll(scripts).toContain(library?.name)
  expect(await page.evaluate(() => window.__wokenIn)).toEqual([])
  await startTalking(page)
  await expect.poll(() => agent.openNow()).toBe(1)
  // One to hear with, one to speak with; what the library does of its own accord comes later.
  const woken = await page.evaluate(() => window.__wokenIn)
  expect(woken.slice(0, 4)).toEqual(['pointerdown', 'pointerdown', 'click', 'click'])
})

for (const [way, event] of [
  ['the orb', 'pointerdown'],
  ['Space', 'keydown'],
  ['the orb of the navigation', 'pointerdown'],
  ['Space on another screen', 'keydown'],
] as const) {
  test(`a first press that is a hold of ${way} wakes the audio in the press itself`, async ({ talk: { page } }) => {
    await noteWaking(page)
    await page.reload()
    await expect.poll(() => page.evaluate(() => window.__atRest)).toBe(2)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const isElsewhere = way !== 'the orb' && way !== 'Space'
    if (isElsewhere) {
      await navigation.getByRole('link', { name: 'Spend' }).click()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // On a link the key would be the link's.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    }
    if (event === 'keydown') await page.keyboard.down(' ')
    else {
      const held = isElsewhere ? navigation.getByRole('link', { name: 'Hey Penny', exact: true }) : orb(page)
      const box = await held.boundingBox()
      if (!box) throw new Error('There is nothing to hold')
      await page.mouse.move(box.x + box.width / 2, box.y + Math.min(20, box.height / 2))
      await page.mouse.down()
    }
    await expect(page.getByText('Listening')).toBeVisible()
    expect((await page.evaluate(() => window.__wokenIn)).slice(0, 2)).toEqual([event, event])
  })
}

test('a press that begins nothing leaves the audio at rest', async ({ talk: { page, agent } }) => {
  await noteWaking(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.__atRest)).toBe(2)
  await orb(page).hover()
  await page.mouse.down()
  await page.mouse.move(2, 2)
  await page.mouse.up()
  expect(await page.evaluate(() => window.__wokenIn)).toEqual(['pointerdown', 'pointerdown'])
  await expect.poll(() => page.evaluate(() => window.__atRest)).toBe(4)
  expect(agent.conversations).toHaveLength(0)
})

/** Notes in which event each context of a conversation is woken, and how often one is laid to rest. */
async function noteWaking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const woken: string[] = []
    window.__wokenIn = woken
    window.__atRest = 0
    const { resume, suspend } = AudioContext.prototype
    AudioContext.prototype.resume = function () {
      if (this.sampleRate === 16_000) woken.push(window.event?.type ?? 'nothing')
      return resume.call(this)
    }
    AudioContext.prototype.suspend = function () {
      if (this.sampleRate === 16_000) window.__atRest += 1
      return suspend.call(this)
    }
  })
}

test('WebRTC is no part of what a browser is given', () => {
  const scriptsWith = (words: string) => builtScripts().filter(({ text }) => text.includes(words))
  expect(scriptsWith('WebRTC is not part of this build')).toHaveLength(1)
  // An error of the library that would be in its place.
  expect(scriptsWith('DataTrackDepacketizerDropError')).toEqual([])
})

test('the line is opened at once', async ({ talk: { page, agent } }) => {
  await stopTime(page)
  await orb(page).click()
  await expect.poll(() => agent.conversations.length).toBe(1)
})

test.describe('on Android', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  })
  test('the line is opened three seconds after the microphone, so that no first word is lost', async ({
    talk: { page, agent },
  }) => {
    await stopTime(page)
    await orb(page).click()
    await expect.poll(() => page.evaluate(() => window.__microphone.asked)).toBe(1)
    await page.waitForTimeout(300)
    await page.clock.runFor(2_900)
    await page.waitForTimeout(300)
    expect(agent.conversations).toHaveLength(0)
    await page.clock.runFor(200)
    await expect.poll(() => agent.conversations.length).toBe(1)
  })
})

function builtScripts(): { name: string; text: string }[] {
  const folder = new URL('../../dist/web/assets/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/** From here on the time of the page, which is up by then, stands still. */
async function stopTime(page: Page): Promise<void> {
  await expect(orb(page)).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}
