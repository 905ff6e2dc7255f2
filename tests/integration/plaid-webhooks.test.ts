import { createHash } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callTool, coffee, failureOf } from '#tests/support/builders.ts'
import { makeApp } from '#tests/support/make-app.ts'
import { type BankHouse, openBankHouse } from '#tests/support/plaid/bank-house.ts'
import { checking, euros, page, pay } from '#tests/support/plaid/sample.ts'
import { failure, sentTo } from '#tests/support/plaid/start-plaid.ts'

const KEY_PATH = '/webhook_verification_key/get'
const news = { webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id: 'item-1' }
const locked = {
  webhook_type: 'ITEM',
  webhook_code: 'ERROR',
  item_id: 'item-1',
  error: { error_code: 'ITEM_LOGIN_REQUIRED' },
}

let house: BankHouse
let plaid: BankHouse['plaid']
let app: BankHouse['app']
let ada: BankHouse['ada']
let post: BankHouse['post']
let keys: Awaited<ReturnType<typeof generateKeyPair>>

beforeEach(async () => {
  house = await openBankHouse()
  ;({ plaid, app, ada, post } = house)
  keys = await generateKeyPair('ES256', { extractable: true })
  await letKeyBe({})
  await post('link', { bankId: 'ins_1', country: 'US' })
  await post('finish', {})
  plaid.answer('/transactions/sync', { json: page({ added: [pay], next_cursor: 'c2' }) })
})
afterEach(() => house.close())

async function letKeyBe(changes: object) {
  const key = {
    alg: 'ES256',
    kid: 'k1',
    use: 'sig',
    ...(await exportJWK(keys.publicKey)),
    expired_at: null,
    ...changes,
  }
  plaid.answer(KEY_PATH, { json: { key, request_id: 'r' } })
}
async function sign(body: string, { ageSeconds = 0, by = keys.privateKey } = {}): Promise<string> {
  const digest = createHash('sha256').update(body).digest('hex')
  return new SignJWT({ request_body_sha256: digest })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT' })
    .setIssuedAt(Math.floor(app.context.clock() / 1000) - ageSeconds)
    .sign(by)
}
function send(body: string, token: string) {
  return app.request('/webhooks/plaid', { method: 'POST', body, headers: { 'Plaid-Verification': token } })
}
async function tell(message: unknown) {
  const body = JSON.stringify(message)
  return send(body, await sign(body))
}
const entries = async () => (await callTool(app, ada, 'listTransactions', {})).output.transactions
const view = async () => (await app.request('/api/banking', { headers: ada.headers })).json()

test('Plaid is told where to send news, on a server that it can reach', () => {
  expect(sentTo(plaid, '/link/token/create')).toMatchObject([{ webhook: 'https://money.example.com/webhooks/plaid' }])
})

test('news bring the entries in once, and open screens hear of it', async () => {
  const ring = vi.spyOn(app.context.bell, 'ring')
  const body = JSON.stringify(news)
  const token = await sign(body)
  for (let count = 0; count < 3; count++) expect((await send(body, token)).status).toBe(200)
  expect((await entries()).map(({ merchant }) => merchant).sort()).toEqual(['Payroll', 'Platypus Lunch'])
  expect(ring).toHaveBeenCalledWith(
    ada.id,
    expect.objectContaining({ tables: expect.arrayContaining(['transactions']) }),
  )
  expect(sentTo(plaid, '/transactions/sync')).toHaveLength(2)
  expect(sentTo(plaid, KEY_PATH)).toEqual([{ key_id: 'k1' }])
})

test('what the bank sent by itself is not what “undo” means', async () => {
  await callTool(app, ada, 'addTransaction', coffee)
  await tell(news)
  await callTool(app, ada, 'undoLast', {})
  expect((await entries()).map(({ merchant }) => merchant).sort()).toEqual(['Payroll', 'Platypus Lunch'])
})

