import { useQuery } from '@tanstack/react-query'
import { bankingQuery } from '#web/lib/query/accounts.ts'

/** Whether the banks to link are made up. */
export function useIsSampleBank(): boolean {
  return useQuery(bankingQuery).data?.aggregator === 'sandbox'
}
