import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callTool, postTool, seedAccount, storedTransactions } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

let app: TestApp
let ada: SignedUp

beforeEach(async () => {
  app = await makeApp()
  ada = await signUp(app)
})
afterEach(() => app.close())

const act = fc.oneof(
  fc.record({
    verb: fc.constant('add' as const),
    amountMinor: fc.integer({ min: 1, max: 500_000 }),
    category: fc.constantFrom('Food & Dining' as const, 'Income' as const, 'Bills' as const),
    onAccount: fc.boolean(),
  }),
  fc.record({ verb: fc.constant('edit' as const), at: fc.nat(9), amountMinor: fc.integer({ min: 1, max: 500_000 }) }),
  fc.record({ verb: fc.constant('delete' as const), at: fc.nat(9) }),
  fc.record({ verb: fc.constant('budget' as const), amountMinor: fc.integer({ min: 0, max: 500_000 }) }),
)

/** Everything that undo has to restore; a balance's history only grows and is left out. */
async function ledger() {
  const { reader } = app.context
  return {
    transactions: await storedTransactions(app),
    accounts: await reader.selectFrom('accounts').selectAll().execute(),
    budgets: await reader.selectFrom('budgets').selectAll().execute(),
  }
}

test('whatever was done, undoing it from the newest to the oldest restores every step exactly', async () => {
  const account = await seedAccount(app, ada, { balance: 100_000 })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
      const steps: { changeId: number; before: Awaited<ReturnType<typeof ledger>> }[] = []
      for (const each of acts) {
        const before = await ledger()
        const changeId = await perform(each, account)
        if (changeId !== null) steps.push({ changeId, before })
      }
      for (const { changeId, before } of steps.reverse()) {
        await callTool(app, ada, 'undoLast', { changeId })
        expect(await ledger()).toEqual(before)
      }
    }),
    { numRuns: 12 },
  )
})

/** Returns the change to undo; null where there was nothing to act on. */
async function perform(each: typeof act extends fc.Arbitrary<infer Act> ? Act : never, account: string) {
  if (each.verb === 'add') {
    const { amountMinor, category, onAccount } = each
    const input = {
      merchant: `Shop ${amountMinor % 3}`,
      amountMinor,
      category,
      ...(onAccount ? { accountId: account } : {}),
    }
    return (await callTool(app, ada, 'addTransaction', input)).changeId
  }
  if (each.verb === 'budget') {
    const input = { category: 'Food & Dining', amountMinor: each.amountMinor } as const
    return (await callTool(app, ada, 'setBudget', input)).changeId
  }
  const rows = await storedTransactions(app)
  const id = rows[each.at % Math.max(rows.length, 1)]?.id
  if (!id) {
    expect((await postTool(app, ada, 'deleteTransaction', { id: randomUUID() })).status).toBe(404)
    return null
  }
  if (each.verb === 'delete') return (await callTool(app, ada, 'deleteTransaction', { id })).changeId
  return (await callTool(app, ada, 'updateTransaction', { id, amountMinor: each.amountMinor })).changeId
}
