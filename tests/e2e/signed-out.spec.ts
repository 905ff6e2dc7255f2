import type { Page } from '@playwright/test'
import { execute, expect, rows, signIn, signOut, transactionsOf } from '#tests/e2e/house.ts'
import { startTalking, type Talk, test } from '#tests/e2e/talk.ts'

test.use({ expectedErrors: /status of 401|ERR_ABORTED|WebSocket/ })

const told = (page: Page) => page.getByText('You were signed out. Please sign in again.')
const isKept = (page: Page) => page.getByText('What you said is kept on this device until then.')
const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /unsent|draft/.test(key)))

/** As another device does that changes the password. */
function endSessions({ server, person }: Talk): void {
  execute(server, `delete from auth_session where userId = '${person.id}'`)
}

test('who is signed out elsewhere while they talk is told, and what they said is written once, or waits, at their next signing in', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  agent.conversations[0]?.tentative('and lunch twel')
  await expect(page.getByText('And lunch twel')).toBeVisible()
  endSessions(talk)
  agent.conversations[0]?.transcript('coffee four')
  agent.conversations[0]?.tentative('and lunch twel')
  await expect(page).toHaveURL(/\/login$/)
  await expect(told(page)).toBeVisible()
  await expect(isKept(page)).toBeVisible()
  await expect.poll(() => agent.openNow()).toBe(0)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  expect(transactionsOf(server, person)).toEqual([])

  await signIn(page, person)
  await expect.poll(() => keptHere(page)).not.toContain(`sayso.unsent.${person.id}`)
  expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await page.goto('/assistant')
  await expect(page.getByLabel('Message')).toHaveValue('and lunch twel')
  await page.getByLabel('Message').fill('')
  expect(await keptHere(page)).toEqual([])
  expect(rows(server, 'select id from transactions where user_id = ?', person.id)).toHaveLength(1)
})

test('who signs out in another window is told in this one, and nothing of theirs stays on the device', async ({
  talk,
}) => {
  const { page, agent } = talk
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await startTalking(page)
  agent.conversations[0]?.tentative('coffee four and lun')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Coffee')
  await signOut(other)
  await expect(page).toHaveURL(/\/login$/)
  await expect(told(page)).toBeVisible()
  await expect(isKept(page)).toHaveCount(0)
  await expect.poll(() => agent.openNow()).toBe(0)
  expect(await keptHere(page)).toEqual([])
})
