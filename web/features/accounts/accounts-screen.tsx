import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AccountList } from '#web/features/accounts/account-list.tsx'
import { AccountsSkeleton } from '#web/features/accounts/accounts-skeleton.tsx'
import { AddTiles } from '#web/features/accounts/add-tiles.tsx'
import { CardGrid } from '#web/features/accounts/card-grid.tsx'
import { LinkedHead } from '#web/features/accounts/linked-head.tsx'
import { useIsSampleBank } from '#web/features/accounts/use-is-sample-bank.ts'
import { useRefreshBanks } from '#web/features/accounts/use-refresh-banks.ts'
import { useRemovePurse } from '#web/features/accounts/use-remove-purse.ts'
import { balancesQuery } from '#web/lib/query/accounts.ts'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Money } from '#web/ui/money.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/accounts/accounts.css'

const dialogs = new Part(async () => (await import('#web/features/accounts/account-dialogs.tsx')).AccountDialogs)

/** The sheet that stands open; `back`: the person comes from the aggregator's own page. */
export type OpenSheet = 'link' | 'back' | 'account' | 'card'

/** Linked accounts, manual ones, and cards (specification §2). */
export function AccountsScreen() {
  const { data, error, refetch } = useQuery(balancesQuery)
  const isSample = useIsSampleBank()
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<OpenSheet | null>(params.get('bank') === 'back' ? 'back' : null)
  const { removeAccount, removeCard } = useRemovePurse()
  const { refresh, isPending } = useRefreshBanks()
  const linked = data?.accounts.filter((account) => account.isLinked) ?? []
  const manual = data?.accounts.filter((account) => !account.isLinked) ?? []
  const hasLinked = linked.length > 0 || data?.cards.some((card) => card.isLinked) === true
  const close = () => {
    setOpened(null)
    if (params.has('bank')) setParams({}, { replace: true })
  }

  return (
    <main className="phone accounts-screen">
      <PageTitle title="Accounts" />
      <Link className="crumb" to="/">
        <Icon name="chevron-left" size="s" />
        Dashboard
      </Link>
      <header className="page-top">
        <div>
          <h1 className="title">Accounts</h1>
          <p className="caption tnum">
            {data ? (
              <>
                Total Balance <Money amountMinor={data.totalMinor} />
              </>
            ) : (
              '\u00a0'
            )}
          </p>
        </div>
        <button
          type="button"
          className="square line refresh-banks"
          aria-label="Refresh linked accounts"
          aria-busy={isPending || undefined}
          disabled={!hasLinked || isPending}
          onClick={refresh}
        >
          <Icon name="refresh" />
        </button>
      </header>
      <AddTiles onOpen={setOpened} onNear={() => dialogs.fetchAhead()} />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <AccountsSkeleton />}
      {data && (
        <>
          {data.accounts.length + data.cards.length === 0 && (
            <div className="card proposed no-rows no-accounts">
              <p className="heading">No accounts yet</p>
              <p className="quiet">Link a bank, or write one down by hand, and every balance stands here.</p>
            </div>
          )}
          {hasLinked && (
            <section className="accounts-part" aria-labelledby="linked-accounts">
              <LinkedHead />
              {linked.length > 0 && <AccountList accounts={linked} isSample={isSample} onRemove={removeAccount} />}
            </section>
          )}
          {manual.length > 0 && (
            <section className="accounts-part" aria-labelledby="manual-accounts">
              <h2 id="manual-accounts" className="heading">
                Manual
              </h2>
              <AccountList accounts={manual} onRemove={removeAccount} />
            </section>
          )}
          {data.cards.length > 0 && (
            <section className="accounts-part" aria-labelledby="cards">
              <h2 id="cards" className="heading">
                Cards
              </h2>
              <CardGrid cards={data.cards} onRemove={removeCard} />
            </section>
          )}
        </>
      )}
      {opened && <OnDemand part={dialogs} props={{ opened, onClose: close }} onMissing={close} />}
    </main>
  )
}
