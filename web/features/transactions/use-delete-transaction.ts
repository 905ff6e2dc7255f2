import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Transaction } from '#domain/transaction.ts'
import type { TransactionPage, TransactionSummary } from '#domain/views.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { transactionsKey } from '#web/lib/query/transactions.ts'
import { leaveRow, returnToRow } from '#web/lib/row-focus.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { callTool } from '#web/lib/tools/call-tool.ts'
import { errorTitleOfTool, tablesOfTool } from '#web/lib/tools/effects.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

type Pages = InfiniteData<TransactionPage, string | null>

/** The row goes at once and comes back if the server refuses; Undo takes the very change back. */
export function useDeleteTransaction(): (transaction: Transaction) => void {
  const client = useQueryClient()
  const undo = useUndo()
  const { mutate } = useMutation({
    mutationFn: ({ act }: { transaction: Transaction; act: { id: string } }) => callTool('deleteTransaction', act),
    meta: { errorTitle: errorTitleOfTool.deleteTransaction },
    onMutate: async ({ transaction }) => {
      await client.cancelQueries({ queryKey: transactionsKey })
      const before = client.getQueriesData<Pages>({ queryKey: transactionsKey })
      takeOut(client, transaction)
      return { before }
    },
    onError: (_error, { transaction }, kept) => {
      for (const [key, pages] of kept?.before ?? []) client.setQueryData(key, pages)
      returnToRow(transaction.id)
    },
    onSuccess: ({ changeId }, { transaction }) => {
      toast({
        title: 'Transaction Deleted',
        description: `${transaction.merchant} transaction has been removed.`,
        ...undo(changeId, transaction.id),
      })
    },
    onSettled: () => refreshTables(client, tablesOfTool.deleteTransaction),
  })
  return useCallback(
    (transaction) => {
      leaveRow(transaction.id)
      mutate({ transaction, act: { id: transaction.id } })
    },
    [mutate],
  )
}

function takeOut(client: QueryClient, gone: Transaction): void {
  client.setQueriesData<Pages>({ queryKey: transactionsKey }, (pages) => {
    if (!pages?.pages.some((page) => page.items.some((row) => row.id === gone.id))) return pages
    return {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        items: page.items.filter((row) => row.id !== gone.id),
        summary: page.summary && summaryWithout(page.summary, gone),
      })),
    }
  })
}

function summaryWithout(summary: TransactionSummary, gone: Transaction): TransactionSummary {
  const size = Math.abs(gone.amountMinor)
  return {
    count: summary.count - 1,
    volumeMinor: summary.volumeMinor - size,
    incomeMinor: summary.incomeMinor - (gone.amountMinor < 0 ? size : 0),
    expensesMinor: summary.expensesMinor - (gone.amountMinor > 0 ? size : 0),
  }
}
