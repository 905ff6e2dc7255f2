import { randomUUID } from 'node:crypto'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tests/bin/browser.mjs'
import { signUp } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'

/** From the press that saves an entry to the same row on a second open browser of that person (ruling 11). */
const ROUNDS = 50
const GOAL_MS = 250

const server = await startServer()
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const [here, there] = [
    await browser.newContext({ baseURL: server.url }),
    await browser.newContext({ baseURL: server.url }),
  ]
  const person = await signUp(here, server)
  await there.request.post('/api/auth/sign-in/email', { data: { email: person.email, password: person.password } })
  const [sender, watcher] = [await here.newPage(), await there.newPage()]
  await sender.goto('/transactions')
  await watcher.goto('/transactions')
  await watcher.getByText('No transactions found').waitFor()
  await watcher.waitForTimeout(1000)

  const took: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const merchant = `Round ${round}`
    const seen = whenShown(watcher, merchant)
    const pressedAt = await add(sender, merchant)
    took.push((await seen) - pressedAt)
  }
  took.sort((a, b) => a - b)
  const result = { rounds: ROUNDS, p50Ms: at(took, 0.5), p95Ms: at(took, 0.95), goalMs: GOAL_MS }
  console.log(
    `press to the row on a second browser: p50 ${result.p50Ms} ms, p95 ${result.p95Ms} ms (goal ${GOAL_MS} ms)`,
  )
  console.log(JSON.stringify(result))
} finally {
  await browser.close()
  await server.stop()
}

/** Both pages read the same machine's clock. */
function whenShown(page: Page, merchant: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent?.includes(text)) return
          observer.disconnect()
          resolve(Date.now())
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    merchant,
  )
}

function add(page: Page, merchant: string): Promise<number> {
  return page.evaluate(
    async ({ name, key }) => {
      const pressedAt = Date.now()
      await fetch('/api/tools/addTransaction', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ merchant: name, amountMinor: 400, category: 'Other' }),
      })
      return pressedAt
    },
    { name: merchant, key: randomUUID() },
  )
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
