import { addTransactionDialog } from '#web/lib/open-state.ts'
import { useSubscription } from '#web/lib/query/subscription.ts'
import { Icon } from '#web/ui/icon.tsx'
import { UpgradeLink } from '#web/ui/upgrade-link.tsx'

/** The title with the count of the rows that are shown. */
export function TransactionsHeader({ shown, total }: { shown: number | null; total: number }) {
  const subscription = useSubscription()
  return (
    <header className="page-top">
      <div>
        <h1 className="title">Transactions</h1>
        <p className="caption tnum" aria-live="polite">
          {shown === null ? '\u00a0' : countOf(shown, total)}
        </p>
      </div>
      <div className="acts">
        {subscription && !subscription.isActive && <UpgradeLink />}
        <button
          type="button"
          className="square solid"
          aria-label="Add Transaction"
          onClick={() => addTransactionDialog.open()}
        >
          <Icon name="plus" />
        </button>
      </div>
    </header>
  )
}

function countOf(shown: number, total: number): string {
  return shown < total ? `${shown} shown of ${total}` : `${shown} shown`
}
