import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChatPage, LiveEvent } from '#domain/views.ts'
import { createApp } from '#server/app.ts'
import { callTool, failureOf, postSentence, say, storedTransactions } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:30:00.000Z')

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: NOW, env: { ASSISTANT: 'local' } })
  ada = await signUp(app)
})
afterEach(() => app.close())

async function chat(query = '', person = ada): Promise<ChatPage> {
  return (await app.request(`/api/chat${query}`, { headers: person.headers })).json() as Promise<ChatPage>
}
const words = ({ messages }: ChatPage) => messages.map(({ message }) => message)

/** The same server after a restart: nothing that it held in memory is there. */
function restarted(): TestApp {
  const fresh = createApp(app.context)
  return {
    ...app,
    request: (path, { json, ...init } = {}) => {
      const headers = new Headers({
        'content-type': 'application/json',
        ...Object.fromEntries(new Headers(init.headers)),
      })
      return Promise.resolve(fresh.request(path, { method: 'POST', ...init, headers, body: JSON.stringify(json) }))
    },
  }
}

describe('the conversation', () => {
  test('holds what was said and what was answered, with ids made from the turn and with what it saved', async () => {
    const turn_id = randomUUID()
    const answer = await say(app, ada, 'coffee 4', { turn_id })
    const line = { timestamp: '2026-11-20T10:30:00.000Z', turnId: turn_id }
    expect(await chat()).toEqual({
      messages: [
        { ...line, id: `${turn_id}:user`, type: 'user', message: 'coffee 4' },
        {
          ...line,
          id: `${turn_id}:assistant`,
          type: 'assistant',
          message: answer.message,
          outcome: answer.turn,
          undone: [],
          revised: [],
        },
      ],
      before: null,
    })
  })

  test('holds a turn once, however often it comes, also where nothing was written', async () => {
    for (const message of ['coffee 4', 'hello', 'how much did I spend?', 'taxi home fifteen or fifty']) {
      const turn_id = randomUUID()
      const first = await say(app, ada, message, { turn_id })
      expect(await say(app, ada, message, { turn_id })).toEqual(first)
      expect(await say(restarted(), ada, message, { turn_id })).toEqual(first)
      expect(await failureOf(await postSentence(restarted(), ada, 'other words', { turn_id }))).toMatchObject({
        code: 'idempotency_mismatch',
      })
    }
    expect((await chat()).messages).toHaveLength(8)
  })

  test('holds the whole answer of a sentence that saves and asks', async () => {
    const turn_id = randomUUID()
    const answer = await say(app, ada, 'coffee 4. how much did I spend this month?', { turn_id })
    expect(answer.turn).toMatchObject({ saved: [expect.anything()], summary: expect.anything() })
    expect((await chat()).messages[1]).toMatchObject({ message: answer.message, outcome: answer.turn })
    expect(await say(restarted(), ada, 'coffee 4. how much did I spend this month?', { turn_id })).toEqual(answer)
  })

  test('is read in pages, the newest first, each from old to new', async () => {
    for (const merchant of ['coffee', 'lunch', 'parking', 'taxi', 'bread']) await say(app, ada, `${merchant} 4`)
    const newest = await chat('?limit=2')
    expect(words(newest).filter((_, index) => index % 2 === 0)).toEqual(['taxi 4', 'bread 4'])
    await say(app, ada, 'tea 2')
    const older = await chat(`?limit=2&before=${newest.before}`)
    expect(words(older).filter((_, index) => index % 2 === 0)).toEqual(['lunch 4', 'parking 4'])
    const oldest = await chat(`?limit=2&before=${older.before}`)
    expect(words(oldest)[0]).toBe('coffee 4')
    expect(oldest).toMatchObject({ messages: [{}, {}], before: null })
  })

  test.each(['?limit=0', '?limit=101', '?limit=many', '?before=0', '?before=x'])('refuses %s', async (query) => {
    const answer = await app.request(`/api/chat${query}`, { headers: ada.headers })
    expect(await failureOf(answer)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('belongs to its person alone', async () => {
    await say(app, ada, 'coffee 4')
    expect(await chat('', await signUp(app))).toEqual({ messages: [], before: null })
  })

  test('shows as undone what was undone, by word, by its row or by removal, and no more once that is taken back', async () => {
    const { turn } = await say(app, ada, 'coffee 4, lunch 12')
    const [coffee, lunch] = turn.saved
    const undone = async () => (await chat()).messages[1]?.undone
    await callTool(app, ada, 'undoLast', { changeId: coffee?.changeId ?? 0 })
    expect(await undone()).toEqual([coffee?.changeId])
    const removal = await callTool(app, ada, 'deleteTransaction', { id: lunch?.transaction.id ?? '' })
    expect(await undone()).toEqual([coffee?.changeId, lunch?.changeId])
    await callTool(app, ada, 'undoLast', { changeId: removal.changeId ?? 0 })
    expect(await undone()).toEqual([coffee?.changeId])
  })

  test('shows an entry as it is now, and where a later change is what undo would meet', async () => {
    const { turn } = await say(app, ada, 'coffee 4, lunch 12')
    const [, lunch] = turn.saved
    app.setTime(NOW + 1000)
    const edited = await say(app, ada, 'make that 15')
    const line = async (index: number) => {
      const { outcome, revised, undone } = (await chat()).messages[index] ?? {}
      return { amounts: outcome?.saved.map(({ transaction }) => transaction.amountMinor), revised, undone }
    }
    expect(await line(1)).toEqual({ amounts: [400, 1500], revised: [lunch?.changeId], undone: [] })
    expect(await line(3)).toEqual({ amounts: [1500], revised: [], undone: [] })
    await callTool(app, ada, 'undoLast', {})
    expect(await line(1)).toEqual({ amounts: [400, 1200], revised: [], undone: [] })
    expect(await line(3)).toMatchObject({ revised: [], undone: [edited.turn.saved[0]?.changeId] })
  })

  test('holds nothing of a turn that failed, so that it may be tried again', async () => {
    const { sql } = await import('kysely')
    await sql`create trigger full_disk before insert on transactions begin select raise(abort, 'disk full'); end`.execute(
      app.context.writer,
    )
    const turn_id = randomUUID()
    expect((await say(app, ada, 'coffee 4', { turn_id })).function_result).toEqual({ success: false })
    expect(await chat()).toEqual({ messages: [], before: null })
    await sql`drop trigger full_disk`.execute(app.context.writer)
    await say(app, ada, 'coffee 4', { turn_id })
    expect(words(await chat())[0]).toBe('coffee 4')
    expect(await storedTransactions(app)).toHaveLength(1)
  })

  test('rings once for a turn, with what else changed', async () => {
    const heard: LiveEvent[] = []
    app.context.bell.listen(ada.id, { sessionId: 'any', onEvent: (event) => heard.push(event), onEnd: () => {} })
    await say(app, ada, 'hello')
    await say(app, ada, 'coffee 4')
    await say(app, ada, 'thanks')
    expect(heard).toEqual([
      { id: 0, tables: ['chat'] },
      { id: 1, tables: ['transactions', 'chat'] },
      { id: 1, tables: ['chat'] },
    ])
  })
})

test('what the talk was about survives a restart', async () => {
  await say(app, ada, 'coffee 4')
  await say(app, ada, 'how much did I spend on food this month?')
  const answer = await say(restarted(), ada, 'and last month?')
  expect(answer.turn.summary).toMatchObject({ category: 'Food & Dining', from: '2026-10-01', to: '2026-10-31' })
})

describe('a question', () => {
  test('survives a restart, and is answered after it', async () => {
    await say(app, ada, 'coffee 4 and lunch fifteen or fifty')
    const answer = await say(restarted(), ada, 'fifteen')
    expect(answer.turn.saved.map(({ transaction }) => transaction.amountMinor)).toEqual([400, 1500])
    expect(await app.context.reader.selectFrom('pending_questions').selectAll().execute()).toEqual([])
  })

  test('is not answered twice by a turn that is sent again after a restart', async () => {
    await say(app, ada, 'I paid fifteen or fifty for lunch')
    const turn_id = randomUUID()
    const first = await say(app, ada, 'the first', { turn_id })
    expect(await say(restarted(), ada, 'the first', { turn_id })).toEqual(first)
    expect(await storedTransactions(app)).toHaveLength(1)
  })

  test('expires after two minutes, restart or not', async () => {
    await say(app, ada, 'I paid fifteen or fifty for lunch')
    app.setTime(NOW + 121_000)
    await say(restarted(), ada, 'the first')
    expect(await storedTransactions(app)).toEqual([])
  })
})
