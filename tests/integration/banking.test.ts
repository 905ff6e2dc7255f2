import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAYS_KEPT } from '#domain/closing.ts'
import type { RefreshAnswer } from '#domain/views.ts'
import { purgeClosed } from '#server/auth/purge-closed.ts'
import { cutEmptyLinks } from '#server/banking/cut-empty-links.ts'
import { createSandbox } from '#server/banking/sandbox.ts'
import { callTool, failureOf, postTool } from '#tests/support/builders.ts'
import { startService } from '#tests/support/fake-service.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const MINUTE = 60_000
const NUMBER = '31926819'
const order = {
  bankId: 'alder',
  country: 'GB',
  accountType: 'current',
  details: { accountNumber: '3192 6819', sortCode: '12-34-56' },
}

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: NOW, context: { banks: createSandbox({ linkMs: 0 }) } })
  ada = await signUp(app)
})
afterEach(() => app.close())

function post(
  path: string,
  json: unknown,
  { key = crypto.randomUUID(), who = ada }: { key?: string; who?: SignedUp } = {},
) {
  return app.request(`/api/banking/${path}`, { json, headers: { ...who.headers, 'Idempotency-Key': key } })
}
async function balances(who = ada) {
  return (await callTool(app, who, 'getBalances', {})).output
}
async function entries() {
  return (await callTool(app, ada, 'listTransactions', {})).output.transactions
}

test('the sandbox links two accounts with two entries, which move no balance', async () => {
  expect(await (await post('link', order)).json()).toEqual({ kind: 'linked' })
  const { totalMinor, accounts } = await balances()
  expect(totalMinor).toBe(254_367 + 892_145)
  expect(accounts).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        accountType: 'current',
        balanceMinor: 254_367,
        maskedAccountNumber: '6819',
        isLinked: true,
      }),
      expect.objectContaining({ accountType: 'savings', balanceMinor: 892_145, isLinked: true }),
    ]),
  )
  expect(await entries()).toMatchObject([
    { merchant: 'Corner Market', amountMinor: 2460, date: '2026-11-19' },
    { merchant: 'City Transit', amountMinor: 1200, date: '2026-11-18' },
  ])
})

test('the sandbox links, refreshes and unlinks without a word to anybody outside', async () => {
  const outside = watchConnections()
  await post('link', order)
  expect((await post('refresh', {})).status).toBe(200)
  for (const { id } of (await balances()).accounts) await callTool(app, ada, 'deleteAccount', { id })
  expect((await (await app.request('/api/banking', { headers: ada.headers })).json()).isLinked).toBe(false)
  expect(outside.seen).toEqual([])
  // Both ways out of a Node process are seen: the client that libraries use, and fetch.
  const service = await startService()
  await fetch(service.url)
  await new Promise((resolve) => get(service.url, resolve).on('error', resolve))
  expect(outside.seen).toHaveLength(2)
  outside.stop()
  await service.close()
})

test('a link sent five times at once under one key is made once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('link', order, { key: 'once' })))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect((await balances()).accounts).toHaveLength(2)
  expect(await entries()).toHaveLength(2)
})

