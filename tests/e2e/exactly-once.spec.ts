import type { Page, Request } from '@playwright/test'
import { expect, transactionsOf } from '#tests/e2e/house.ts'
import { startTalking, type Talk, test } from '#tests/e2e/talk.ts'

const ASSISTANT = '**/functions/v1/ai-assistant'
/** Milliseconds between two looks at what comes at once. */
const OFTEN = [50]

test.use({ expectedErrors: /status of|ERR_|WebSocket|Failed to|disconnect|Not saved/i })

/** The ways in which one utterance may arrive (ruling 40), all together. */
type Arrival = { call: When; isTwice: boolean; lost: When; isReconnected: boolean }

/** A call of the tools before the words or after them; a request that is lost before the server does its work, or after it. */
type When = 'none' | 'before' | 'after'

const both = [false, true] as const
const each: When[] = ['none', 'before', 'after']
const arrivals: Arrival[] = each.flatMap((call) =>
  each.flatMap((lost) =>
    both.flatMap((isTwice) => both.map((isReconnected) => ({ call, isTwice, lost, isReconnected }))),
  ),
)

/** The spends of one utterance: what is said, and the tool call that the agent makes of each. */
type Said = { text: string; calls: Record<string, unknown>[] }

/** Resolves with the calls that want an answer. */
async function arrive(
  { agent, page }: Talk,
  { said, arrival, name, lost }: { said: Said; arrival: Arrival; name: string; lost: Set<string> },
): Promise<string[]> {
  const lines = agent.conversations.length
  const deliver = (round: string) => {
    const open = agent.conversations.at(-1)
    if (!open) throw new Error('Nobody is connected')
    const call = () => {
      for (const [index, parameters] of said.calls.entries()) {
        const callId = `${name}-${round}-${index}`
        for (let delivery = arrival.isTwice ? 2 : 1; delivery > 0; delivery--) {
          open.callTool('addTransaction', parameters, callId)
        }
      }
    }
    open.tentative(said.text.split(' ')[0] ?? '')
    if (arrival.call === 'before') call()
    const eventId = open.transcript(said.text)
    if (arrival.isTwice) open.transcript(said.text, eventId)
    if (arrival.call === 'after') call()
  }
  if (arrival.lost !== 'none') await loseOne(page, arrival.lost, lost)
  deliver('first')
  if (arrival.isReconnected) {
    await page.waitForTimeout(30)
    agent.conversations.at(-1)?.breakLine()
    const backOff = async () => {
      await page.clock.fastForward(300)
      return agent.conversations.length
    }
    await expect.poll(backOff, { intervals: OFTEN }).toBe(lines + 1)
    await expect(page.getByText('Listening')).toBeVisible()
    deliver('again')
  }
  const round = arrival.isReconnected ? 'again' : 'first'
  return arrival.call === 'none' ? [] : said.calls.map((_, index) => `${name}-${round}-${index}`)
}

/** The next request never reaches the server; or the server does its work, and the browser never hears of it. */
async function loseOne(page: Page, when: 'before' | 'after', lost: Set<string>): Promise<void> {
  await page.route(
    ASSISTANT,
    async (route) => {
      if (when === 'after') await route.fetch({ maxRetries: 3 })
      await route.abort()
      lost.add(wordsOf(route.request()))
    },
    { times: 1 },
  )
}

/** The words whose request was lost, and those that got an answer. */
type Requests = { lost: Set<string>; answered: Set<string> }

function watchRequests(page: Page): Requests {
  const requests: Requests = { lost: new Set(), answered: new Set() }
  page.on('response', (response) => {
    if (response.url().endsWith('/ai-assistant')) requests.answered.add(wordsOf(response.request()))
  })
  return requests
}

function wordsOf(request: Request): string {
  return request.postDataJSON().message
}

/** Everything that was sent has been dealt with: the words answered, though their request was lost, and so are the calls. */
async function settle({ page, agent }: Talk, said: Said, calls: string[], { lost, answered }: Requests): Promise<void> {
  const isOver = () => lost.has(said.text) || answered.has(said.text)
  await expect.poll(isOver, { intervals: OFTEN }).toBe(true)
  await expect(page.getByText('Penny is thinking…')).toHaveCount(0)
  const results = () => agent.conversations.at(-1)?.framesOf('client_tool_result') ?? []
  const left = () => calls.filter((id) => !results().some(({ tool_call_id }) => tool_call_id === id))
  await expect.poll(left, { intervals: OFTEN }).toEqual([])
  // What was kept from the server is sent again after half a minute.
  const sendAgain = async () => {
    await page.clock.fastForward(31_000)
    return answered.has(said.text)
  }
  await expect.poll(sendAgain, { intervals: OFTEN }).toBe(true)
}

/** What might still come has come by then. */
function wait(page: Page): Promise<void> {
  return page.waitForTimeout(500)
}

/** The n-th utterance of a test: no two tell the same amount. */
const utterances = {
  'one spend is one row': (index: number): Said => {
    const dollars = index + 11
    const call = { merchant: 'Lunch', amount: dollars, category: 'Food & Dining' }
    return { text: `lunch ${dollars} dollars`, calls: [call] }
  },
  'three spends of one breath are three rows': (index: number): Said => {
    const [coffee, lunch, taxi] = [0, 1, 2].map((each) => index * 3 + each + 11) as [number, number, number]
    return {
      text: `coffee ${coffee} dollars, lunch ${lunch} dollars and taxi ${taxi} dollars`,
      calls: [
        { merchant: 'Coffee', amount: coffee, category: 'Food & Dining' },
        { merchant: 'Lunch', amount: lunch, category: 'Food & Dining' },
        { merchant: 'Taxi', amount: taxi, category: 'Transportation' },
      ],
    }
  },
}

