import { expect, transactionsOf } from '#tests/e2e/house.ts'
import { say, startTalking, test } from '#tests/e2e/talk.ts'

/** Notes each tone that is started, and each vibration. */
const noteCues = `(() => {
  window.__cues = { tones: 0, beats: 0 }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...at) {
    window.__cues.tones += 1
    return start.apply(this, at)
  }
  navigator.vibrate = () => {
    window.__cues.beats += 1
    return true
  }
})()`

declare global {
  interface Window {
    __cues: { tones: number; beats: number }
  }
}

test('listening, saved and asked sound and are felt; each switch turns its own off, and it stays off', async ({
  talk,
}) => {
  test.setTimeout(120_000)
  const { page, agent, server, person } = talk
  await page.addInitScript(noteCues)
  await page.clock.install()
  await page.reload()
  const cues = () => page.evaluate(() => window.__cues)

  agent.expect({ text: 'coffee four' }, { text: 'taxi home fifteen or fifty' })
  await startTalking(page)
  await expect.poll(cues).toEqual({ tones: 2, beats: 1 })
  await say(page, 'coffee four')
  await expect.poll(cues).toEqual({ tones: 4, beats: 2 })
  await page.clock.fastForward(1_100)
  await say(page, 'taxi home fifteen or fifty')
  await expect(page.getByText('Fifteen or fifty?').first()).toBeVisible()
  await expect.poll(cues).toEqual({ tones: 7, beats: 3 })
  await page.keyboard.press('Escape')

  await page.getByLabel('Message').fill('lunch 12')
  await page.keyboard.press('Enter')
  await expect.poll(cues).toEqual({ tones: 7, beats: 4 })

  for (const [off, left] of [
    ['Sounds', { tones: 0, beats: 2 }],
    ['Haptics', { tones: 0, beats: 0 }],
  ] as const) {
    await page.goto('/preferences')
    const control = page.getByRole('switch', { name: off })
    await control.press('Space')
    await expect(control).not.toBeChecked()
    await page.reload()
    await expect(control).not.toBeChecked()
    await page.goto('/assistant')
    const before = transactionsOf(server, person).length
    agent.expect({ text: 'tea four' })
    await startTalking(page)
    await say(page, 'tea four')
    await expect.poll(() => transactionsOf(server, person).length).toBe(before + 1)
    await page.waitForTimeout(300)
    expect(await cues(), off).toEqual(left)
    await page.keyboard.press('Escape')
  }
})
