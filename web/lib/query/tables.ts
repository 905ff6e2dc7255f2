import type { QueryClient } from '@tanstack/react-query'
import type { LiveTable } from '#domain/tools/contract.ts'
import { uncounted } from '#web/lib/rate-limit/guard-requests.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The tables whose rows this query shows; a change in one of them brings it up to date (ruling 11). */
      tables?: readonly LiveTable[]
    }
    mutationMeta: {
      /** Title of the notice when it fails (specification §8); null: the caller says it. */
      errorTitle?: string | null
    }
  }
}

const GATHER_MS = 40

const waiting = new WeakMap<QueryClient, Set<LiveTable>>()

/**
 * Brings what is on screen up to date with changed tables. Changes that arrive together are fetched once; what nobody looks at is only
 * marked as stale.
 */
export function refreshTables(client: QueryClient, tables: Iterable<LiveTable>): void {
  const gathered = waiting.get(client)
  if (gathered) {
    for (const table of tables) gathered.add(table)
    return
  }
  const fresh = new Set(tables)
  waiting.set(client, fresh)
  setTimeout(() => {
    waiting.delete(client)
    void uncounted(() =>
      client.invalidateQueries({
        refetchType: 'active',
        predicate: ({ meta }) => meta?.tables?.some((table) => fresh.has(table)) ?? false,
      }),
    )
  }, GATHER_MS)
}
