import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callTool, say, storedTransactions } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp({ env: { ASSISTANT: 'local' } })
  ada = await signUp(app)
})
afterEach(() => app.close())

const accounts = () => app.context.reader.selectFrom('accounts').selectAll().execute()
const cards = () => app.context.reader.selectFrom('cards').selectAll().execute()
const savings = 'add a savings account at Barclays ending 1234 with five hundred'

describe('an account by words', () => {
  test('is added once a turn, said back, and undone by its change', async () => {
    const turn_id = crypto.randomUUID()
    const answer = await say(app, ada, savings, { turn_id })
    expect(answer.message).toBe('Added, Barclays savings account 1234 with $500.00.')
    expect(answer.turn.done).toMatchObject([{ about: 'account', act: 'added', name: 'Barclays', amountMinor: 50_000 }])
    expect(await say(app, ada, savings, { turn_id })).toEqual(answer)
    expect(await accounts()).toMatchObject([
      { bank_name: 'Barclays', account_type: 'savings', masked_account_number: '1234', current_balance: 50_000 },
    ])
    await callTool(app, ada, 'undoLast', { changeId: answer.turn.done?.[0]?.changeId ?? 0 })
    expect(await accounts()).toEqual([])
    expect(await storedTransactions(app)).toEqual([])
  })

  test('is asked about while something is missing, and nothing is written', async () => {
    for (const words of ['add a savings account', 'add a savings account at Barclays with 500', 'remove my account']) {
      expect((await say(app, ada, words)).turn.done).toBeUndefined()
    }
    expect(await accounts()).toEqual([])
    expect(await storedTransactions(app)).toEqual([])
  })

  test('is removed by its name, or by its digits where there are two', async () => {
    await say(app, ada, savings)
    await say(app, ada, 'add a checking account at Barclays ending 9876 with 20')
    expect((await say(app, ada, 'remove my Barclays account')).message).toMatch(/more than one/)
    expect((await say(app, ada, 'remove my Barclays account ending 9876')).message).toBe(
      'Removed, Barclays account 9876.',
    )
    expect(await accounts()).toMatchObject([{ masked_account_number: '1234' }])
    expect((await say(app, await signUp(app), 'remove my Barclays account')).message).toMatch(/could not be found/)
  })
})

test('a credit card by words is owed on, with its limit', async () => {
  const answer = await say(app, ada, 'add an Amex credit card ending 1009 owing 250 limit 5000')
  expect(answer.message).toBe('Added, Amex credit card 1009, $250.00 owed.')
  expect(await cards()).toMatchObject([
    {
      bank_issuer: 'Amex',
      card_type: 'credit',
      last_four_digits: '1009',
      current_balance: -25_000,
      credit_limit: 500_000,
    },
  ])
  expect((await say(app, ada, 'remove the Amex card')).turn.done).toMatchObject([{ about: 'card', act: 'removed' }])
  expect(await cards()).toEqual([])
})

test('what cannot be kept is said, and may be tried again', async () => {
  await sql`create trigger full_disk before insert on accounts begin select raise(abort, 'disk full'); end`.execute(
    app.context.writer,
  )
  const answer = await say(app, ada, savings)
  expect(answer).toMatchObject({
    message: 'Failed to add account. Please try again.',
    function_result: { success: false },
    turn: { done: [{ changeId: null }] },
  })
  await sql`drop trigger full_disk`.execute(app.context.writer)
  expect((await say(app, ada, savings)).message).toMatch(/^Added/)
})
