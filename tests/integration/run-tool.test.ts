import { randomUUID } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LiveEvent } from '#domain/views.ts'
import { callTool, coffee, failureOf, postTool, storedTransactions } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp()
  ada = await signUp(app)
})
afterEach(() => app.close())

test('the writer syncs each commit to a write-ahead log, and the reader cannot write', async () => {
  const { writer, reader } = app.context
  const setting = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(writer)).rows[0] ?? {})
  expect(await setting('journal_mode')).toEqual(['wal'])
  expect(await setting('synchronous')).toEqual([2])
  expect(await setting('foreign_keys')).toEqual([1])
  expect(await setting('busy_timeout')).toEqual([5000])
  await expect(sql`delete from transactions`.execute(reader)).rejects.toThrow(/readonly/)
})

test('another process waits for a transaction that has only read so far, and does not make its first write fail', async () => {
  const other = new Sqlite(app.context.config.data.databaseFile, { timeout: 0 })
  const bumpOther = () => other.prepare("update profiles set time_zone = 'Europe/Paris'").run()
  await app.context.writer.transaction().execute(async (trx) => {
    await trx.selectFrom('profiles').selectAll().execute()
    expect(bumpOther).toThrow(/locked/)
    await trx.updateTable('profiles').set({ time_zone: 'Europe/Rome' }).execute()
  })
  expect(bumpOther().changes).toBe(1)
  other.close()
})

test('while another process holds the file a write is answered with "busy", may be tried again and leaves nothing behind', async () => {
  await sql.raw('pragma busy_timeout = 50').execute(app.context.writer)
  const other = new Sqlite(app.context.config.data.databaseFile)
  other.exec('begin immediate')
  const busy = { status: 503, code: 'server_busy' }
  expect(await failureOf(await postTool(app, ada, 'addTransaction', coffee, { key: 'held' }))).toEqual(busy)
  const figures = { turn_id: randomUUID(), source: 'typed', stages: { committed: 40 } }
  expect(await failureOf(await app.request('/api/turn-figures', { headers: ada.headers, json: figures }))).toEqual(busy)
  other.exec('rollback')
  other.close()
  await callTool(app, ada, 'addTransaction', coffee, { key: 'held' })
  expect(await storedTransactions(app)).toHaveLength(1)
})

test('twenty parallel posts of one key write one row and give one answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callTool(app, ada, 'addTransaction', coffee, { key: 'parallel' })),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await storedTransactions(app)).toHaveLength(1)
})

test('one key with two inputs is refused, and a key belongs to its person', async () => {
  await callTool(app, ada, 'addTransaction', coffee, { key: 'shared' })
  const other = await postTool(app, ada, 'addTransaction', { ...coffee, amountMinor: 500 }, { key: 'shared' })
  expect(await failureOf(other)).toEqual({ status: 422, code: 'idempotency_mismatch' })
  await callTool(app, await signUp(app), 'addTransaction', { ...coffee, amountMinor: 500 }, { key: 'shared' })
  expect(await storedTransactions(app)).toHaveLength(2)
})

test('a tool that fails leaves nothing behind, and its key is free again', async () => {
  const id = randomUUID()
  const refused = await postTool(app, ada, 'addTransaction', { ...coffee, accountId: id }, { key: 'again' })
  expect(refused.status).toBe(404)
  expect(await app.context.reader.selectFrom('changes').selectAll().execute()).toEqual([])
  await callTool(app, ada, 'addTransaction', coffee, { key: 'again' })
})

test('the journal holds the tool, both images and the answer', async () => {
  const turnId = randomUUID()
  const { output, changeId } = await callTool(app, ada, 'addTransaction', coffee, { key: 'journal', turnId })
  const [row] = await storedTransactions(app)
  const change = await app.context.reader.selectFrom('changes').selectAll().executeTakeFirstOrThrow()
  expect(change).toMatchObject({
    seq: changeId,
    user_id: ada.id,
    turn_id: turnId,
    idempotency_key: 'journal',
    tool: 'addTransaction',
    tables: '["transactions"]',
    subject_id: output.transaction.id,
    undone_by: null,
  })
  expect(JSON.parse(change.before)).toEqual([{ table: 'transactions', id: row?.id, row: null }])
  expect(JSON.parse(change.after)).toEqual([{ table: 'transactions', id: row?.id, row }])
  expect(JSON.parse(change.output)).toEqual(output)
})

