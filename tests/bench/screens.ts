import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tests/bin/browser.mjs'
import { seedLife, signUp } from '#tests/e2e/house.ts'
import { ownPaths } from '#tests/e2e/paths.ts'
import { startServer } from '#tests/e2e/server.ts'

/** A person with a hundred thousand entries: how long each screen takes from the click to its data, and how smoothly the list scrolls. */
const ROWS = 100_000
const USABLE_MS = 1000
const FRAMES_A_SECOND = 50
const PAGES_LOADED = 12
const SCROLL_MS = 3000

/** All but those that have no data to wait for, or no way back into the app. */
const aside = ['/onboarding', '/payment-success', '/nope']
const screens = ownPaths.filter((path) => !aside.includes(path))

const server = await startServer()
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const person = await signUp(context, server)
  seedLife(server, person, ROWS)
  const page = await context.newPage()
  await page.goto('/goals')
  await page.getByRole('heading', { level: 1 }).waitFor()

  const usable: Record<string, number> = {}
  for (const path of screens) usable[path] = await timeToUse(page, path)
  const framesASecond = await scrollTheList(page)
  for (const [path, tookMs] of Object.entries(usable)) console.log(`${String(tookMs).padStart(7)} ms  ${path}`)

  const slow = Object.entries(usable).filter(([, tookMs]) => tookMs > USABLE_MS)
  const isWithin = slow.length === 0 && framesASecond >= FRAMES_A_SECOND
  console.log(
    JSON.stringify({ rows: ROWS, usable, goalMs: USABLE_MS, framesASecond, goalFrames: FRAMES_A_SECOND, isWithin }),
  )
  if (!isWithin) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

/** From the change of address, inside the app, to the screen with its heading and nothing left of its skeleton. */
async function timeToUse(page: Page, path: string): Promise<number> {
  await page.evaluate((to) => {
    performance.mark('left')
    history.pushState({ idx: 0 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }))
  }, path)
  const took = await page.waitForFunction(
    (to) => {
      const main = document.querySelector('main')
      if (location.pathname !== to || !main?.querySelector('h1') || main.querySelector('.bone')) return 0
      return main.hasAttribute('aria-busy') ? 0 : performance.measure('use', 'left').duration
    },
    path,
    { polling: 'raf' },
  )
  return Math.round(await took.jsonValue())
}

/** Frames a second over three seconds of steady scrolling through a list of some hundred rows. */
async function scrollTheList(page: Page): Promise<number> {
  await page.goto('/transactions')
  const more = page.getByRole('button', { name: 'Load More Transactions' })
  for (let loaded = 1; loaded < PAGES_LOADED; loaded++) {
    await page.getByText(`${loaded * 50} shown of`).waitFor()
    await more.click()
  }
  await page.getByText(`${PAGES_LOADED * 50} shown of`).waitFor()
  return page.evaluate(async (forMs) => {
    scrollTo(0, 0)
    let frames = 0
    const startedAt = performance.now()
    while (performance.now() - startedAt < forMs) {
      await new Promise(requestAnimationFrame)
      scrollBy(0, 40)
      frames += 1
    }
    return Math.round((frames / (performance.now() - startedAt)) * 1000)
  }, SCROLL_MS)
}
