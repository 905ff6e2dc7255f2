import type { Route } from '@playwright/test'
import { expect, rows, transactionsOf, withMotion } from '#tests/e2e/house.ts'
import { orb, say, startTalking, test } from '#tests/e2e/talk.ts'

test.use(withMotion)

test('spoken: audio goes in, one row is in SQLite, both screens show it, and Undo takes it from both', async ({
  talk,
}) => {
  const { agent, server, person, page } = talk
  const second = await page.context().newPage()
  await second.goto('/transactions')
  await expect(second.getByText('No transactions found')).toBeVisible()

  agent.expect({ text: 'I spent twelve fifty on lunch at Chipotle yesterday', reply: 'Saved.' })
  await page.bringToFront()
  await startTalking(page)
  await say(page, 'I spent twelve fifty on lunch at Chipotle yesterday')

  await expect(page.getByText('Chipotle transaction for $12.50 added successfully!')).toBeVisible()
  await expect(second.getByRole('listitem').filter({ hasText: 'Chipotle' })).toContainText('−$12.50')
  expect(transactionsOf(server, person)).toMatchObject([
    { merchant: 'Chipotle', amount: 1250, category: 'Food & Dining' },
  ])
  expect(agent.conversations[0]?.problems).toEqual([])

  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(second.getByText('No transactions found')).toBeVisible()
  await expect.poll(() => transactionsOf(server, person)).toEqual([])
})

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('the words and their amounts are in sight', async ({ talk: { agent, page } }) => {
    agent.expect({ text: 'coffee four and tea three', partials: ['coffee four and tea three'], reply: 'Saved.' })
    await startTalking(page)
    await say(page, 'coffee four and tea three')
    const drafts = page.getByRole('list', { name: 'Drafts' })
    await expect(drafts.getByRole('img', { name: '$3.00' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('log').getByText('−$3.00')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Stop listening' })).toBeInViewport({ ratio: 1 })
  })
})

test('each stage of a spoken turn stands on Usage Analytics with its time', async ({ talk: { agent, page } }) => {
  agent.expect({ text: 'tea three', reply: 'Saved.', speakMs: 600 })
  await startTalking(page)
  await say(page, 'tea three')
  await expect(page.getByText('Tea transaction for $3.00 added successfully!')).toBeVisible()
  await page.waitForResponse((answer) => answer.url().endsWith('/api/turn-figures') && answer.ok())
  await page.goto('/usage')
  await expect(page.getByRole('region', { name: 'This month' })).toContainText('1turn, 1 spoken')
  for (const stage of [
    'Press to permission',
    'Permission to listening',
    'First word to last',
    'Words to their card',
    'Last word to understood',
    'Last word to saved',
    'Last word to shown',
    'Last word to answer heard',
  ])
    await expect(page.getByRole('row', { name: stage })).toContainText(/\d+ ms|\d\.\d s/)
})

test('one utterance as transcript twice and as a tool call delivered twice writes one row', async ({ talk }) => {
  const { agent, server, person, page } = talk
  agent.expect({
    text: 'coffee four',
    deliveries: 2,
    toolCall: {
      name: 'addTransaction',
      parameters: { merchant: 'Coffee', amount: 4, category: 'Food & Dining' },
      deliveries: 2,
    },
    reply: 'Coffee, four dollars.',
  })
  await startTalking(page)
  await say(page, 'coffee four')
  await expect(page.getByText('Coffee transaction for $4.00 added successfully!')).toBeVisible()
  await expect.poll(() => agent.conversations[0]?.framesOf('client_tool_result').length).toBe(2)
  await page.waitForTimeout(300)
  expect(transactionsOf(server, person)).toHaveLength(1)
})

test('the same words told anew 200 ms later are the same turn', async ({ talk }) => {
  const { agent, server, person, page } = talk
  await startTalking(page)
  agent.conversations[0]?.transcript('coffee four')
  await page.waitForTimeout(200)
  agent.conversations[0]?.transcript('Coffee four.')
  await page.waitForTimeout(1_200)
  agent.conversations[0]?.transcript('tea three')
  await expect.poll(() => transactionsOf(server, person).map(({ merchant }) => merchant)).toEqual(['Coffee', 'Tea'])
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(page.getByRole('log').getByText('Coffee four', { exact: true })).toHaveCount(1)
})

test('a spoken question is answered with the figures of the books, on the screen and to the agent', async ({
  talk,
}) => {
  const { agent, server, person, page } = talk
  agent.expect(
    { text: 'coffee four' },
    {
      text: 'how much on food this month',
      toolCall: { name: 'getTransactionSummary', parameters: { category: 'Food & Dining' } },
    },
  )
  await startTalking(page)
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person).length).toBe(1)
  await page.waitForTimeout(1200)
  await say(page, 'how much on food this month')
  await expect(page.getByRole('log')).toContainText('$4.00 on Food & Dining this month, in 1 entry.')
  const results = () => agent.conversations[0]?.framesOf('client_tool_result') ?? []
  await expect.poll(results).toMatchObject([{ is_error: false }])
  expect(JSON.parse(String(results()[0]?.result))).toMatchObject({ total: 4, count: 1 })
  expect(transactionsOf(server, person)).toHaveLength(1)
})

