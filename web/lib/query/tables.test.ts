import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { LiveTable } from '#domain/tools/contract.ts'
import { eventually } from '#tests/support/eventually.ts'
import { refreshTables, showChange } from '#web/lib/query/tables.ts'

async function watch(client: QueryClient, name: string, tables: LiveTable[]) {
  const read = vi.fn(async () => name)
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: read, meta: { tables } })
  observer.subscribe(() => {})
  await eventually(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  return { read, observer }
}

test('only what shows a changed table is fetched, and changes that come together are fetched once', async () => {
  const client = new QueryClient()
  const home = await watch(client, 'home', ['transactions', 'goals'])
  const goals = await watch(client, 'goals', ['goals'])
  const me = await watch(client, 'me', ['profiles'])

  refreshTables(client, ['transactions'])
  refreshTables(client, ['accounts'])
  refreshTables(client, ['transactions'])

  await eventually(() => expect(home.read).toHaveBeenCalledTimes(2))
  expect(goals.read).toHaveBeenCalledTimes(1)
  expect(me.read).toHaveBeenCalledTimes(1)
})

test('what nobody looks at is not fetched, only marked as stale', async () => {
  const client = new QueryClient()
  const { read, observer } = await watch(client, 'home', ['transactions'])
  observer.destroy()
  refreshTables(client, ['transactions'])
  await eventually(() => expect(client.getQueryState(['home'])?.isInvalidated).toBe(true))
  expect(read).toHaveBeenCalledTimes(1)
})

test('a change that the stream tells is fetched at once, those close behind it together', async () => {
  const client = new QueryClient()
  const home = await watch(client, 'home', ['transactions', 'goals'])
  showChange(client, ['transactions'])
  expect(home.read).toHaveBeenCalledTimes(2)
  showChange(client, ['transactions'])
  showChange(client, ['goals'])
  expect(home.read).toHaveBeenCalledTimes(2)
  await eventually(() => expect(home.read).toHaveBeenCalledTimes(3))
})

test.each([
  ['before', [showChange, refreshTables]],
  ['after', [refreshTables, showChange]],
] as const)('a write that the stream tells %s its answer is fetched once', async (_, both) => {
  const client = new QueryClient()
  const home = await watch(client, 'home', ['transactions'])
  const goals = await watch(client, 'goals', ['goals'])
  for (const show of both) show(client, ['transactions'])
  refreshTables(client, ['goals'])
  await eventually(() => expect(goals.read).toHaveBeenCalledTimes(2))
  expect(home.read).toHaveBeenCalledTimes(2)
})
