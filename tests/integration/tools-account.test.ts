import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LiveEvent } from '#domain/views.ts'
import { callTool, coffee, failureOf, postTool, seedAccount } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ now: NOW })
  ada = await signUp(app)
})
afterEach(() => app.close())

const checking = {
  bankName: 'First Bank',
  accountType: 'checking',
  maskedAccountNumber: '****1234',
  balanceMinor: 10_050,
} as const
const credit = { cardType: 'credit', lastFourDigits: '4242', bankIssuer: 'First Bank', balanceMinor: -2500 } as const

function stored(table: 'accounts' | 'cards') {
  return app.context.reader
    .selectFrom(table as 'accounts')
    .selectAll()
    .orderBy('id')
    .execute()
}

async function history() {
  const rows = await app.context.reader.selectFrom('balance_history').select('balance').orderBy('seq').execute()
  return rows.map((row) => row.balance)
}

describe('addAccount', () => {
  test('stores the account and its opening balance', async () => {
    const { output } = await callTool(app, ada, 'addAccount', checking)
    expect(output.account).toEqual({
      id: expect.any(String),
      ...checking,
      isActive: true,
      isLinked: false,
      createdAt: '2026-11-20T10:00:00.000Z',
    })
    expect(await stored('accounts')).toEqual([
      {
        id: output.account.id,
        user_id: ada.id,
        bank_name: 'First Bank',
        account_type: 'checking',
        masked_account_number: '****1234',
        current_balance: 10_050,
        is_active: 1,
        linked_account_id: null,
        bank_link_id: null,
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ])
    expect(await history()).toEqual([10_050])
  })

  test.each([
    ['abc', 0],
    [null, 0],
    ['1e400', 0],
    ['250', 250],
    [-300, -300],
  ])('a balance of %j is %i', async (balanceMinor, expected) => {
    const { output } = await callTool(app, ada, 'addAccount', { ...checking, balanceMinor })
    expect(output.account.balanceMinor).toBe(expected)
  })

  test.each([
    ['no bank', { bankName: ' ' }, 'missing_information', 'bankName'],
    ['no type', { accountType: undefined }, 'missing_information', 'accountType'],
    ['no number', { maskedAccountNumber: '' }, 'missing_information', 'maskedAccountNumber'],
    ['no balance', { balanceMinor: undefined }, 'missing_information', 'balanceMinor'],
    ['an empty balance', { balanceMinor: '' }, 'missing_information', 'balanceMinor'],
    ['nine characters', { maskedAccountNumber: '*****1234' }, 'invalid_input', 'maskedAccountNumber'],
    ['a type that is none', { accountType: 'pension' }, 'invalid_input', 'accountType'],
    ['half a cent', { balanceMinor: 0.5 }, 'invalid_amount', 'balanceMinor'],
    ['more than an account holds', { balanceMinor: -1_000_000_000_001 }, 'amount_too_large', 'balanceMinor'],
  ])('refuses %s', async (_, change, code, field) => {
    expect(await failureOf(await postTool(app, ada, 'addAccount', { ...checking, ...change }))).toEqual({
      status: 400,
      code,
      field,
    })
    expect(await stored('accounts')).toEqual([])
  })

  test('acts once a key, and undo takes it away with its balance', async () => {
    const first = await callTool(app, ada, 'addAccount', checking, { key: 'add' })
    expect(await callTool(app, ada, 'addAccount', checking, { key: 'add' })).toEqual(first)
    expect(await stored('accounts')).toHaveLength(1)
    await callTool(app, ada, 'undoLast', {})
    expect(await stored('accounts')).toEqual([])
    expect(await history()).toEqual([10_050, 0])
  })
})

describe('deleteAccount', () => {
  test('removes it once a key, keeps its entries, and undo restores exactly', async () => {
    const { output } = await callTool(app, ada, 'addAccount', checking)
    const { id } = output.account
    const spent = await callTool(app, ada, 'addTransaction', { ...coffee, accountId: id })
    const before = await stored('accounts')
    const deleted = await callTool(app, ada, 'deleteAccount', { id }, { key: 'delete' })
    expect(deleted.output.account).toMatchObject({ id, balanceMinor: 9650 })
    expect(await callTool(app, ada, 'deleteAccount', { id }, { key: 'delete' })).toEqual(deleted)
    expect(await stored('accounts')).toEqual([])
    expect((await callTool(app, ada, 'listTransactions', {})).output.transactions).toEqual([spent.output.transaction])
    await callTool(app, ada, 'undoLast', {})
    expect(await stored('accounts')).toEqual(before)
    expect(await history()).toEqual([10_050, 9650, 0, 9650])
  })

  test("refuses an id that is none, an unknown account and another person's", async () => {
    const id = await seedAccount(app, ada, { balance: 5 })
    expect(await failureOf(await postTool(app, ada, 'deleteAccount', { id: '' }))).toMatchObject({
      code: 'missing_information',
    })
    expect(await failureOf(await postTool(app, ada, 'deleteAccount', { id: randomUUID() }))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await failureOf(await postTool(app, await signUp(app), 'deleteAccount', { id }))).toMatchObject({
      code: 'not_found',
    })
    expect(await stored('accounts')).toHaveLength(1)
  })
})

describe('addCard', () => {
  test('stores a credit card with its limit and a debit card without one', async () => {
    const { output } = await callTool(app, ada, 'addCard', { ...credit, creditLimitMinor: 500_000 })
    expect(output.card).toEqual({
      id: expect.any(String),
      ...credit,
      creditLimitMinor: 500_000,
      isActive: true,
      isLinked: false,
      createdAt: '2026-11-20T10:00:00.000Z',
    })
    expect(await stored('cards')).toEqual([
      {
        id: output.card.id,
        user_id: ada.id,
        card_type: 'credit',
        last_four_digits: '4242',
        bank_issuer: 'First Bank',
        current_balance: -2500,
        credit_limit: 500_000,
        is_active: 1,
        linked_account_id: null,
        bank_link_id: null,
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ])
    const debit = await callTool(app, ada, 'addCard', { ...credit, cardType: 'debit', creditLimitMinor: null })
    expect(debit.output.card.creditLimitMinor).toBeNull()
    expect((await callTool(app, ada, 'addCard', credit)).output.card.creditLimitMinor).toBeNull()
  })

  test.each([
    ['letters', { lastFourDigits: 'abcd' }, 'invalid_input', 'lastFourDigits'],
    ['five digits', { lastFourDigits: '12345' }, 'invalid_input', 'lastFourDigits'],
    ['no digits', { lastFourDigits: '' }, 'missing_information', 'lastFourDigits'],
    ['no issuer', { bankIssuer: undefined }, 'missing_information', 'bankIssuer'],
    ['no balance', { balanceMinor: undefined }, 'missing_information', 'balanceMinor'],
    ['no type', { cardType: undefined }, 'missing_information', 'cardType'],
    ['a limit below 0', { creditLimitMinor: -1 }, 'invalid_amount', 'creditLimitMinor'],
    ['a debit card with a limit', { cardType: 'debit', creditLimitMinor: 0 }, 'invalid_input', 'creditLimitMinor'],
  ])('refuses %s', async (_, change, code, field) => {
    expect(await failureOf(await postTool(app, ada, 'addCard', { ...credit, ...change }))).toEqual({
      status: 400,
      code,
      field,
    })
    expect(await stored('cards')).toEqual([])
  })
})

describe('deleteCard', () => {
  test("refuses an id that is none, an unknown card and another person's", async () => {
    const { output } = await callTool(app, ada, 'addCard', credit)
    expect(await failureOf(await postTool(app, ada, 'deleteCard', { id: 7 }))).toMatchObject({ code: 'invalid_input' })
    expect(await failureOf(await postTool(app, ada, 'deleteCard', { id: randomUUID() }))).toMatchObject({
      code: 'not_found',
    })
    const bob = await signUp(app)
    expect(await failureOf(await postTool(app, bob, 'deleteCard', { id: output.card.id }))).toMatchObject({
      code: 'not_found',
    })
    expect(await stored('cards')).toHaveLength(1)
  })
})

describe('getBalances', () => {
  test('tells each balance and their plain sum, of the person alone', async () => {
    await callTool(app, ada, 'addAccount', checking)
    app.setTime(NOW + 1000)
    await callTool(app, ada, 'addAccount', { ...checking, accountType: 'savings', balanceMinor: 5000 })
    await callTool(app, ada, 'addCard', credit)
    await callTool(app, await signUp(app), 'addAccount', { ...checking, balanceMinor: 777 })
    const answer = await app.request('/api/tools/getBalances', { json: {}, headers: ada.headers })
    expect(await answer.json()).toMatchObject({
      changeId: null,
      output: {
        totalMinor: 12_550,
        accounts: [{ accountType: 'savings' }, { accountType: 'checking' }],
        cards: [{ balanceMinor: -2500 }],
      },
    })
    expect(await failureOf(await postTool(app, ada, 'getBalances', 7))).toMatchObject({ code: 'invalid_input' })
  })
})

test('an entry of an account tells open screens of both tables', async () => {
  const { output } = await callTool(app, ada, 'addAccount', checking)
  const heard: LiveEvent[] = []
  app.context.bell.listen(ada.id, { sessionId: 'any', onEvent: (event) => heard.push(event), onEnd() {} })
  const { changeId } = await callTool(app, ada, 'addTransaction', { ...coffee, accountId: output.account.id })
  expect(heard).toEqual([{ id: changeId, tables: ['transactions', 'accounts'] }])
})