for (const [what, utterance] of Object.entries(utterances)) {
  test(`however they arrive, ${what}: every combination of call, second delivery, lost request or answer, reconnection`, async ({
    talk,
  }) => {
    test.setTimeout(240_000)
    const { page, server, person } = talk
    await page.clock.install()
    await page.reload()
    await startTalking(page)
    const requests = watchRequests(page)
    const amounts = () => transactionsOf(server, person).map(({ amount }) => amount)
    const rowsOf = ({ calls }: Said, among: number[]) =>
      calls.map((call) => among.filter((amount) => amount === Number(call.amount) * 100).length)
    for (const [index, arrival] of arrivals.entries()) {
      const said = utterance(index)
      const calls = await arrive(talk, { said, arrival, name: `say${index}`, lost: requests.lost })
      await settle(talk, said, calls, requests)
    }
    await wait(page)
    const all = amounts()
    const wrong = arrivals.flatMap((arrival, index) => {
      const counts = rowsOf(utterance(index), all)
      return counts.every((count) => count === 1) ? [] : [`${counts} rows by ${JSON.stringify(arrival)}`]
    })
    expect(wrong).toEqual([])
    const lost = arrivals.flatMap((arrival, index) => (arrival.lost === 'none' ? [] : [utterance(index).text]))
    expect([...requests.lost]).toEqual(lost)
    expect(all).toHaveLength(arrivals.length * utterance(0).calls.length)
  })
}

test('the same words two minutes later are another row', async ({ talk }) => {
  const { page, agent, server, person } = talk
  await page.clock.install()
  await page.reload()
  await startTalking(page)
  for (const expected of [1, 2]) {
    agent.conversations.at(-1)?.transcript('coffee 4')
    await expect.poll(() => transactionsOf(server, person).length).toBe(expected)
    await page.clock.fastForward(120_000)
    await expect(page.getByText('Listening')).toBeVisible()
  }
})

test.describe('a tool call out of its order', () => {
  const rowsOf = ({ server, person }: Talk) =>
    transactionsOf(server, person)
      .map(({ merchant, amount }) => `${merchant} ${amount}`)
      .sort()
  /** Whatever was answered to every call. */
  const answered = (talk: Talk, calls: number) =>
    expect
      .poll(() => talk.agent.conversations[0]?.framesOf('client_tool_result').length, { timeout: 15_000 })
      .toBe(calls)

  test('is of the words before it, though the person speaks on, or they come once more in part', async ({ talk }) => {
    await startTalking(talk.page)
    const line = talk.agent.conversations[0]
    line?.transcript('coffee four')
    line?.tentative('coffee four')
    line?.callTool('addTransaction', { merchant: 'Coffee', amount: 4 }, 'late')
    await answered(talk, 1)
    line?.transcript('lunch twelve')
    line?.tentative('and taxi')
    line?.callTool('addTransaction', { merchant: 'Lunch', amount: 12 }, 'later')
    await answered(talk, 2)
    line?.transcript('and taxi thirty')
    await expect.poll(() => rowsOf(talk)).toEqual(['Coffee 400', 'Lunch 1200', 'Taxi 3000'])
  })

  for (const [what, calls, text, expected] of [
    [
      'three of them',
      [4, 12, 20],
      'coffee four, lunch twelve and taxi twenty',
      ['Coffee 400', 'Lunch 1200', 'Taxi 2000'],
    ],
    ['another name', [12], 'lunch twelve', ['Lunch 1200']],
    ['an amount that nobody says', [40], 'coffee four', ['Coffee 400']],
    ['one of two amounts that may be meant', [15], 'taxi home fifteen or fifty', []],
  ] as const) {
    test(`waits for its words and writes nothing beside them: ${what}`, async ({ talk }) => {
      await startTalking(talk.page)
      const line = talk.agent.conversations[0]
      line?.tentative('um')
      for (const amount of calls)
        line?.callTool('addTransaction', { merchant: `Shop ${amount}`, amount }, `early-${amount}`)
      line?.transcript(text)
      await answered(talk, calls.length)
      await expect.poll(() => rowsOf(talk)).toEqual(expected)
    })
  }

  test('is written where no words come, and once when they come late; an undo that fails is told', async ({ talk }) => {
    await startTalking(talk.page)
    const line = talk.agent.conversations[0]
    line?.callTool('addTransaction', { merchant: 'Sandwich Bar', amount: 12 }, 'alone')
    await answered(talk, 1)
    line?.transcript('lunch twelve')
    await expect(talk.page.getByText('Sandwich Bar transaction for $12.00 added successfully!')).toBeVisible()
    await talk.page.waitForTimeout(1_500)
    expect(rowsOf(talk)).toEqual(['Sandwich Bar 1200'])

    // Its Undo, too, says when it could not be done.
    await talk.page.context().setOffline(true)
    const notices = talk.page.locator('.toasts')
    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(notices.getByText('Error deleting transaction')).toBeVisible()
    expect(rowsOf(talk)).toEqual(['Sandwich Bar 1200'])
  })
})
