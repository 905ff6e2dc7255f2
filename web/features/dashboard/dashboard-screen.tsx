import { useQuery } from '@tanstack/react-query'
import { BalanceCard } from '#web/features/dashboard/balance-card.tsx'
import { BillsSection } from '#web/features/dashboard/bills-section.tsx'
import { DashboardSkeleton } from '#web/features/dashboard/dashboard-skeleton.tsx'
import { GoalsSection } from '#web/features/dashboard/goals-section.tsx'
import { Greeting } from '#web/features/dashboard/greeting.tsx'
import { ProSection } from '#web/features/dashboard/pro-section.tsx'
import { QuickTiles } from '#web/features/dashboard/quick-tiles.tsx'
import { SpendingSection } from '#web/features/dashboard/spending-section.tsx'
import { WelcomeCard } from '#web/features/dashboard/welcome-card.tsx'
import { dashboardQuery } from '#web/lib/query/dashboard.ts'
import { useSubscription } from '#web/lib/query/subscription.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/dashboard/dashboard.css'
import '#web/ui/charts/charts.css'

export function DashboardScreen() {
  const { data, error, refetch } = useQuery(dashboardQuery)
  const isFree = useSubscription()?.planCode === 'free'

  return (
    <main className="phone home">
      <PageTitle title="Dashboard" />
      <Greeting isFree={isFree} />
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <DashboardSkeleton />}
      {data && (
        <>
          <BalanceCard balance={data.balance} today={data.today} />
          <QuickTiles />
          <WelcomeCard />
          <div className="columns home-columns">
            <div>
              <SpendingSection spending={data.spending} today={data.today} />
              <BillsSection bills={data.upcomingBills} today={data.today} />
            </div>
            <GoalsSection goals={data.goals.slice(0, 3)} />
          </div>
          {isFree && <ProSection />}
        </>
      )}
    </main>
  )
}