test('no typed number and no token lies open in the file, in the journal or in an answer', async () => {
  const answer = await post('link', order)
  expect(await answer.text()).not.toMatch(/token|31926819/)
  const link = await app.context.reader.selectFrom('bank_links').selectAll().executeTakeFirstOrThrow()
  const { sealer } = app.context
  expect(JSON.parse(sealer.open(link.sealed_details, `bank details ${link.id}`))).toEqual(order.details)
  const token = sealer.open(link.sealed_token, `bank token ${link.id}`)
  expect(token).toMatch(/^access-sandbox-alder/)
  expect(() => sealer.open(link.sealed_token, 'bank token of another')).toThrow()
  const { databaseFile } = app.context.config.data
  for (const ending of ['', '-wal']) {
    const bytes = readFileSync(databaseFile + ending, 'latin1')
    for (const secret of [token, NUMBER, '3192 6819', '12-34-56']) expect(bytes.includes(secret)).toBe(false)
  }
  const change = await app.context.reader
    .selectFrom('changes')
    .selectAll()
    .where('tool', '=', 'linkBank')
    .executeTakeFirstOrThrow()
  const other = await makeApp({ context: { banks: createSandbox({ linkMs: 0 }) } })
  expect(change.input_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(other.context.sealer.digest('x')).not.toBe(sealer.digest('x'))
  await other.close()
  const file = await (await app.request('/api/account/export', { headers: ada.headers })).text()
  expect(file).not.toMatch(/sealed_|access-sandbox/)
})

test('one undo takes accounts and entries back, and the bank can be linked again', async () => {
  await post('link', order)
  const before = await entries()
  await callTool(app, ada, 'undoLast', {})
  expect(await balances()).toEqual({ totalMinor: 0, accounts: [], cards: [] })
  expect(await entries()).toEqual([])
  expect((await post('link', order)).status).toBe(200)
  expect(await entries()).toHaveLength(before.length)
})

test('a refresh adds nothing twice, and what the person took out stays out', async () => {
  await post('link', order)
  const [first] = await entries()
  await callTool(app, ada, 'deleteTransaction', { id: first?.id ?? '' })
  app.setTime(NOW + MINUTE)
  expect(await (await post('refresh', {})).json()).toEqual({ refreshed: 1, failed: 0 } satisfies RefreshAnswer)
  expect(await entries()).toHaveLength(1)
  const view = await (await app.request('/api/banking', { headers: ada.headers })).json()
  expect(view).toEqual({
    aggregator: 'sandbox',
    isLinked: true,
    refreshedAt: '2026-11-20T10:01:00.000Z',
    signInAgain: [],
  })
})

test('a linked balance comes from the bank alone', async () => {
  await post('link', order)
  const account = (await balances()).accounts.find((each) => each.accountType === 'current')
  await callTool(app, ada, 'addTransaction', {
    merchant: 'Coffee',
    amountMinor: 400,
    category: 'Food & Dining',
    accountId: account?.id,
  })
  expect((await balances()).totalMinor).toBe(254_367 + 892_145)
})

test('an account that is erased is cut off from its banks first', async () => {
  const cut: string[] = []
  const own = await makeApp({
    now: NOW,
    context: { banks: { ...createSandbox({ linkMs: 0 }), cut: async (token) => void cut.push(token) } },
  })
  const eve = await signUp(own)
  await own.request('/api/banking/link', { json: order, headers: { ...eve.headers, 'Idempotency-Key': 'once' } })
  await own.request('/api/account/close', { json: { email: eve.email, password: eve.password }, headers: eve.headers })
  expect([await purgeClosed(own.context), cut]).toEqual([0, []])
  own.setTime(NOW + (DAYS_KEPT + 1) * 86_400_000)
  expect(await purgeClosed(own.context)).toBe(1)
  expect(cut).toEqual([expect.stringMatching(/^access-sandbox-alder/)])
  await own.close()
})

test('unlinking the last account clears the flag; ten minutes later the bank is cut off and undo is too late', async () => {
  await post('link', order)
  const { accounts } = await balances()
  const flag = async () => (await (await app.request('/api/banking', { headers: ada.headers })).json()).isLinked
  const seen = new Map<string, number>()
  for (const [index, { id }] of accounts.entries()) {
    await callTool(app, ada, 'deleteAccount', { id })
    expect(await flag()).toBe(index === 0)
  }
  const newest = await app.context.reader.selectFrom('changes').select('seq').orderBy('seq', 'desc').executeTakeFirst()
  const changeId = newest?.seq ?? 0
  expect(await cutEmptyLinks(app.context, seen)).toBe(0)
  app.setTime(NOW + 9 * MINUTE)
  await callTool(app, ada, 'undoLast', { changeId })
  expect([await flag(), await cutEmptyLinks(app.context, seen)]).toEqual([true, 0])
  const again = await callTool(app, ada, 'deleteAccount', { id: accounts[1]?.id ?? '' })
  await cutEmptyLinks(app.context, seen)
  app.setTime(NOW + 20 * MINUTE)
  expect(await cutEmptyLinks(app.context, seen)).toBe(1)
  expect(await app.context.reader.selectFrom('bank_links').selectAll().execute()).toEqual([])
  const late = await postTool(app, ada, 'undoLast', { changeId: again.changeId })
  expect(await failureOf(late)).toMatchObject({ status: 409, code: 'changed_since' })
})

test.each([
  ['an unknown bank', { bankId: 'nowhere' }, 404, 'not_found'],
  ['an unknown country', { country: 'ZZ' }, 400, 'invalid_input'],
  [
    'a sort code of five digits',
    { details: { accountNumber: NUMBER, sortCode: '12345' } },
    400,
    'invalid_bank_details',
  ],
  ['an IBAN with a slip', { country: 'DE', details: { iban: 'DE89370400440532013001' } }, 400, 'invalid_bank_details'],
  [
    'a routing number with a slip',
    { country: 'US', details: { accountNumber: '12345', routingNumber: '021000022' } },
    400,
    'invalid_bank_details',
  ],
])('refuses %s and writes nothing', async (_, change, status, code) => {
  expect(await failureOf(await post('link', { ...order, ...change }))).toMatchObject({ status, code })
  expect(await app.context.reader.selectFrom('bank_links').selectAll().execute()).toEqual([])
})

test('a bank that is linked is not linked twice, and the eleventh try of a minute waits', async () => {
  await post('link', order)
  expect(await failureOf(await post('link', order))).toMatchObject({ status: 409, code: 'bank_already_linked' })
  for (let tries = 2; tries < 10; tries++) await post('refresh', {})
  expect(await failureOf(await post('refresh', {}))).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('no screen may call what only the server calls', async () => {
  for (const name of ['linkBank', 'syncBankBalances', 'importBankTransactions']) {
    expect(await failureOf(await postTool(app, ada, name, {}))).toEqual({ status: 404, code: 'unknown_tool' })
  }
})

test('eight popular banks come first, and a search finds by name without regard to case and accents', async () => {
  const search = async (words: string) =>
    (await (await app.request(`/api/banking/banks?search=${words}`, { headers: ada.headers })).json()).banks
  expect(await search('')).toHaveLength(8)
  expect(await search('LIND')).toMatchObject([{ name: 'Lindqvist', country: 'SE' }])
  expect(await search('zzz')).toEqual([])
})

test('one person’s banks are nobody else’s', async () => {
  await post('link', order)
  const bob = await signUp(app)
  expect((await balances(bob)).accounts).toEqual([])
  expect(await (await post('refresh', {}, { who: bob })).json()).toEqual({ refreshed: 0, failed: 0 })
  expect((await post('link', order, { who: bob })).status).toBe(200)
  expect((await balances(bob)).accounts).toHaveLength(2)
})

/** The connections that this process opens, as Node itself tells of them. */
function watchConnections() {
  const seen: unknown[] = []
  const see = (message: unknown) => seen.push(message)
  subscribe('net.client.socket', see)
  return { seen, stop: () => void unsubscribe('net.client.socket', see) }
}
