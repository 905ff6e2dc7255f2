import type { Page } from '@playwright/test'
import { expect, withMotion } from '#tests/e2e/house.ts'
import { orb, test } from '#tests/e2e/talk.ts'

test.use(withMotion)

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** The widths at which the one orb of the phone is drawn from here on, frame by frame. */
async function watchOrb(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const widths: number[] = []
    const look = () => {
      const drawn = [...document.querySelectorAll('.orb-flight')].map((each) => each.getBoundingClientRect().width)
      widths.push(Math.round(Math.max(...drawn)))
      requestAnimationFrame(look)
    }
    Object.assign(window, { __widths: widths })
    look()
  })
  return () => page.evaluate(() => (window as unknown as { __widths: number[] }).__widths)
}

function stepUntilSeen(page: Page, name: string): Promise<void> {
  return expect(async () => {
    await page.clock.runFor(16)
    expect(await page.getByRole('button', { name }).isVisible()).toBe(true)
  }).toPass({ intervals: [1] })
}

test('the orb flies from the navigation to the line to type on, and takes the stage', async ({ talk: { page } }) => {
  await page.clock.install()
  const moving = page.waitForResponse(/motion-features/)
  await page.goto('/privacy-security')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await moving
  await page.evaluate(() => window.scrollTo(0, 300))
  const widths = await watchOrb(page)
  // Frames come one by one from here on, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await tab(page, 'Hey Penny').click()
  await stepUntilSeen(page, 'Talk to Penny')
  await page.clock.runFor(1_200)
  expect((await widths()).filter((width) => width > 41 && width < 51).length).toBeGreaterThan(2)
  expect((await widths()).at(-1)).toBe(52)
  await orb(page).click()
  await stepUntilSeen(page, 'Type instead')
  await page.clock.runFor(1_200)
  expect((await widths()).filter((width) => width > 60 && width < 125).length).toBeGreaterThan(5)
  expect((await widths()).at(-1)).toBe(132)
})

test.describe('for people who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('it stands where it belongs, without a flight', async ({ talk: { page } }) => {
    const moving = page.waitForResponse(/motion-features/)
    await page.goto('/budget')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await moving
    const widths = await watchOrb(page)
    await tab(page, 'Hey Penny').click()
    await expect(orb(page)).toBeVisible()
    await orb(page).click()
    await expect(page.getByText('Listening', { exact: true })).toBeVisible()
    await expect.poll(async () => (await widths()).at(-1)).toBe(132)
    expect((await widths()).filter((width) => ![40, 52, 132].includes(width))).toEqual([])
  })
})
