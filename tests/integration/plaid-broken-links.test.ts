import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginTicket, dropStaleTickets, dropTicket, openTicket } from '#server/banking/ticket.ts'
import { callTool, failureOf } from '#tests/support/builders.ts'
import { type BankHouse, openBankHouse } from '#tests/support/plaid/bank-house.ts'
import { answerWell, checking, creditCard, euros, page, pay } from '#tests/support/plaid/sample.ts'
import { failure, sentTo } from '#tests/support/plaid/start-plaid.ts'
import { signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000
const order = { bankId: 'ins_1', country: 'US' }

let house: BankHouse
let plaid: BankHouse['plaid']
let app: BankHouse['app']
let ada: BankHouse['ada']
let post: BankHouse['post']

beforeEach(async () => {
  house = await openBankHouse({ now: NOW })
  ;({ plaid, app, ada, post } = house)
})
afterEach(() => house.close())

const view = async () => (await app.request('/api/banking', { headers: ada.headers })).json()
const accounts = async () => (await callTool(app, ada, 'getBalances', {})).output.accounts
const links = () => app.context.reader.selectFrom('bank_links').selectAll().execute()
const tickets = () => app.context.reader.selectFrom('bank_link_tickets').selectAll().execute()
async function link() {
  await post('link', order)
  expect(await (await post('finish', {})).json()).toEqual({ kind: 'linked' })
}

describe('coming back from the page of Plaid', () => {
  test.each([
    ['never answers', { never: true }],
    ['answers half', { half: { accounts: [checking, creditCard] } }],
    ['fails', { json: failure('INTERNAL_SERVER_ERROR', 'API_ERROR'), status: 500 }],
  ] as const)('a bank that %s is asked again without a second exchange, and then linked', async (_, reply) => {
    await post('link', order)
    plaid.answer('/accounts/get', reply)
    expect(await failureOf(await post('finish', {}))).toEqual({ status: 502, code: 'bank_unavailable' })
    expect([await links(), await accounts()]).toEqual([[], []])
    plaid.answer('/accounts/get', { json: { accounts: [checking] } })
    expect(await (await post('finish', {})).json()).toEqual({ kind: 'linked' })
    expect(sentTo(plaid, '/item/public_token/exchange')).toHaveLength(1)
    expect(sentTo(plaid, '/item/remove')).toEqual([])
    expect([(await links()).length, await tickets()]).toEqual([1, []])
  })

  test('twice at once makes one connection', async () => {
    await post('link', order)
    const answers = await Promise.all([post('finish', {}), post('finish', {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await links()).toHaveLength(1)
    expect(sentTo(plaid, '/item/remove')).toEqual([])
  })

  test('sent again with its key, the same is answered', async () => {
    await post('link', order)
    const answers = [await post('finish', {}, 'once'), await post('finish', {}, 'once')]
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ kind: 'linked' }, { kind: 'linked' }])
  })

  test('a connection that nobody keeps is cut: in another currency, linked before, or left for hours', async () => {
    await post('link', order)
    plaid.answer('/accounts/get', { json: { accounts: [euros] } })
    expect(await failureOf(await post('finish', {}))).toEqual({ status: 409, code: 'bank_other_currency' })
    expect(sentTo(plaid, '/item/remove')).toMatchObject([{ access_token: 'access-1' }])

    answerWell(plaid)
    await link()
    await post('link', order)
    plaid.answer('/item/public_token/exchange', { json: { access_token: 'access-2', item_id: 'item-2' } })
    plaid.answer('/accounts/get', { json: { accounts: [{ ...checking, account_id: 'a9' }] } })
    expect(await failureOf(await post('finish', {}))).toEqual({ status: 409, code: 'bank_already_linked' })
    expect(sentTo(plaid, '/item/remove').slice(1)).toMatchObject([{ access_token: 'access-2' }])
    expect(await accounts()).toHaveLength(1)

    await post('link', order)
    plaid.answer('/item/public_token/exchange', { json: { access_token: 'access-3', item_id: 'item-3' } })
    plaid.answer('/accounts/get', { never: true })
    await post('finish', {})
    await dropStaleTickets(app.context)
    expect(await tickets()).toHaveLength(1)
    app.setTime(NOW + 5 * HOUR_MS)
    await dropStaleTickets(app.context)
    expect(sentTo(plaid, '/item/remove').slice(2)).toMatchObject([{ access_token: 'access-3' }])
    expect(await tickets()).toEqual([])
  })

  test('a disk that fails while the link is saved leaves nothing half-written, and the next try saves it', async () => {
    await post('link', order)
    const { writer } = app.context
    const { sql } = await import('kysely')
    await sql`create trigger full before insert on cards begin select raise(abort, 'disk full'); end`.execute(writer)
    expect((await post('finish', {})).status).toBe(500)
    expect([await links(), await accounts()]).toEqual([[], []])
    await sql`drop trigger full`.execute(writer)
    expect(await (await post('finish', {})).json()).toEqual({ kind: 'linked' })
    expect([(await links()).length, (await accounts()).length]).toEqual([1, 1])
    expect(sentTo(plaid, '/item/remove')).toEqual([])
  })

  test('no token of a connection that waits lies open in the file', async () => {
    await post('link', order)
    plaid.answer('/accounts/get', { never: true })
    await post('finish', {})
    const [ticket] = await tickets()
    expect(ticket?.sealed_ticket).toMatch(/^v1\./)
    expect(ticket?.sealed_ticket).not.toContain('access-1')
  })
})

describe('a link that is let go of', () => {
  test('writes nothing while it is under way, and its connection is cut', async () => {
    await post('link', order)
    plaid.answer('/accounts/get', { json: { accounts: [checking] }, afterMs: 500 })
    const under = post('finish', {}, 'act')
    await expect.poll(() => sentTo(plaid, '/accounts/get')).toHaveLength(1)
    expect(await (await post('abandon', {}, 'act')).json()).toEqual({ kind: 'abandoned' })
    expect(await failureOf(await under)).toEqual({ status: 409, code: 'bank_link_not_finished' })
    expect([await links(), await accounts(), await tickets()]).toEqual([[], [], []])
    expect(sentTo(plaid, '/item/remove')).toMatchObject([{ access_token: 'access-1' }])
  })

  test('takes no newer one with it that is begun while its connection is cut', async () => {
    await post('link', order)
    plaid.answer('/accounts/get', { never: true })
    await post('finish', {})
    plaid.answer('/item/remove', { json: { request_id: 'r' }, afterMs: 500 })
    const older = await openTicket(app.context, ada.id)
    if (!older) throw new Error('Nothing was begun')
    const under = dropTicket(app.context, older)
    await expect.poll(() => sentTo(plaid, '/item/remove')).toHaveLength(1)
    await beginNewer()
    await under
    expect((await openTicket(app.context, ada.id))?.ticket).toEqual({ kind: 'link', token: 'link-2' })
  })

  test.each([
    ['is refused', { json: { accounts: [euros] }, afterMs: 500 }, 'bank_other_currency'],
    ['fails', { json: {}, status: 500, afterMs: 500 }, 'bank_unavailable'],
    ['is found', { json: { accounts: [checking] }, afterMs: 500 }, 'bank_link_not_finished'],
  ] as const)('leaves a newer one alone that is begun while its own bank %s', async (_, reply, code) => {
    await post('link', order)
    plaid.answer('/accounts/get', reply)
    const under = post('finish', {})
    await expect.poll(() => sentTo(plaid, '/accounts/get')).toHaveLength(1)
    await beginNewer()
    expect(await failureOf(await under)).toMatchObject({ code })
    expect((await openTicket(app.context, ada.id))?.ticket).toEqual({ kind: 'link', token: 'link-2' })
    expect(sentTo(plaid, '/item/remove')).toMatchObject([{ access_token: 'access-1' }])
    expect(await links()).toEqual([])
  })

  test('leaves a newer one alone that is begun while it is exchanged', async () => {
    await post('link', order)
    plaid.answer('/item/public_token/exchange', {
      json: { access_token: 'access-1', item_id: 'item-1', request_id: 'r' },
      afterMs: 500,
    })
    const under = post('finish', {})
    await expect.poll(() => sentTo(plaid, '/item/public_token/exchange')).toHaveLength(1)
    await beginNewer()
    expect(await failureOf(await under)).toMatchObject({ code: 'bank_link_not_finished' })
    expect((await openTicket(app.context, ada.id))?.ticket).toEqual({ kind: 'link', token: 'link-2' })
    expect(sentTo(plaid, '/item/remove')).toMatchObject([{ access_token: 'access-1' }])
  })

  function beginNewer() {
    const ticket = { kind: 'link', token: 'link-2' } as const
    return beginTicket(app.context, { userId: ada.id, ticket, token: ticket.token })
  }

  test('writes nothing either when it arrives after that', async () => {
    await post('link', order)
    await post('abandon', {}, 'act')
    expect(await failureOf(await post('finish', {}, 'act'))).toEqual({ status: 409, code: 'bank_link_not_finished' })
    await post('abandon', {}, 'next')
    expect(await failureOf(await post('link', order, 'next'))).toEqual({ status: 409, code: 'bank_link_not_finished' })
    expect([await links(), await tickets()]).toEqual([[], []])
  })

  test('stands when it was saved before, and is told so', async () => {
    await post('link', order)
    await post('finish', {}, 'act')
    expect(await (await post('abandon', {}, 'act')).json()).toEqual({ kind: 'linked' })
    expect(await accounts()).toHaveLength(1)
    expect(sentTo(plaid, '/item/remove')).toEqual([])
  })
})

describe('a refresh', () => {
  test('with the same key is read and written once, whatever the bank says meanwhile', async () => {
    await link()
    plaid.answer('/transactions/sync', { json: page({ added: [pay], next_cursor: 'c2' }) })
    expect((await post('refresh', {}, 'once')).status).toBe(200)
    plaid.answer('/transactions/sync', {
      json: page({ added: [{ ...pay, transaction_id: 't9', amount: 5 }], next_cursor: 'c3' }),
    })
    expect(await (await post('refresh', {}, 'once')).json()).toEqual({ refreshed: 1, failed: 0 })
    expect((await callTool(app, ada, 'listTransactions', {})).output.transactions).toHaveLength(2)
  })

  test('follows the one before, so that the cursor never goes back', async () => {
    await link()
    plaid.answer(
      '/transactions/sync',
      { json: page({ added: [pay], next_cursor: 'c2' }), afterMs: 500 },
      { json: page({ next_cursor: 'c3' }) },
    )
    await Promise.all([post('refresh', {}), post('refresh', {})])
    expect(sentTo(plaid, '/transactions/sync').map(({ cursor }) => cursor)).toEqual([undefined, 'c1', 'c2'])
    expect((await links())[0]?.cursor).toBe('c3')
  })
})

describe('a bank that wants a new sign-in', () => {
  beforeEach(async () => {
    await link()
    plaid.answer('/accounts/get', { json: failure('ITEM_LOGIN_REQUIRED', 'ITEM_ERROR'), status: 400 })
    await post('refresh', {})
  })
  const bankLinkId = async () => (await view()).signInAgain[0].bankLinkId

  test('is signed in to on the page of Plaid for that very connection, and is well again after the way back', async () => {
    const answer = await post('sign-in-again', { bankLinkId: await bankLinkId() })
    expect(await answer.json()).toEqual({ kind: 'elsewhere', url: 'https://secure.plaid.com/hl/1' })
    const [, asked] = sentTo(plaid, '/link/token/create')
    expect(asked).toMatchObject({ access_token: 'access-1', country_codes: ['US'] })
    expect(asked).not.toHaveProperty('products')
    expect(await failureOf(await post('finish', {}))).toEqual({ status: 409, code: 'bank_sign_in_again' })
    plaid.answer('/accounts/get', { json: { accounts: [checking, creditCard] } })
    expect(await (await post('finish', {})).json()).toEqual({ kind: 'refreshed' })
    expect(await view()).toMatchObject({ isLinked: true, signInAgain: [] })
    expect([(await links()).length, await tickets()]).toEqual([1, []])
    expect(sentTo(plaid, '/item/public_token/exchange')).toHaveLength(1)
  })

  test('leaves a link alone that is begun while the way back is read', async () => {
    await post('sign-in-again', { bankLinkId: await bankLinkId() })
    plaid.answer('/accounts/get', { json: { accounts: [checking, creditCard] }, afterMs: 500 })
    const before = sentTo(plaid, '/accounts/get').length
    const under = post('finish', {})
    await expect.poll(() => sentTo(plaid, '/accounts/get').length).toBeGreaterThan(before)
    const newer = { kind: 'link', token: 'link-2' } as const
    await beginTicket(app.context, { userId: ada.id, ticket: newer, token: newer.token })
    expect(await (await under).json()).toEqual({ kind: 'refreshed' })
    expect((await openTicket(app.context, ada.id))?.ticket).toEqual(newer)
  })

  test('is nobody else’s to sign in to', async () => {
    const id = await bankLinkId()
    const eve = await signUp(app)
    const answer = await app.request('/api/banking/sign-in-again', {
      json: { bankLinkId: id },
      headers: { ...eve.headers, 'Idempotency-Key': 'one' },
    })
    expect(await failureOf(answer)).toEqual({ status: 404, code: 'not_found' })
    expect(sentTo(plaid, '/link/token/create')).toHaveLength(1)
  })
})