test('the same words said again later are a second spend', async ({ talk }) => {
  const { agent, server, person, page } = talk
  agent.expect({ text: 'coffee four' }, { text: 'coffee four' })
  await startTalking(page)
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person).length).toBe(1)
  await page.waitForTimeout(1200)
  await say(page, 'coffee four')
  await expect.poll(() => transactionsOf(server, person).length).toBe(2)
})

test('what asks for an entry goes to the books, with an amount or without; a greeting stays with the agent', async ({
  talk,
}) => {
  const { agent, server, person, page } = talk
  const turns = () => rows(server, 'select message from assistant_turns where user_id = ? order by seq', person.id)
  const said = ['add 5 coffee', 'I spent 6', 'a transaction of 7 at Subway', 'add coffee']
  agent.expect(...said.map((text) => ({ text })), { text: 'hello', reply: 'Nice to hear you, what did you buy?' })
  await page.clock.install()
  await startTalking(page)
  for (const [index, text] of said.entries()) {
    await say(page, text)
    await expect.poll(() => turns().length).toBe(index + 1)
    // The lock after each spoken turn.
    await page.clock.fastForward(1_200)
  }
  await expect(page.getByText('How much was Coffee?')).toBeVisible()
  expect(transactionsOf(server, person).map(({ amount }) => amount)).toEqual([500, 600, 700])
  await say(page, 'hello')
  await expect(page.getByText('Nice to hear you, what did you buy?')).toBeVisible()
  expect(turns()).toEqual(said.map((message) => ({ message })))
})

test('the draft card assembles from partial words, and a corrected word is struck', async ({ talk }) => {
  const { agent, server, person, page } = talk
  agent.expect({
    text: 'coffee four, lunch twelve, no, fourteen',
    partials: ['coffee', 'coffee four', 'coffee four, lunch twelve', 'coffee four, lunch twelve, no, fourteen'],
  })
  await startTalking(page)
  const said = say(page, 'coffee four, lunch twelve, no, fourteen')
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')
  await expect(drafts.filter({ hasText: 'Coffee' })).toBeVisible()
  await expect(drafts.filter({ hasText: 'Lunch' })).toContainText('corrected from')
  await said
  await expect
    .poll(() => transactionsOf(server, person))
    .toMatchObject([
      { merchant: 'Coffee', amount: 400 },
      { merchant: 'Lunch', amount: 1400 },
    ])
})

test('each state is shown, and pressing again ends the conversation, clears what was in the air and lets the microphone go', async ({
  talk,
}) => {
  const { agent, page, server, person } = talk
  await expect(orb(page)).toBeVisible()
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { __shown: shown })
    new MutationObserver(() => {
      const words = document.querySelector('.under b')?.textContent
      if (words && words !== shown.at(-1)) shown.push(words)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await startTalking(page)
  expect(agent.openNow()).toBe(1)
  agent.conversations[0]?.speak(1_500, agent.conversations[0].say('Dining is your biggest category this month.'))
  await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
  await expect(page.getByText('Listening', { exact: true })).toBeVisible()
  agent.conversations[0]?.tentative('lunch twelve')
  await expect(page.getByRole('list', { name: 'Drafts' })).toContainText('Lunch')
  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(orb(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Drafts' })).toHaveCount(0)
  expect(transactionsOf(server, person)).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { __shown: string[] }).__shown)).toEqual([
    'Connecting…',
    'Listening',
    'Speaking',
    'Listening',
    'Disconnecting…',
  ])
  await expect.poll(() => agent.openNow()).toBe(0)
  await expect.poll(() => page.evaluate(() => window.__microphone.live)).toBe(0)
})

