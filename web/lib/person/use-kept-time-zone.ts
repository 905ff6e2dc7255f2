import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Person } from '#domain/views.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'

/** The profile keeps the zone of the browser that was used last (ruling 25); what was counted in another one is fetched anew. */
export function useKeptTimeZone(me: Person | undefined, client: QueryClient): void {
  const known = me?.timeZone
  useEffect(() => {
    const timeZone = browserTimeZone()
    if (known === undefined || known === timeZone) return
    callTool('updateProfile', { timeZone })
      .then(() => refreshTables(client, ['profiles', 'transactions', 'budgets']))
      .catch(() => {})
  }, [known, client])
}
