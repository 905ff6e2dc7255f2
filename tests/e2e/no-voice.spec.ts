import { expect, signedIn } from '#tests/e2e/house.ts'
import { scriptedRecogniser } from '#tests/support/scripted-recogniser/init-script.ts'

signedIn(
  'without keys and without a recogniser the press ends at the line to type on, and the banner goes after 8 s',
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
    })
    await page.clock.install()
    await page.goto('/assistant')
    const orb = page.getByRole('button', { name: 'Talk to Penny' })
    await expect(orb).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    await orb.click()
    const banner = page.getByRole('alert').filter({ hasText: 'Voice not configured...' })
    await expect(banner).toContainText('type instead, or set up a voice agent')
    await expect(page.getByPlaceholder(/add a spend/i)).toBeFocused()
    await page.clock.fastForward(7_000)
    await expect(banner).toBeVisible()
    await page.clock.fastForward(1_100)
    await expect(banner).toBeHidden()
    await orb.click()
    await expect(banner).toBeVisible()
    await expect(page.getByPlaceholder(/add a spend/i)).toBeFocused()
  },
)

for (const [error, words] of [
  ['network', 'speech service cannot be reached'],
  ['audio-capture', 'gets no sound'],
  ['language-not-supported', 'does not understand spoken English'],
  ['not-allowed', 'does not allow its speech service'],
] as const) {
  signedIn(`a recogniser that fails with ${error} ends there too`, async ({ page }) => {
    await page.addInitScript((code) => {
      class Failing extends EventTarget {
        onerror: ((event: { error: string }) => void) | null = null
        start() {
          setTimeout(() => this.onerror?.({ error: code }))
        }
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Failing, webkitSpeechRecognition: Failing })
    }, error)
    await page.goto('/assistant')
    await page.getByRole('button', { name: 'Talk to Penny' }).click()
    await expect(page.getByRole('alert')).toContainText(`Voice not configured...`)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByPlaceholder(/add a spend/i)).toBeFocused()
  })
}

signedIn.describe('with the voice agent chosen', () => {
  signedIn.use({ expectedErrors: /status of 501/ })

  signedIn('it is told where none is set up, and the browser does not hear instead', async ({ page }) => {
    await page.addInitScript(scriptedRecogniser)
    await page.goto('/preferences')
    await page.getByRole('button', { name: 'Voice agent' }).click()
    await page.goto('/assistant')
    await page.getByRole('button', { name: 'Talk to Penny' }).click()
    await expect(page.getByRole('alert')).toContainText('Voice not configured...')
    await expect(page.getByPlaceholder(/add a spend/i)).toBeFocused()
    expect(await page.evaluate(() => window.__ears.starts)).toBe(0)
  })
})
