import { expect, rows, signUp, subscribe } from '#tests/e2e/house.ts'
import { startServer } from '#tests/e2e/server.ts'
import { orb, startTalking, test, useChats } from '#tests/e2e/talk.ts'

test('a voice chat is counted once when it connects, after a check, and the header tells', async ({ talk }) => {
  const { page, server, person } = talk
  await expect(page.getByText('0 of 100 voice chats')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    const name = /functions\/v1\/(check-usage-limits|increment-usage)/.exec(request.url())?.[1]
    if (name) calls.push(name)
  })
  await startTalking(page)
  await expect(page.getByText('1 of 100 voice chats')).toBeVisible()
  expect(calls).toEqual(['check-usage-limits', 'increment-usage', 'check-usage-limits'])
  expect(rows(server, 'select usage_type from usages where user_id = ?', person.id)).toEqual([
    { usage_type: 'voice_chat' },
  ])
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByText('1 of 100 voice chats')).toBeVisible()
})

test('a window that one comes back to tells what was talked elsewhere', async ({ talk }) => {
  const { page } = talk
  await expect(page.getByText('0 of 100 voice chats')).toBeVisible()
  await useChats(page, 1)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('1 of 100 voice chats')).toBeVisible()
})

test('at the limit a press says so with the numbers, and opens neither microphone nor socket', async ({ talk }) => {
  const { page, agent } = talk
  await useChats(page, 100)
  await orb(page).click()
  await expect(page.getByRole('alert').first()).toContainText(
    "You've reached your monthly limit of 100 voice chats. Upgrade to Pro for unlimited access!",
  )
  await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible()
  await expect(page.getByText('Usage Limit Reached', { exact: true })).toBeVisible()
  await expect(page.getByText('Used 100/100 voice chats.')).toBeVisible()
  await expect(page.getByText('100 of 100 voice chats')).toBeVisible()
  expect(agent.conversations).toHaveLength(0)
  expect(await page.evaluate(() => window.__microphone.asked)).toBe(0)
})

test('a second window beside it tells the same count', async ({ talk: { page } }) => {
  const other = await page.context().newPage()
  await other.goto('/assistant')
  await expect(other.getByText('0 of 100 voice chats')).toBeVisible()
  await startTalking(page)
  await expect(other.getByText('1 of 100 voice chats')).toBeVisible()
})

test.describe('two tabs', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('that take the last chat together: one goes on, the other is ended and told', async ({ talk }) => {
    const { page, agent } = talk
    await useChats(page, 99)
    await page.route('**/functions/v1/increment-usage', async (route) => {
      await useChats(page, 1)
      await route.continue()
    })
    await orb(page).click()
    await expect(page.getByRole('alert').first()).toContainText("You've reached your monthly limit of 100 voice chats.")
    await expect(orb(page)).toBeVisible()
    await expect.poll(() => agent.openNow()).toBe(0)
    await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
  })
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /status of 500/ })

  for (const [call, words] of [
    ['check-usage-limits', 'Failed to check usage limits'],
    ['increment-usage', 'Failed to track usage'],
  ] as const) {
    test(`${call}: '${words}', and the talk goes on`, async ({ talk }) => {
      const { page } = talk
      await page.route(`**/functions/v1/${call}`, (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Out of ink.', retryable: true } } }),
      )
      await startTalking(page)
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(page.getByText('Out of ink.')).toBeVisible()
      await expect(page.getByText('Listening')).toBeVisible()
    })
  }
})

test('who pays talks past the limit of the others, and sees no count', async ({ talk }) => {
  const { page, server, person } = talk
  await useChats(page, 100)
  subscribe(server, person)
  await page.reload()
  await startTalking(page)
  await expect.poll(() => rows(server, 'select usage_type from usages where user_id = ?', person.id)).toHaveLength(101)
  await expect(page.getByText(/voice chats|Unlimited Access/)).toHaveCount(0)
})

test('a developer has a tag and unlimited access, and no count', async ({ context, page, server }) => {
  await signUp(context, server, { email: 'developer@example.com' })
  await page.goto('/assistant')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(Developer)')
  await expect(page.getByText('Unlimited Access')).toBeVisible()
  await expect(page.getByText('voice chats', { exact: false })).toHaveCount(0)

  await page.goto('about:blank')
  await context.clearCookies()
  await signUp(context, server, { firstName: 'Ines' })
  await page.goto('/assistant')
  await expect(page.getByText('0 of 100 voice chats')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ines$/)
  await expect(page.getByText('Unlimited Access')).toHaveCount(0)
})

test('the limit is the server’s to set, and where no developer is named nobody is one', async ({ context, page }) => {
  const own = await startServer({ FREE_VOICE_CHATS_PER_MONTH: '7', DEVELOPER_EMAIL: '' })
  try {
    await signUp(context, own, { email: 'developer@example.com' })
    await page.goto(`${own.url}/assistant`)
    await expect(page.getByText('0 of 7 voice chats')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('(Developer)')
    await page.goto('about:blank')
  } finally {
    await own.stop()
  }
})

test.describe('a month that fills up between the check and the line', () => {
  test.use({ expectedErrors: /status of 403|ERR_FAILED/ })

  test('is told with its numbers too', async ({ talk: { page, agent } }) => {
    const config = '**/functions/v1/get-elevenlabs-config'
    await useChats(page, 99)
    await page.route(config, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('99 of 100 voice chats')).toBeVisible()
    await page.unroute(config)
    let last: Promise<void> | undefined
    await page.route(config, async (route) => {
      last ??= useChats(page, 1)
      await last
      await route.continue()
    })
    await orb(page).click()
    await expect(page.getByRole('alert').first()).toContainText(
      "You've reached your monthly limit of 100 voice chats. Upgrade to Pro for unlimited access!",
    )
    await expect(page.getByText('Used 100/100 voice chats.')).toBeVisible()
    expect(agent.conversations).toHaveLength(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
