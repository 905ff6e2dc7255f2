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

/** The tables that were fetched as it began, and those to fetch when it ends. */
type Gathering = { fetched: ReadonlySet<LiveTable>; waiting: Set<LiveTable> }
const gatherings = new WeakMap<QueryClient, Gathering>()

/**
 * Brings what is on screen up to date with changed tables after a write of this window. Writes that are answered together are fetched
 * once, and one that the live stream has just shown is not fetched again: the stream tells of every write.
 */
export function refreshTables(client: QueryClient, tables: Iterable<LiveTable>): void {
  const { fetched, waiting } = gatherings.get(client) ?? gather(client)
  for (const table of tables) if (!fetched.has(table)) waiting.add(table)
}

/** The same for a change that the live stream tells: the first one is shown at once, those close behind it together. */
export function showChange(client: QueryClient, tables: Iterable<LiveTable>): void {
  const gathering = gatherings.get(client)
  if (gathering) {
    for (const table of tables) gathering.waiting.add(table)
    return
  }
  const fetched = new Set(tables)
  gather(client, fetched)
  fetchTables(client, fetched)
}

function gather(client: QueryClient, fetched: ReadonlySet<LiveTable> = new Set()): Gathering {
  const gathering: Gathering = { fetched, waiting: new Set() }
  gatherings.set(client, gathering)
  setTimeout(() => {
    gatherings.delete(client)
    fetchTables(client, gathering.waiting)
  }, GATHER_MS)
  return gathering
}

/** What nobody looks at is only marked as stale. */
function fetchTables(client: QueryClient, tables: ReadonlySet<LiveTable>): void {
  void uncounted(() =>
    client.invalidateQueries({
      refetchType: 'active',
      predicate: ({ meta }) => meta?.tables?.some((table) => tables.has(table)) ?? false,
    }),
  )
}