test('a forged, altered, stale or unsigned message is refused', async () => {
  const body = JSON.stringify(news)
  const stranger = await generateKeyPair('ES256', { extractable: true })
  const refused = { status: 400, code: 'invalid_signature' }
  expect(await failureOf(await send(body, ''))).toEqual(refused)
  expect(await failureOf(await send(body, 'a.b.c'))).toEqual(refused)
  expect(await failureOf(await send(body, await sign(body, { by: stranger.privateKey })))).toEqual(refused)
  expect(await failureOf(await send(`${body} `, await sign(body)))).toEqual(refused)
  expect(await failureOf(await send(body, await sign(body, { ageSeconds: 301 })))).toEqual(refused)
  const plain = [{ alg: 'none', kid: 'k1' }, { iat: 1 }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  expect(await failureOf(await send(body, `${plain.join('.')}.`))).toEqual(refused)
  expect(sentTo(plaid, '/transactions/sync')).toHaveLength(1)
})

test('a key that Plaid does not know or took back is refused, and one that cannot be asked for is asked for again', async () => {
  plaid.answer(KEY_PATH, { json: failure('INVALID_WEBHOOK_VERIFICATION_KEY_ID', 'INVALID_INPUT'), status: 400 })
  expect(await failureOf(await tell(news))).toEqual({ status: 400, code: 'invalid_signature' })
  await letKeyBe({ expired_at: 1 })
  expect(await failureOf(await tell(news))).toEqual({ status: 400, code: 'invalid_signature' })
  plaid.answer(KEY_PATH, { never: true })
  expect(await failureOf(await tell(news))).toEqual({ status: 502, code: 'bank_unavailable' })
  await letKeyBe({})
  expect((await tell(news)).status).toBe(200)
})

test('a bank that wants a new sign-in is marked before anyone refreshes, and is well again when Plaid says so', async () => {
  expect((await tell(locked)).status).toBe(200)
  expect(await view()).toMatchObject({ signInAgain: [{ bankName: 'First Platypus' }] })
  await tell({ ...locked, webhook_code: 'LOGIN_REPAIRED' })
  expect(await view()).toMatchObject({ signInAgain: [] })
  await tell({ ...locked, webhook_code: 'PENDING_EXPIRATION' })
  expect(await view()).toMatchObject({ signInAgain: [{ bankName: 'First Platypus' }] })
})

test.each(['PENDING_EXPIRATION', 'PENDING_DISCONNECT'])(
  'a warning (%s) outlasts the readings that still work, until the person signed in',
  async (webhook_code) => {
    await tell({ ...locked, webhook_code })
    expect((await tell(news)).status).toBe(200)
    expect(await (await post('refresh', {})).json()).toEqual({ refreshed: 1, failed: 0 })
    const [warned] = (await view()).signInAgain
    expect(warned).toMatchObject({ bankName: 'First Platypus' })
    await post('sign-in-again', { bankLinkId: warned.bankLinkId })
    expect(await (await post('finish', {})).json()).toEqual({ kind: 'refreshed' })
    expect(await view()).toMatchObject({ signInAgain: [] })
  },
)

test('news of a bank that turns out to be locked mark it and are not told again; of one that is away, they are', async () => {
  plaid.answer('/accounts/get', { json: failure('ITEM_LOGIN_REQUIRED', 'ITEM_ERROR'), status: 400 })
  expect((await tell(news)).status).toBe(200)
  expect(await view()).toMatchObject({ signInAgain: [{ bankName: 'First Platypus' }] })
  plaid.answer('/accounts/get', { never: true })
  expect(await failureOf(await tell(news))).toEqual({ status: 502, code: 'bank_unavailable' })
})

test('what is not ours, not known or not readable changes nothing', async () => {
  expect((await tell({ ...news, item_id: 'item-of-another' })).status).toBe(200)
  expect((await tell({ webhook_type: 'HOLDINGS', webhook_code: 'DEFAULT_UPDATE', item_id: 'item-1' })).status).toBe(200)
  expect(await failureOf(await tell(['news']))).toEqual({ status: 422, code: 'unreadable_message' })
  expect(sentTo(plaid, '/transactions/sync')).toHaveLength(1)
  const sandbox = await makeApp()
  expect((await sandbox.request('/webhooks/plaid', { method: 'POST', body: '{}' })).status).toBe(404)
  await sandbox.close()
})

test('a closed account hears no more of its banks', async () => {
  await app.request('/api/account/close', { json: { email: ada.email, password: ada.password }, headers: ada.headers })
  expect((await tell(news)).status).toBe(200)
  expect(sentTo(plaid, '/transactions/sync')).toHaveLength(1)
})

describe('the end of the page of Plaid', () => {
  const finished = {
    webhook_type: 'LINK',
    webhook_code: 'SESSION_FINISHED',
    status: 'SUCCESS',
    link_session_id: 's',
    link_token: 'link-2',
    public_tokens: ['public-2'],
  }
  const links = () => app.context.reader.selectFrom('bank_links').select('item_id').orderBy('created_at').execute()
  const exchanges = () => sentTo(plaid, '/item/public_token/exchange').length
  const accounts = async () => (await callTool(app, ada, 'getBalances', {})).output.accounts

  beforeEach(async () => {
    plaid.answer('/link/token/create', {
      json: {
        link_token: 'link-2',
        hosted_link_url: 'https://secure.plaid.com/hl/2',
        expiration: 'x',
        request_id: 'r',
      },
    })
    plaid.answer('/item/public_token/exchange', { json: { access_token: 'access-2', item_id: 'item-2' } })
    plaid.answer('/accounts/get', { json: { accounts: [{ ...checking, account_id: 'a7', mask: '7777' }] } })
    plaid.answer('/transactions/sync', { json: page({ next_cursor: 'c1' }) })
    await post('link', { bankId: 'ins_1', country: 'US' })
  })

  test('links the bank of somebody who never comes back, once, and open screens hear of it', async () => {
    const ring = vi.spyOn(app.context.bell, 'ring')
    for (let count = 0; count < 3; count++) expect((await tell(finished)).status).toBe(200)
    expect(await links()).toEqual([{ item_id: 'item-1' }, { item_id: 'item-2' }])
    expect(exchanges()).toBe(2)
    expect(await accounts()).toHaveLength(2)
    expect(ring).toHaveBeenCalledWith(ada.id, expect.objectContaining({ tables: expect.arrayContaining(['accounts']) }))
  })

  test('and the way back afterwards, before, or at the same time find one connection, and are told that it is linked', async () => {
    await tell(finished)
    expect(await (await post('finish', {})).json()).toEqual({ kind: 'linked' })
    expect(await failureOf(await post('finish', {}))).toMatchObject({ code: 'bank_link_not_finished' })
    await tell(finished)
    expect([await links(), exchanges()]).toEqual([[{ item_id: 'item-1' }, { item_id: 'item-2' }], 2])

    await beginThird()
    const [back, told] = await Promise.all([post('finish', {}), tell({ ...finished, link_token: 'link-3' })])
    expect([await back.json(), told.status]).toEqual([{ kind: 'linked' }, 200])
    expect((await tell({ ...finished, link_token: 'link-3' })).status).toBe(200)
    expect((await links()).map(({ item_id }) => item_id)).toEqual(['item-1', 'item-2', 'item-3'])
    expect(exchanges()).toBe(3)
  })

  test('a person who closes the dialog on the way back is told that it was linked by then', async () => {
    await tell(finished)
    expect(await (await post('abandon', {})).json()).toEqual({ kind: 'linked' })
    expect(await accounts()).toHaveLength(2)
    expect(sentTo(plaid, '/item/remove')).toEqual([])
  })

  test('a bank that does not answer is asked again when Plaid tells it again, without a second exchange', async () => {
    plaid.answer('/accounts/get', { never: true })
    expect(await failureOf(await tell(finished))).toEqual({ status: 502, code: 'bank_unavailable' })
    plaid.answer('/accounts/get', { json: { accounts: [{ ...checking, account_id: 'a7', mask: '7777' }] } })
    expect((await tell(finished)).status).toBe(200)
    expect([(await links()).length, exchanges()]).toEqual([2, 2])
  })

  test('what cannot be linked is cut, not told again, and told to the person who comes back', async () => {
    plaid.answer('/accounts/get', { json: { accounts: [euros] } })
    expect((await tell(finished)).status).toBe(200)
    expect(sentTo(plaid, '/item/remove')).toMatchObject([{ access_token: 'access-2' }])
    expect(await failureOf(await post('finish', {}))).toEqual({ status: 409, code: 'bank_other_currency' })
    expect(await failureOf(await post('finish', {}))).toEqual({ status: 409, code: 'bank_link_not_finished' })
    expect(await links()).toHaveLength(1)
  })

  test('one that was given up, let go of, forged or of nobody links nothing', async () => {
    expect((await tell({ ...finished, status: 'EXITED', public_tokens: [] })).status).toBe(200)
    expect((await tell({ ...finished, link_token: 'link-of-another' })).status).toBe(200)
    expect(await failureOf(await send(JSON.stringify(finished), 'a.b.c'))).toMatchObject({ code: 'invalid_signature' })
    await post('abandon', {})
    expect((await tell(finished)).status).toBe(200)
    expect([(await links()).length, exchanges()]).toEqual([1, 1])
  })

  test('puts a bank right whose person signed in again and never came back', async () => {
    await tell(locked)
    const [{ bankLinkId }] = (await view()).signInAgain
    await post('sign-in-again', { bankLinkId })
    expect((await tell({ ...finished, public_tokens: [] })).status).toBe(200)
    expect(await view()).toMatchObject({ signInAgain: [] })
    expect(await (await post('finish', {})).json()).toEqual({ kind: 'refreshed' })
    expect(exchanges()).toBe(1)
  })

  async function beginThird() {
    plaid.answer('/link/token/create', {
      json: {
        link_token: 'link-3',
        hosted_link_url: 'https://secure.plaid.com/hl/3',
        expiration: 'x',
        request_id: 'r',
      },
    })
    plaid.answer('/item/public_token/exchange', { json: { access_token: 'access-3', item_id: 'item-3' }, afterMs: 500 })
    plaid.answer('/accounts/get', { json: { accounts: [{ ...checking, account_id: 'a8', mask: '8888' }] } })
    await post('link', { bankId: 'ins_1', country: 'US' })
  }
})
