import { afterEach, beforeEach, expect, test } from 'vitest'
import { callTool, failureOf } from '#tests/support/builders.ts'
import { makeApp } from '#tests/support/make-app.ts'
import { type BankHouse, openBankHouse } from '#tests/support/plaid/bank-house.ts'
import { checking, creditCard, institution, lunch, money, page, pay } from '#tests/support/plaid/sample.ts'
import { failure, sentTo } from '#tests/support/plaid/start-plaid.ts'

const env = { PLAID_CLIENT_ID: 'client', PLAID_SECRET: 'secret' }
const order = { bankId: 'ins_1', country: 'US' }

let house: BankHouse
let plaid: BankHouse['plaid']
let app: BankHouse['app']
let ada: BankHouse['ada']
let post: BankHouse['post']

beforeEach(async () => {
  house = await openBankHouse({ now: Date.parse('2026-11-20T10:00:00.000Z') })
  ;({ plaid, app, ada, post } = house)
})
afterEach(() => house.close())

async function link() {
  await post('link', order)
  const answer = await post('finish', {})
  expect(await answer.text()).toBe('{"kind":"linked"}')
}
async function entries() {
  return (await callTool(app, ada, 'listTransactions', {})).output.transactions
}

test('its keys choose Plaid, and without them it is the sandbox', async () => {
  const [withKeys, without] = [await makeApp({ env }), await makeApp()]
  expect([withKeys.context.banks.name, without.context.banks.name]).toEqual(['plaid', 'sandbox'])
  await withKeys.close()
  await without.close()
})

test('a person goes to the page of Plaid, comes back, and the accounts in their currency stand there', async () => {
  const start = await post('link', order)
  expect(await start.json()).toEqual({ kind: 'elsewhere', url: 'https://secure.plaid.com/hl/1' })
  expect(plaid.calls[0]?.headers['plaid-client-id']).toBe('client')
  expect(sentTo(plaid, '/link/token/create')).toMatchObject([
    {
      user: { client_user_id: ada.id },
      products: ['transactions'],
      country_codes: ['US'],
      hosted_link: { completion_redirect_uri: 'https://money.example.com/accounts?bank=back' },
    },
  ])
  expect(await (await post('finish', {})).json()).toEqual({ kind: 'linked' })
  const { output } = await callTool(app, ada, 'getBalances', {})
  expect(output).toMatchObject({
    totalMinor: 11_050 - 41_000,
    accounts: [{ bankName: 'First Platypus', accountType: 'checking', maskedAccountNumber: '1234', isLinked: true }],
    cards: [{ cardType: 'credit', lastFourDigits: '3333', balanceMinor: -41_000, creditLimitMinor: 200_000 }],
  })
  expect(await entries()).toMatchObject([
    { merchant: 'Platypus Lunch', amountMinor: 1250, category: 'Food & Dining', date: '2026-11-18', pending: true },
  ])
  expect(await failureOf(await post('finish', {}))).toMatchObject({ status: 409, code: 'bank_link_not_finished' })
})

test('who comes back without having signed in links nothing', async () => {
  await post('link', order)
  plaid.answer('/link/token/get', { json: { link_sessions: [] } })
  expect(await failureOf(await post('finish', {}))).toMatchObject({ status: 409, code: 'bank_link_not_finished' })
  expect(await app.context.reader.selectFrom('bank_links').selectAll().execute()).toEqual([])
})

test('a refresh goes on from the cursor over all pages; what came twice, changed or went is one entry, changed or gone', async () => {
  await link()
  plaid.answer(
    '/transactions/sync',
    { json: page({ added: [lunch, pay, lunch], next_cursor: 'c2', has_more: true }) },
    { json: page({ added: [pay], modified: [{ ...lunch, amount: 13, pending: false }], next_cursor: 'c3' }) },
  )
  plaid.answer('/accounts/get', { json: { accounts: [{ ...checking, balances: money(99) }, creditCard] } })
  expect(await (await post('refresh', {})).json()).toEqual({ refreshed: 1, failed: 0 })
  const cursors = sentTo(plaid, '/transactions/sync').map(({ cursor }) => cursor)
  expect(cursors).toEqual([undefined, 'c1', 'c2'])
  const sums = (await entries()).map(({ merchant, amountMinor, pending }) => [merchant, amountMinor, pending])
  expect(sums.sort()).toEqual([
    ['Payroll', -200_000, false],
    ['Platypus Lunch', 1300, false],
  ])
  expect((await callTool(app, ada, 'getBalances', {})).output.totalMinor).toBe(9900 - 41_000)

  plaid.answer('/transactions/sync', { json: page({ removed: ['t1', 'unknown'], next_cursor: 'c4' }) })
  await post('refresh', {})
  expect((await entries()).map(({ merchant }) => merchant)).toEqual(['Payroll'])
  const link_ = await app.context.reader.selectFrom('bank_links').select('cursor').executeTakeFirst()
  expect(link_?.cursor).toBe('c4')
})

