import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { type ToolInput, type ToolName, type ToolOutput, toolContracts } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { isReadTool } from '#server/tools/registry.ts'
import { runTool } from '#server/tools/run-tool.ts'
import { coffee, seedAccount, seedCard, seedTransaction } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

const NOW = Date.parse('2026-11-20T10:00:00.000Z')

let app: TestApp
let ada: SignedUp
let world: Awaited<ReturnType<typeof furnish>>

beforeEach(async () => {
  app = await makeApp({ now: NOW })
  ada = await signUp(app)
  world = await furnish()
})
afterEach(() => app.close())

function run<Name extends ToolName>(name: Name, input: unknown, key: string = randomUUID()) {
  return runTool(app.context, { name, input, userId: ada.id, key }) as Promise<ToolAnswer<ToolOutput<Name>>>
}

/** A ledger in which every tool finds something to act on. */
async function furnish() {
  const account = await seedAccount(app, ada, { balance: 10_000 })
  const card = await seedCard(app, ada, { balance: -5_000 })
  for (const date of ['2026-08-03', '2026-09-03', '2026-10-03', '2026-11-03'])
    await seedTransaction(app, ada, { merchant: 'Netflix', amount: 1_549, category: 'Entertainment', date })
  const spent = await run('addTransaction', { ...coffee, accountId: account })
  const budget = await run('setBudget', { category: 'Food & Dining', amountMinor: 30_000 })
  const goal = await run('createGoal', { name: 'Japan', targetMinor: 200_000, category: 'Vacation' })
  await run('addToGoal', { id: goal.output.goal.id, amountMinor: 5_000 })
  const bankLinkId = randomUUID()
  await run('linkBank', bank(bankLinkId, 'known'))
  return {
    account,
    card,
    bankLinkId,
    entry: spent.output.transaction.id,
    budget: budget.output.budget.id,
    goal: goal.output.goal.id,
  }
}

function bank(bankLinkId: string, externalId: string): ToolInput<'linkBank'> {
  return {
    bankLinkId,
    provider: 'sandbox',
    bankName: 'Second Bank',
    country: 'US',
    accessToken: 'token',
    itemId: null,
    details: {},
    accounts: [{ externalId, accountType: 'checking', maskedAccountNumber: '****9876', balanceMinor: 7_000 }],
    cards: [],
  }
}

type Case<Name extends ToolName> = {
  works: () => ToolInput<Name>
  /** What no caller may send, and the row of the catalogue that it gets. */
  refused: () => { input: unknown; code: ErrorCode; field?: string }
}

/** A tool that is missing here does not compile. */
const cases: { [Name in ToolName]: Case<Name> } = {
  addTransaction: {
    works: () => ({ ...coffee, accountId: world.account }),
    refused: () => ({ input: { ...coffee, amountMinor: 0 }, code: 'invalid_amount', field: 'amountMinor' }),
  },
  updateTransaction: {
    works: () => ({ id: world.entry, amountMinor: 900, category: 'Bills', date: '2026-11-18', merchant: 'Tea' }),
    refused: () => ({ input: { id: world.entry, date: '2026-02-30' }, code: 'invalid_day', field: 'date' }),
  },
  deleteTransaction: {
    works: () => ({ id: world.entry }),
    refused: () => ({ input: { id: randomUUID() }, code: 'not_found' }),
  },
  listTransactions: {
    works: () => ({ search: 'coffee', limit: 5 }),
    refused: () => ({ input: { from: '2026-11-02', to: '2026-11-01' }, code: 'invalid_day', field: 'to' }),
  },
  getTransactionSummary: {
    works: () => ({ category: 'Food & Dining' }),
    refused: () => ({ input: { category: 'Zebra' }, code: 'invalid_input', field: 'category' }),
  },
  setBudget: {
    works: () => ({ category: 'Food & Dining', amountMinor: 100, color: 'info' }),
    refused: () => ({ input: { category: 'Food & Dining' }, code: 'missing_information', field: 'amountMinor' }),
  },
  updateBudget: {
    works: () => ({ id: world.budget, amountMinor: 100 }),
    refused: () => ({ input: { id: world.budget, amountMinor: 0.5 }, code: 'invalid_amount', field: 'amountMinor' }),
  },
  deleteBudget: {
    works: () => ({ id: world.budget }),
    refused: () => ({ input: {}, code: 'missing_information', field: 'id' }),
  },
  getBudgetStatus: {
    works: () => ({}),
    refused: () => ({ input: { category: 'Zebra' }, code: 'invalid_input', field: 'category' }),
  },
  createGoal: {
    works: () => ({ name: 'Car', targetMinor: 5_000, category: 'Car Purchase', deadline: '2027-06-01' }),
    refused: () => ({
      input: { name: 'Car', targetMinor: -1, category: 'Other' },
      code: 'invalid_target',
      field: 'targetMinor',
    }),
  },
  updateGoal: {
    works: () => ({ id: world.goal, name: 'Kyoto', currentMinor: 150_000 }),
    refused: () => ({ input: { id: world.goal, name: ' ' }, code: 'missing_information', field: 'name' }),
  },
  addToGoal: {
    works: () => ({ id: world.goal, amountMinor: 100_000 }),
    refused: () => ({ input: { id: world.goal, amountMinor: -5 }, code: 'invalid_amount', field: 'amountMinor' }),
  },
  deleteGoal: {
    works: () => ({ id: world.goal }),
    refused: () => ({ input: { id: 'seven' }, code: 'invalid_input', field: 'id' }),
  },
  getGoals: { works: () => ({}), refused: () => ({ input: 'all', code: 'invalid_input' }) },
  getBalances: { works: () => ({}), refused: () => ({ input: 7, code: 'invalid_input' }) },
  listRecurring: { works: () => ({}), refused: () => ({ input: [], code: 'invalid_input' }) },
  setSubscriptionActive: {
    works: () => ({ merchant: 'Netflix', cadence: 'monthly', isActive: false }),
    refused: () => ({
      input: { merchant: ' ', cadence: 'monthly', isActive: false },
      code: 'missing_information',
      field: 'merchant',
    }),
  },
  addAccount: {
    works: () => ({ bankName: 'Third Bank', accountType: 'savings', maskedAccountNumber: '1234', balanceMinor: 5 }),
    refused: () => ({
      input: { bankName: '', accountType: 'savings', maskedAccountNumber: '1234', balanceMinor: 5 },
      code: 'missing_information',
      field: 'bankName',
    }),
  },
  deleteAccount: {
    works: () => ({ id: world.account }),
    refused: () => ({ input: { id: randomUUID() }, code: 'not_found' }),
  },
  addCard: {
    works: () => ({
      cardType: 'credit',
      lastFourDigits: '1009',
      bankIssuer: 'Amex',
      balanceMinor: -5,
      creditLimitMinor: 9,
    }),
    refused: () => ({
      input: { cardType: 'credit', lastFourDigits: 'abcd', bankIssuer: 'Amex', balanceMinor: -5 },
      code: 'invalid_input',
      field: 'lastFourDigits',
    }),
  },
  deleteCard: {
    works: () => ({ id: world.card }),
    refused: () => ({ input: { id: randomUUID() }, code: 'not_found' }),
  },
  updateProfile: {
    works: () => ({ firstName: 'Grace', currency: 'GBP' }),
    refused: () => ({ input: { timeZone: 'Mars/Olympus' }, code: 'invalid_input', field: 'timeZone' }),
  },
  linkBank: {
    works: () => bank(randomUUID(), 'new'),
    refused: () => ({ input: bank(randomUUID(), 'known'), code: 'bank_already_linked' }),
  },
  syncBankBalances: {
    works: () => ({ bankLinkId: world.bankLinkId, balances: [{ externalId: 'known', balanceMinor: 12 }] }),
    refused: () => ({ input: { bankLinkId: 'seven', balances: [] }, code: 'invalid_input', field: 'bankLinkId' }),
  },
  importBankTransactions: {
    works: () => ({
      bankLinkId: world.bankLinkId,
      cursor: '',
      added: [
        {
          externalId: 'entry',
          accountExternalId: 'known',
          merchant: 'Shop',
          amountMinor: 420,
          category: 'Shopping',
          date: '2026-11-19',
          pending: false,
        },
      ],
      changed: [],
      removed: [],
    }),
    refused: () => ({
      input: { bankLinkId: world.bankLinkId, cursor: '', added: [{}], changed: [], removed: [] },
      code: 'missing_information',
      field: 'added.0.externalId',
    }),
  },
  undoLast: {
    works: () => ({}),
    refused: () => ({ input: { changeId: 999_999 }, code: 'not_found', field: 'changeId' }),
  },
}

