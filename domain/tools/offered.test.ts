import { expect, test } from 'vitest'
import { isOffered, offeredNames, offeredTools } from '#domain/tools/offered.ts'
import { toolContracts } from '#domain/tools/registry.ts'

test('every verb is offered with its effect, but those that belong to screens', () => {
  const effects = Object.fromEntries(offeredNames.map((name) => [name, toolContracts[name].effect]))
  expect(offeredTools).toEqual(effects)
  expect(Object.keys(toolContracts).filter((name) => !isOffered(name))).toEqual([
    ...['updateProfile', 'addAccount', 'deleteAccount', 'addCard', 'deleteCard'],
    ...['linkBank', 'syncBankBalances', 'importBankTransactions'],
  ])
})
