import { expect, signIn, transactionsOf } from '#tests/e2e/house.ts'
import { startTalking, test } from '#tests/e2e/talk.ts'

test.use({ expectedErrors: /status of 401|ERR_ABORTED|WebSocket/ })

const signOut = '/api/auth/sign-out'

test('who is signed out in another window while they talk is told, and what they said is written at their next signing in', async ({
  talk,
}) => {
  const { page, agent, server, person } = talk
  const other = await page.context().newPage()
  await other.goto('/dashboard')
  await startTalking(page)
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/functions/v1/ai-assistant', (route) => held.then(() => route.abort()), { times: 1 })
  agent.conversations[0]?.transcript('coffee four')
  await expect(page.getByText('Penny is thinking…')).toBeVisible()
  agent.conversations[0]?.tentative('and lunch twel')
  await expect(page.getByText('And lunch twel')).toBeVisible()

  await other
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click()
  await other.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You were signed out. Please sign in again.')).toBeVisible()
  await expect(page.getByText('What you said is kept on this device until then.')).toBeVisible()
  await expect.poll(() => agent.openNow()).toBe(0)
  goOn()
  expect(transactionsOf(server, person)).toEqual([])

  await signIn(page, person)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  await page.goto('/assistant')
  await expect(page.getByLabel('Message')).toHaveValue('and lunch twel')
})

test('a sentence that meets a session which has just ended is kept, and written once', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await startTalking(page)
  expect((await page.request.post(signOut, { data: {} })).ok()).toBe(true)
  agent.conversations[0]?.transcript('coffee four')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('You were signed out. Please sign in again.')).toBeVisible()
  await signIn(page, person)
  await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
})