test('one refresh is one change of entries, and one undo takes it back without the balances', async () => {
  await link()
  plaid.answer('/transactions/sync', {
    json: page({ added: [pay, { ...pay, transaction_id: 't3' }], next_cursor: 'c2' }),
  })
  plaid.answer('/accounts/get', { json: { accounts: [{ ...checking, balances: money(1) }] } })
  await post('refresh', {})
  expect(await entries()).toHaveLength(3)
  await callTool(app, ada, 'undoLast', {})
  expect(await entries()).toHaveLength(1)
  expect((await callTool(app, ada, 'getBalances', {})).output.totalMinor).toBe(100 - 41_000)
})

test('entries that change while they are read are read again from the same cursor', async () => {
  await link()
  plaid.answer(
    '/transactions/sync',
    { json: page({ added: [pay], next_cursor: 'c2', has_more: true }) },
    { json: failure('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION', 'TRANSACTIONS_ERROR'), status: 400 },
    { json: page({ added: [pay], next_cursor: 'c5' }) },
  )
  expect((await post('refresh', {})).status).toBe(200)
  expect(sentTo(plaid, '/transactions/sync').map(({ cursor }) => cursor)).toEqual([undefined, 'c1', 'c2', 'c1'])
  expect(await entries()).toHaveLength(2)
})

test('a bank that wants a new sign-in is named, keeps its accounts, and is well again when it answers', async () => {
  await link()
  plaid.answer('/accounts/get', { json: failure('ITEM_LOGIN_REQUIRED', 'ITEM_ERROR'), status: 400 })
  expect(await failureOf(await post('refresh', {}))).toMatchObject({ status: 409, code: 'bank_sign_in_again' })
  const view = async () => (await app.request('/api/banking', { headers: ada.headers })).json()
  expect(await view()).toMatchObject({ isLinked: true, signInAgain: [{ bankName: 'First Platypus' }] })
  plaid.answer('/accounts/get', { json: { accounts: [checking] } })
  await post('refresh', {})
  expect(await view()).toMatchObject({ signInAgain: [] })
})

test.each([
  ['never', { never: true }],
  ['half', { half: { accounts: [checking, creditCard] } }],
  ['too late', { json: { accounts: [checking] }, afterMs: 1_900 }],
  ['with something else', { json: { accounts: 'none' } }],
  ['with a failure of its own', { json: failure('INTERNAL_SERVER_ERROR', 'API_ERROR'), status: 500 }],
] as const)('an answer that comes %s leaves the ledger as it was, and can be tried again', async (_, reply) => {
  await link()
  const before = await callTool(app, ada, 'getBalances', {})
  plaid.answer('/accounts/get', reply)
  expect(await failureOf(await post('refresh', {}))).toMatchObject({ status: 502, code: 'bank_unavailable' })
  expect(await callTool(app, ada, 'getBalances', {})).toEqual(before)
  plaid.answer('/accounts/get', { json: { accounts: [checking] } })
  expect((await post('refresh', {})).status).toBe(200)
})

test('accounts stand also when the first entries are late; they come with the next refresh', async () => {
  plaid.answer('/transactions/sync', { never: true })
  await link()
  expect(await entries()).toEqual([])
  plaid.answer('/transactions/sync', { json: page({ added: [lunch], next_cursor: 'c1' }) })
  await post('refresh', {})
  expect(await entries()).toHaveLength(1)
})

test('banks are searched at Plaid, eight without words', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...institution, institution_id: `ins_${index}` }))
  plaid.answer('/institutions/get', { json: { institutions: many } })
  plaid.answer('/institutions/search', {
    json: { institutions: [institution, { ...institution, country_codes: ['ZZ'] }] },
  })
  const search = async (words: string) =>
    (await (await app.request(`/api/banking/banks?search=${words}`, { headers: ada.headers })).json()).banks
  expect(await search('')).toHaveLength(8)
  expect(await search('plat')).toEqual([{ id: 'ins_1', name: 'First Platypus', country: 'US' }])
})
