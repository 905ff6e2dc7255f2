import { offeredNames, offeredTools } from '#domain/tools/offered.ts'
import { addTransaction, callTool, expect, rows, transactionsOf } from '#tests/e2e/house.ts'
import { startTalking, type Talk, test } from '#tests/e2e/talk.ts'

test.use({
  expectedErrors: /Client tool execution failed|Not done|Nothing of that was done|Failed to load resource|ERR_/,
})

const ADD = '**/api/tools/addTransaction'

/** Calls a tool as the agent does, and resolves with what it is answered. */
async function answerTo({ agent }: Talk, name: string, parameters: Record<string, unknown> = {}, callId = name) {
  const line = agent.conversations.at(-1)
  const answer = () => line?.framesOf('client_tool_result').findLast(({ tool_call_id }) => tool_call_id === callId)
  line?.callTool(name, parameters, callId)
  await expect.poll(answer).toBeDefined()
  return { text: String(answer()?.result), isError: answer()?.is_error }
}

test('every tool of the registry that reads answers the agent, with amounts as decimals and no digits of a card', async ({
  talk,
}) => {
  const { page } = talk
  await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
  await callTool(page, 'setBudget', { category: 'Food & Dining', amountMinor: 30_000 })
  await callTool(page, 'addCard', {
    cardType: 'credit',
    bankIssuer: 'Daily Bank',
    lastFourDigits: '4242',
    balanceMinor: 990,
  })
  await callTool(page, 'addAccount', {
    bankName: 'Harbour Bank',
    accountType: 'checking',
    maskedAccountNumber: '••••4321',
    balanceMinor: 120_000,
  })
  await startTalking(page)
  const answers: Record<string, string> = {}
  for (const name of offeredNames.filter((each) => offeredTools[each] === 'read')) {
    const { text, isError } = await answerTo(talk, name)
    expect([name, isError]).toEqual([name, false])
    expect(text).not.toMatch(/Minor"|"id"|Id"|AccountNumber|4242|4321/)
    answers[name] = text
  }
  expect(JSON.parse(answers.getTransactionSummary ?? '')).toMatchObject({ total: 21.5, count: 1 })
  expect(JSON.parse(answers.listTransactions ?? '').transactions).toMatchObject([
    { merchant: 'Corner Market', amount: 21.5 },
  ])
  expect(answers.getBudgetStatus).toContain('"spent":21.5')
  expect(answers.getBalances).toContain('Daily Bank')

  const { isError } = await answerTo(talk, 'listTransactions', { category: 'Yachts' }, 'bad')
  expect(isError).toBe(true)
})

test('a change is made by the words, once, and a call for it is told what became of it', async ({ talk }) => {
  const { page, server, person, agent } = talk
  const budgets = () =>
    rows<{ limit: number }>(server, 'select budget_amount as "limit" from budgets where user_id = ?', person.id)
  await addTransaction(page, { merchant: 'Corner Market', amountMinor: 2150, category: 'Food & Dining' })
  await startTalking(page)

  const unsaid = await answerTo(talk, 'deleteTransaction', { id: 'any' }, 'unsaid')
  expect(unsaid).toMatchObject({ isError: true, text: expect.stringContaining('Ask them to say it') })

  agent.conversations.at(-1)?.transcript('set a budget of 300 for food')
  const set = await answerTo(talk, 'setBudget', { category: 'Food & Dining', amount: 900 })
  expect(set.isError).toBe(false)
  expect(JSON.parse(set.text)).toMatchObject({ success: true, done: expect.stringContaining('$300') })
  expect(budgets()).toEqual([{ limit: 30_000 }])

  agent.conversations.at(-1)?.transcript('coffee four')
  const other = await answerTo(talk, 'deleteTransaction', { id: 'any' }, 'other')
  expect(other).toMatchObject({ isError: true, text: expect.stringContaining('Saved, $4.00 for Coffee') })
  expect(transactionsOf(server, person)).toHaveLength(2)
  agent.conversations.at(-1)?.transcript('undo')
  expect((await answerTo(talk, 'undoLast', {}, 'undone')).isError).toBe(false)

  agent.conversations.at(-1)?.transcript('how much did I spend today')
  const asked = await answerTo(talk, 'undoLast', {}, 'asked')
  expect(asked).toMatchObject({ isError: true, text: expect.stringContaining('$21.50') })
  expect(transactionsOf(server, person)).toHaveLength(1)
  expect(budgets()).toHaveLength(1)
})

test('a call whose answer was lost is asked for again, and one that is delivered three times is posted once', async ({
  talk,
}) => {
  const { page, server, person, agent } = talk
  await startTalking(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tools/addTransaction')) posts += 1
  })
  await page.route(
    ADD,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const { text, isError } = await answerTo(talk, 'addTransaction', { merchant: 'Sandwich Bar', amount: 12 }, 'lost')
  expect(isError).toBe(false)
  expect(JSON.parse(text)).toMatchObject({ success: true, merchant: 'Sandwich Bar', amount: 12 })
  expect(posts).toBe(2)
  expect(transactionsOf(server, person)).toHaveLength(1)

  const line = agent.conversations.at(-1)
  for (let delivery = 0; delivery < 3; delivery++)
    line?.callTool('addTransaction', { merchant: 'Book Shop', amount: 30 }, 'thrice')
  const answers = () =>
    line?.framesOf('client_tool_result').filter(({ tool_call_id }) => tool_call_id === 'thrice') ?? []
  await expect.poll(() => answers().length).toBe(3)
  expect(new Set(answers().map(({ result }) => result)).size).toBe(1)
  expect(posts).toBe(3)
  expect(transactionsOf(server, person)).toHaveLength(2)
})
