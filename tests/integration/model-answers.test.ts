import { afterEach, describe, expect, test } from 'vitest'
import { sorrySentences } from '#domain/sorry-sentences.ts'
import { runTool } from '#server/tools/run-tool.ts'
import { type ModelApp, makeModelApp } from '#tests/support/model-server/make-model-app.ts'
import { callsTool, hangs, type ModelReply, refuses, says } from '#tests/support/model-server/reply.ts'

const opened: ModelApp[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

async function open(...script: ModelReply[]) {
  const app = await makeModelApp(script)
  opened.push(app)
  const spend = { merchant: 'Tesco', amountMinor: 4250, category: 'Shopping' }
  await runTool(app.context, { name: 'addTransaction', input: spend, userId: app.person.id, key: 'first' })
  const ask = async (message: string, turnId: string = crypto.randomUUID()) => {
    const headers = app.person.headers
    const answer = await app.request('/functions/v1/ai-assistant', { json: { message, turn_id: turnId }, headers })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    ...app,
    ask,
    answer: async (message: string, turnId?: string) => JSON.parse((await ask(message, turnId)).text),
  }
}

const look = callsTool('getTransactionSummary', {
  from: '2026-11-01',
  to: null,
  kind: null,
  category: null,
  merchant: null,
})
const list = callsTool('listTransactions', { search: null, category: null, from: null, to: null, limit: null })
const move = 'my tesco habit was all for the trip'
const strange = 'anything odd in my ledger lately'

test('answers an uncovered sentence in the words of the model, from the person’s own rows', async () => {
  const app = await open(look, says('All calm, $42.50 this month, at Tesco.'))
  expect(await app.answer(strange)).toMatchObject({
    message: 'All calm, $42.50 this month, at Tesco.',
    function_call: null,
    turn: { saved: [], question: null },
  })
  const result = app.model.requests[1]?.body.messages.find((message) => message.role === 'tool')
  expect(JSON.parse(result?.content ?? '')).toMatchObject({ ok: true, data: { total: '$42.50', count: 1 } })
})

test('leaves what the local engine understands to it', async () => {
  const app = await open()
  expect(await app.answer('coffee 4')).toMatchObject({ turn: { saved: [{ transaction: { amountMinor: 400 } }] } })
  expect(app.model.requests).toEqual([])
})

test('answers from the figures when the words of the model hold an invented one', async () => {
  const app = await open(look, says('You spent $42.50, which is 12% less than before.'))
  expect(await app.answer(strange)).toMatchObject({
    message: expect.stringMatching(/^\$42\.50 from Nov 1, 2026 to Nov \d+, 2026, over 1 entry\.$/),
  })
})

describe('a sentence of which the local engine understands a part', () => {
  const mixed = 'coffee 4, was this month any wilder than the one before?'

  test('is done in that part, and the model answers the rest alone', async () => {
    const app = await open(look, says('All calm, $42.50 this month.'))
    expect(await app.answer(mixed)).toMatchObject({
      message: 'Saved, $4.00 for Coffee. All calm, $42.50 this month.',
      function_result: { success: true },
      turn: { saved: [{ transaction: { merchant: 'Coffee', amountMinor: 400 } }] },
    })
    expect(app.model.requests[0]?.body.messages.at(-1)?.content).toBe('was this month any wilder than the one before?')
    expect(await app.entries()).toHaveLength(2)
  })

  test('is written by both in one commit, once however often it is sent', async () => {
    const mermaid = { merchant: 'Starbucks', amount: 6.4, category: 'Food & Dining', date: null }
    const app = await open(callsTool('addTransaction', mermaid))
    const message = 'coffee 4. please feed the green mermaid as usual'
    app.model.script(callsTool('addTransaction', mermaid))
    const asked = await app.answer(message)
    expect(asked).toMatchObject({
      message: 'Saved, $4.00 for Coffee. How much was it exactly?',
      turn: { saved: [{}], question: { ask: 'How much was it exactly?' } },
    })
    expect(await app.answer('6.40')).toMatchObject({
      turn: { saved: [{ transaction: { merchant: 'Starbucks', amountMinor: 640 } }] },
    })
    expect(await app.entries()).toHaveLength(3)
  })

  test('keeps the question that its part asks, for the answer to it', async () => {
    const siren = { merchant: 'Starbucks', amount: 6.4, category: 'Food & Dining', date: null }
    const app = await open(callsTool('addTransaction', siren))
    await app.answer('coffee 4')
    await app.answer('coffee 5')
    expect(await app.answer('delete the coffee. please feed the green mermaid another 6.40')).toMatchObject({
      turn: { saved: [{}], question: { choices: [{}, {}] } },
    })
    expect(await app.answer('5')).toMatchObject({ turn: { removed: [{ merchant: 'Coffee', amountMinor: 500 }] } })
    const amounts = (await app.entries()).map(({ amount }) => amount)
    expect(amounts.toSorted((a, b) => a - b)).toEqual([400, 640, 4250])
  })

  test('cannot have the amount of the done part written again', async () => {
    const again = { merchant: 'Coffee', amount: 4, category: 'Food & Dining', date: null }
    const app = await open(callsTool('addTransaction', again))
    await app.answer(mixed)
    expect((await app.entries()).filter(({ amount }) => amount === 400)).toHaveLength(1)
  })

  test('writes another thing of the same amount beside the done part', async () => {
    const machine = { merchant: 'Vending Machine', amount: 4, category: 'Food & Dining', date: null }
    const app = await open(callsTool('addTransaction', machine))
    const { turn } = await app.answer('coffee 4. the machine ate 4 of mine')
    const saved: { changeId: number; transaction: { merchant: string } }[] = turn.saved
    expect(saved.map(({ transaction }) => transaction.merchant)).toEqual(['Coffee', 'Vending Machine'])
    expect(new Set(saved.map(({ changeId }) => changeId)).size).toBe(2)
  })

  test('keeps its part when the model fails, and says so', async () => {
    const app = await open(refuses(401))
    const turnId = crypto.randomUUID()
    const first = await app.answer(mixed, turnId)
    expect(first.message).toBe('Saved, $4.00 for Coffee. The rest of that I did not get.')
    expect(await app.answer(mixed, turnId)).toEqual(first)
    expect(await app.entries()).toHaveLength(2)
  })

  test('leaves a remark to nobody when there is no model', async () => {
    const app = await makeModelApp([], { ASSISTANT: 'local' })
    opened.push(app)
    const headers = app.person.headers
    const say = async (message: string) =>
      (await (await app.request('/functions/v1/ai-assistant', { json: { message }, headers })).json()).message
    expect(await say('petrol 20. what a long strange day')).toBe('Saved, $20.00 for Petrol.')
    expect(await say(mixed)).toBe('Saved, $4.00 for Coffee. The rest of that I did not get.')
  })
})

test('asks whether an amount far from what is usual is right', async () => {
  const siren = { merchant: 'Siren', amount: 640, category: 'Food & Dining', date: null }
  const app = await open(callsTool('addTransaction', siren))
  for (let index = 0; index < 10; index++) {
    const input = { merchant: 'Coffee', amountMinor: 500 + index, category: 'Food & Dining' }
    await runTool(app.context, { name: 'addTransaction', input, userId: app.person.id, key: `usual-${index}` })
  }
  expect(await app.say('I fed the green mermaid another 640')).toMatchObject({
    kind: 'asked',
    ask: '$640.00 for Siren, is that right? It is far more than usual.',
    open: { input: { merchant: 'Siren', amountMinor: 64_000 } },
  })
  expect(await app.entries()).toHaveLength(11)
})

test('says that it failed, and tries the same turn again', async () => {
  const app = await open(refuses(401), says('All calm here.'))
  const turnId = crypto.randomUUID()
  expect(await app.answer(strange, turnId)).toMatchObject({ message: sorrySentences.request })
  expect(await app.answer(strange, turnId)).toMatchObject({ message: 'All calm here.' })
})

test('writes once however often a turn is sent, and gives the same answer', async () => {
  const app = await open(list)
  const { id } = await app.context.reader.selectFrom('transactions').select('id').executeTakeFirstOrThrow()
  app.model.script(callsTool('updateTransaction', { id, category: 'Travel' }))
  const turnId = crypto.randomUUID()
  const first = await app.answer(move, turnId)
  expect(first).toMatchObject({
    message: 'Changed, now $42.50 for Tesco, under Travel.',
    turn: { saved: [{ transaction: { id, category: 'Travel' }, changeId: expect.any(Number) }] },
  })
  expect(await app.answer(move, turnId)).toEqual(first)
  expect(app.model.requests).toHaveLength(2)
  expect(await app.changes()).toHaveLength(2)
})

test('asks for the amount that was not said, and completes the entry with the answer', async () => {
  const app = await open(callsTool('addTransaction', { merchant: 'Bakery', amount: 7, category: 'Food & Dining' }))
  const question = { ask: 'How much was it exactly?', choices: [] }
  expect(await app.answer(move)).toMatchObject({ message: question.ask, turn: { saved: [], question } })
  expect(await app.answer('4.20')).toMatchObject({
    turn: { saved: [{ transaction: { merchant: 'Bakery', amountMinor: 420, category: 'Food & Dining' } }] },
  })
})

test('tells the model the last turns, and never as rules', async () => {
  const app = await open(says('All calm here.'), says('Still calm.'))
  await app.answer(strange)
  await app.answer('and what about oddities elsewhere')
  const messages = app.model.requests[1]?.body.messages ?? []
  expect(messages.map((message) => message.role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(messages[1]?.content).toBe(strange)
})

test('keeps the key from the browser', async () => {
  const app = await open(refuses(401, { message: 'Incorrect API key provided: sk-sentinel-8f2c' }))
  const { status, text } = await app.ask(strange)
  expect(status).toBe(200)
  expect(text).not.toContain('sentinel')
})

test('streams its words as they come, and takes back what may not be said', async () => {
  const app = await open(look, says('All calm this month, nothing strange there at all, $42.50 at Tesco.'))
  const shown: string[] = []
  await app.say(strange, { onText: (text) => shown.push(text) })
  expect(shown.length).toBeGreaterThan(4)
  expect(shown.at(-1)).toBe('All calm this month, nothing strange there at all, $42.50 at Tesco.')
  for (const [index, text] of shown.entries()) expect(text.startsWith(shown[index - 1] ?? '')).toBe(true)

  app.model.script(says('All calm this month, nothing strange there at all, but you owe $90 to Tesco.'))
  const taken: string[] = []
  await app.say(strange, { onText: (text) => taken.push(text) })
  expect(taken.at(-1)).toBe('')
  expect(taken.join(' ')).not.toContain('90')

  app.model.script(hangs(), hangs())
  expect(await app.say(strange)).toMatchObject({ kind: 'failed' })
})
