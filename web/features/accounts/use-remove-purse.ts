import type { Account } from '#domain/tools/account-schema.ts'
import type { Card } from '#domain/tools/card-schema.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import { balancesQuery } from '#web/lib/query/accounts.ts'
import { leaveRow, returnToRow } from '#web/lib/row-focus.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

type Balances = ToolOutput<'getBalances'>

/** What is removed goes at once and comes back if the server refuses; Undo takes the very change back. */
export function useRemovePurse(): { removeAccount: (account: Account) => void; removeCard: (card: Card) => void } {
  const undo = useUndo()
  const { queryKey } = balancesQuery
  const change = (view: Balances, { id }: { id: string }) => without(view, id)
  const onRefused = ({ id }: { id: string }) => returnToRow(id)
  const account = useOptimisticTool<'deleteAccount', Balances>('deleteAccount', {
    queryKey,
    change,
    onDone: ({ output, changeId }) =>
      toast({
        title: output.account.isLinked ? 'Account Unlinked' : 'Account removed',
        ...undo(changeId, output.account.id),
      }),
    onRefused,
  })
  const card = useOptimisticTool<'deleteCard', Balances>('deleteCard', {
    queryKey,
    change,
    onDone: ({ output, changeId }) =>
      toast({ title: output.card.isLinked ? 'Account Unlinked' : 'Card removed', ...undo(changeId, output.card.id) }),
    onRefused,
  })
  const remove = ({ send }: { send: (input: { id: string }) => void }, id: string) => {
    leaveRow(id)
    send({ id })
  }
  return { removeAccount: ({ id }) => remove(account, id), removeCard: ({ id }) => remove(card, id) }
}

function without(view: Balances, id: string): Balances {
  const accounts = view.accounts.filter((account) => account.id !== id)
  const cards = view.cards.filter((card) => card.id !== id)
  const totalMinor = [...accounts, ...cards].reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)
  return { accounts, cards, totalMinor }
}