test('the bell rings after the commit, for the person alone', async () => {
  const heard: { event: LiveEvent; rows: number }[] = []
  const strangers: LiveEvent[] = []
  const bob = await signUp(app)
  const listen = (userId: string, onEvent: (event: LiveEvent) => void) =>
    app.context.bell.listen(userId, { sessionId: 'any', onEvent, onEnd() {} })
  const counted: Promise<void>[] = []
  listen(ada.id, (event) => {
    counted.push(storedTransactions(app).then((rows) => void heard.push({ event, rows: rows.length })))
  })
  listen(bob.id, (event) => strangers.push(event))
  const { changeId } = await callTool(app, ada, 'addTransaction', coffee, { key: 'bell' })
  await callTool(app, ada, 'addTransaction', coffee, { key: 'bell' })
  await Promise.all(counted)
  expect(heard).toEqual([{ event: { id: changeId, tables: ['transactions'] }, rows: 1 }])
  expect(strangers).toEqual([])
})

test('one utterance that arrives as two calls of one turn writes one row; in two turns it writes two', async () => {
  const turnId = randomUUID()
  const first = await callTool(app, ada, 'addTransaction', { ...coffee, merchant: 'Chipotle' }, { turnId })
  const again = { ...coffee, merchant: 'chipotle mexican grill' }
  expect(await callTool(app, ada, 'addTransaction', again, { turnId })).toEqual(first)
  expect(await storedTransactions(app)).toHaveLength(1)
  await callTool(app, ada, 'addTransaction', { ...coffee, merchant: 'Chipotle' }, { turnId: randomUUID() })
  await callTool(app, ada, 'addTransaction', { ...coffee, merchant: 'Chipotle' })
  expect(await storedTransactions(app)).toHaveLength(3)
})

test('every kind of wrong request gets its row of the catalogue', async () => {
  const { request } = app
  const headers = { ...ada.headers, 'Idempotency-Key': 'wrong', 'content-type': 'application/json' }
  const post = (path: string, body: string, more = {}) =>
    request(path, { method: 'POST', body, headers: { ...headers, ...more } }).then(failureOf)

  expect(await post('/api/tools/robBank', '{}')).toEqual({ status: 404, code: 'unknown_tool' })
  expect(await post('/api/tools/toString', '{}')).toEqual({ status: 404, code: 'unknown_tool' })
  expect(await post('/api/tools/addTransaction', '{"merchant":')).toEqual({ status: 400, code: 'invalid_json' })
  expect(await post('/api/tools/addTransaction', '[]')).toEqual({ status: 400, code: 'invalid_input' })
  expect(await post('/api/tools/addTransaction', 'null')).toEqual({ status: 400, code: 'invalid_input' })
  expect(await post('/api/tools/addTransaction', JSON.stringify(coffee), { 'X-Turn-Id': 'seven' })).toEqual({
    status: 400,
    code: 'invalid_input',
    field: 'X-Turn-Id',
  })
  expect(
    await post('/api/tools/addTransaction', JSON.stringify(coffee), { 'Idempotency-Key': 'a'.repeat(201) }),
  ).toEqual({
    status: 400,
    code: 'invalid_input',
    field: 'Idempotency-Key',
  })
  const keyless = await request('/api/tools/addTransaction', { json: coffee, headers: ada.headers })
  expect(await failureOf(keyless)).toEqual({ status: 400, code: 'invalid_input', field: 'Idempotency-Key' })
  const anonymous = await request('/api/tools/addTransaction', { json: coffee, headers: { 'Idempotency-Key': 'x' } })
  expect(await failureOf(anonymous)).toEqual({ status: 401, code: 'not_authenticated' })
  expect(await storedTransactions(app)).toEqual([])
})