const tables = ['transactions', 'budgets', 'goals', 'accounts', 'cards', 'paused_payments', 'profiles'] as const

/** Everything that undo has to restore. A balance's history only grows, and a cut bank is cut for good. */
async function ledger() {
  const rows = await Promise.all(
    tables.map((table) =>
      app.context.reader
        .selectFrom(table as 'goals')
        .selectAll()
        .orderBy('id')
        .execute(),
    ),
  )
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]]))
}

const countOfChanges = async () => (await app.context.reader.selectFrom('changes').select('seq').execute()).length

const names = Object.keys(cases) as ToolName[]
const writing = names.filter((name) => !isReadTool(name))
const reading = names.filter(isReadTool)

test('covers every tool there is', () => {
  expect([...names].sort()).toEqual(Object.keys(toolContracts).sort())
})

describe.each(names)('%s', (name) => {
  test('works, and gives what its contract promises', async () => {
    const { output } = await run(name, cases[name].works())
    expect(toolContracts[name].output.parse(output)).toEqual(output)
  })

  test("refuses bad input with the catalogue's row, and leaves everything as it was", async () => {
    const [before, changes] = [await ledger(), await countOfChanges()]
    const { input, code, field } = cases[name].refused()
    const refusal = await run(name, input).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect(refusal).toMatchObject({ code, ...(field ? { field } : {}) })
    expect([await ledger(), await countOfChanges()]).toEqual([before, changes])
  })
})

describe.each(writing)('%s', (name) => {
  test('acts once for one key, also when both arrive at the same moment', async () => {
    const input = cases[name].works()
    const before = await ledger()
    const [first, parallel] = await Promise.all([run(name, input, 'once'), run(name, input, 'once')])
    const after = await ledger()
    expect(after).not.toEqual(before)
    expect([parallel, await run(name, input, 'once')]).toEqual([first, first])
    expect(await ledger()).toEqual(after)

    await run('undoLast', { changeId: first.changeId })
    expect(await run(name, input, 'once')).toEqual(first)
    expect(await ledger()).toEqual(before)
  })

  test('is undone exactly', async () => {
    const before = await ledger()
    const { changeId } = await run(name, cases[name].works())
    expect(await ledger()).not.toEqual(before)
    await run('undoLast', { changeId })
    expect(await ledger()).toEqual(before)
  })
})

test.each(reading)('%s changes nothing and is not journalled', async (name) => {
  const [before, changes] = [await ledger(), await countOfChanges()]
  expect((await run(name, cases[name].works())).changeId).toBeNull()
  expect([await ledger(), await countOfChanges()]).toEqual([before, changes])
})
