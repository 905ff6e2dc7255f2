import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, transactionsOf } from '#tests/e2e/house.ts'
import { orb, test } from '#tests/e2e/talk.ts'

// Development says a thing or two on the console that the built app does not.
test.use({ expectedErrors: /./ })

let screens: ChildProcess | null = null
test.afterEach(async () => {
  if (screens?.exitCode !== null) return
  const ended = once(screens, 'exit')
  screens.kill('SIGTERM')
  await ended
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** The screens as they are developed: only there does StrictMode mount everything twice. */
async function startScreens(serverUrl: string): Promise<string> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  screens = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--port', String(port), '--strictPort'],
    {
      env: { ...process.env, PORT: new URL(serverUrl).port },
      stdio: 'ignore',
    },
  )
  await expect
    .poll(
      () =>
        fetch(`${url}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  return url
}

test('mounted twice by StrictMode, and tapped twice, the assistant opens one line and writes one row', async ({
  talk,
}) => {
  test.setTimeout(180_000)
  const { page, agent, server, person } = talk
  await page.addInitScript(() => {
    const mounts: number[] = []
    Object.assign(window, { __mounts: mounts })
    const { addEventListener } = window
    let listening = 0
    window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      const [type, , options] = given
      if (type === 'keydown' && typeof options === 'object') {
        mounts.push(++listening)
        options.signal?.addEventListener('abort', () => mounts.push(--listening))
      }
      addEventListener.apply(window, given)
    }
  })
  const screensUrl = await startScreens(server.url)
  await page.goto(`${screensUrl}/assistant`)
  await expect(orb(page)).toBeVisible({ timeout: 90_000 })
  const mounts = await page.evaluate(() => (window as unknown as { __mounts: number[] }).__mounts)
  expect(
    mounts.some((count, index) => count < (mounts[index - 1] ?? 0)),
    'StrictMode mounts twice',
  ).toBe(true)

  await orb(page).dblclick()
  await expect(page.getByText('Listening', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('1 of 100 voice chats')).toBeVisible()
  expect(agent.conversations).toHaveLength(1)
  agent.conversations[0]?.tentative('coffee')
  agent.conversations[0]?.transcript('coffee four')
  await expect(page.getByText('Coffee transaction for $4.00 added successfully!')).toHaveCount(1)
  expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect.poll(() => agent.openNow()).toBe(0)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
})