test('Penny is seen to write until the last call of the agent is answered, and to think until she has an answer', async ({
  talk,
}) => {
  const { agent, page, server, person } = talk
  const held: (() => void)[] = []
  const hold = (route: Route) => new Promise<void>((resolve) => held.push(resolve)).then(() => route.continue())
  await page.route('**/functions/v1/ai-assistant', hold)
  await page.route('**/api/tools/addTransaction', hold)
  await startTalking(page)
  const line = agent.conversations[0]
  const state = (words: string) => page.getByText(words, { exact: true })
  const manner = page.getByRole('button', { name: 'Stop listening' }).locator('[data-manner]')
  await expect(manner).toHaveAttribute('data-manner', 'listening')

  for (const [merchant, amount] of [
    ['Milk', 2],
    ['Bread', 3],
  ] as const) {
    line?.callTool('addTransaction', { merchant, amount }, merchant)
  }
  await expect(state('Writing it down')).toBeVisible()
  await expect(manner).toHaveAttribute('data-manner', 'thinking')
  await expect.poll(() => held.length).toBe(2)
  held.shift()?.()
  await expect.poll(() => line?.framesOf('client_tool_result').length).toBe(1)
  await expect(state('Writing it down')).toBeVisible()
  held.shift()?.()
  await expect(state('Listening')).toBeVisible()
  expect(transactionsOf(server, person)).toHaveLength(2)

  line?.transcript('what did I spend this month?')
  await expect(state('Thinking')).toBeVisible()
  await expect(manner).toHaveAttribute('data-manner', 'thinking')
  await expect.poll(() => held.length).toBe(1)
  held.shift()?.()
  await expect(state('Listening')).toBeVisible()
})

test('the account’s key never reaches the browser', async ({ talk }) => {
  const { agent, page, server } = talk
  const bodies: string[] = []
  page.on('response', async (response) => {
    if (response.url().startsWith(server.url)) bodies.push(await response.text().catch(() => ''))
  })
  await page.reload()
  await startTalking(page)
  expect(agent.credentials[0]?.apiKey).toBe('sk_sentinel_of_the_account')
  expect(bodies.join('\n')).not.toContain('sk_sentinel')
})

test.describe('beside another screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the microphone is closed and opened again, and only the state is read out, not its seconds', async ({
    talk,
  }) => {
    const { agent, server, person, page } = talk
    await page.goto('/budget')
    await startTalking(page)
    agent.expect({ text: 'coffee four dollars' })
    await page.getByRole('button', { name: 'Mute microphone' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Muted' })).toHaveText('Muted')
    await say(page, 'coffee four dollars')
    expect(agent.conversations[0]?.utterances).toBe(0)
    await page.getByRole('button', { name: 'Unmute microphone' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Listening' })).toHaveText('Listening')
    await say(page, 'coffee four dollars')
    await expect.poll(() => transactionsOf(server, person)).toMatchObject([{ merchant: 'Coffee', amount: 400 }])
  })

  test('a line typed while Penny listens reaches the agent as a message, and is one row whatever it calls', async ({
    talk,
  }) => {
    const { agent, server, person, page } = talk
    await page.goto('/budget')
    await startTalking(page)
    // The agent's transcript of a line counts as the same words for two seconds.
    await page.clock.setFixedTime(Date.now())
    await page.getByLabel('Message').pressSequentially('lunch 12')
    await page.keyboard.press('Enter')
    const line = agent.conversations[0]
    await expect.poll(() => line?.framesOf('user_message')).toEqual([{ type: 'user_message', text: 'lunch 12' }])
    for (const [index, merchant] of ['Lunch', 'The Sandwich Bar', 'Lunch'].entries()) {
      line?.callTool('addTransaction', { merchant, amount: 12, category: 'Food & Dining' }, `typed-${index % 2}`)
    }
    line?.transcript('lunch 12')
    await expect
      .poll(() =>
        line
          ?.framesOf('client_tool_result')
          .map(({ tool_call_id, result }) => [tool_call_id, result])
          .sort(),
      )
      .toEqual(
        ['typed-0', 'typed-0', 'typed-1'].map((id) => [id, expect.stringMatching(/"success":true,"merchant":"Lunch"/)]),
      )
    await expect.poll(() => line?.framesOf('contextual_update').map(({ text }) => text)).toHaveLength(1)
    expect(line?.framesOf('contextual_update')[0]?.text).toContain('Saved, $12.00 for Lunch')
    expect(line?.framesOf('user_activity').length).toBeGreaterThan(0)
    expect(line?.problems).toEqual([])
    expect(transactionsOf(server, person)).toMatchObject([{ merchant: 'Lunch', amount: 1200 }])
  })
})
