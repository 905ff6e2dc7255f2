import type { Browser, Page } from '@playwright/test'
import {
  addTransaction,
  expect,
  rows,
  signedIn,
  signUp,
  type TestPerson,
  test,
  transactionsOf,
} from '#tests/e2e/house.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { says, stalls } from '#tests/support/model-server/reply.ts'
import { startModelServer } from '#tests/support/model-server/start-model-server.ts'

/** Another device of the same person: a browser that keeps nothing in common with the first. */
async function otherDevice(browser: Browser, server: RunningServer, { email, password }: TestPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  const answer = await context.request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return context.newPage()
}

const conversation = (page: Page) => page.getByRole('log')

async function say(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder(/add a spend/i).fill(words)
  await page.keyboard.press('Enter')
}

test('another device shows the conversation, and learns what is said and undone elsewhere', async ({
  page,
  browser,
  server,
  person,
}) => {
  await page.goto('/assistant')
  await say(page, 'coffee 4')
  await expect(conversation(page)).toContainText('Saved, $4.00')

  const second = await otherDevice(browser, server, person)
  await second.goto('/assistant')
  await expect(conversation(second)).toContainText('Coffee 4')
  await expect(conversation(second)).toContainText('Saved, $4.00')

  await say(second, 'lunch 12')
  await expect(conversation(page)).toContainText('Saved, $12.00')
  await expect(conversation(page).getByText('Saved, $12.00')).toHaveCount(1)
  await expect(conversation(second).getByText('Saved, $12.00')).toHaveCount(1)

  await conversation(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(conversation(second).getByText('Taken back', { exact: true })).toHaveCount(1)
  expect(transactionsOf(server, person)).toMatchObject([{ amount: 400 }])

  await page.reload()
  await expect(conversation(page).getByText('Saved, $12.00')).toHaveCount(1)
  await expect(conversation(page).getByText('Taken back', { exact: true })).toHaveCount(1)
  await second.context().close()
})

test('a question asked on one device is answered on the other, after the server has started anew', async ({
  page,
  browser,
  server,
  person,
}) => {
  await page.goto('/assistant')
  await say(page, 'taxi home fifteen or fifty')
  await expect(page.getByText('Fifteen or fifty?')).toBeVisible()
  await page.close()
  await server.restart()
  const second = await otherDevice(browser, server, person)
  await second.goto('/assistant')
  await second.getByRole('button', { name: /Fifteen|15/ }).click()
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ amount: 1500 }])
  await second.context().close()
})

signedIn('a screen without the conversation does not fetch it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const heard: string[] = []
  page.on('request', (request) => heard.push(new URL(request.url()).pathname))
  await page.goto('/transactions')
  await addTransaction(page, { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Coffee' })).toBeVisible()
  expect(heard).not.toContain('/api/chat')
})

test.describe('with a model', () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource|Failed to fetch/ })

  test('its words show as they come; a stream that is cut is asked for again as the same turn', async ({ page }) => {
    const model = await startModelServer([
      stalls('All calm this month, nothing strange there at all, as far as I can see.'),
      says('All calm, I looked twice.'),
    ])
    const server = await startServer({ OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'fake' })
    try {
      const person = await signUp(page.context(), server)
      const turns: { turn: string; accept: string | undefined }[] = []
      page.on('request', (request) => {
        if (!request.url().endsWith('/ai-assistant')) return
        turns.push({ turn: request.postDataJSON().turn_id, accept: request.headers().accept })
      })
      await page.goto(`${server.url}/assistant`)
      await say(page, 'anything odd in my ledger lately')
      await expect(conversation(page)).toContainText('All calm this month, nothing strange')
      await expect(page.getByText('Penny is thinking…')).toBeHidden()

      await server.kill()
      await expect(conversation(page)).toContainText('I will see to it as soon as we are back.')
      await server.restart()
      await expect(conversation(page)).toContainText('All calm, I looked twice.', { timeout: 30_000 })
      await expect(conversation(page).getByText(/All calm/)).toHaveCount(1)
      expect(new Set(turns.map(({ turn }) => turn)).size).toBe(1)
      expect(turns.slice(0, 2).map(({ accept }) => accept)).toEqual(['text/event-stream', 'application/json'])
      expect(rows(server, 'select message from assistant_turns where user_id = ?', person.id)).toHaveLength(1)
    } finally {
      await server.stop()
      await model.close()
    }
  })
})
