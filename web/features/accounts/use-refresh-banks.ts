import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefreshAnswer } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import { writeApi } from '#web/lib/query/read-api.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { toast } from '#web/lib/toast/toast.ts'

/** Asks the banks for what is new (specification §7, §8). */
export function useRefreshBanks(): { refresh: () => void; isPending: boolean } {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => writeApi<RefreshAnswer>('/api/banking/refresh', {}, { 'Idempotency-Key': newId() }),
    meta: { errorTitle: null },
    onSuccess: ({ failed }) => {
      if (failed > 0) sayFailed()
      else toast({ title: 'Accounts Refreshed', tone: 'success' })
    },
    onError: sayFailed,
    onSettled: () => refreshTables(client, ['accounts', 'cards', 'transactions', 'budgets']),
  })
  return { refresh: () => mutate(), isPending }
}

function sayFailed(): void {
  toast({ title: 'Refresh Failed', description: 'Failed to refresh account data.', tone: 'destructive' })
}
