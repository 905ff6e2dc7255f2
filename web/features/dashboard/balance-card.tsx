import { useState } from 'react'
import { Link } from 'react-router'
import { addMonths, type Day, monthName, startOfMonth } from '#domain/calendar.ts'
import type { DashboardView } from '#domain/views.ts'
import { BalanceChange } from '#web/features/dashboard/balance-change.tsx'
import { BalanceChart } from '#web/features/dashboard/balance-chart.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const HIDDEN_KEY = 'balance-hidden'

export function BalanceCard({ balance, today }: { balance: DashboardView['balance']; today: Day }) {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) === 'yes')
  const hasHistory = balance.thisMonth.length > 0
  const hasPast = hasHistory && balance.lastMonth.length > 0
  const toggle = () => {
    localStorage.setItem(HIDDEN_KEY, isHidden ? 'no' : 'yes')
    setHidden(!isHidden)
  }
  return (
    <section className={hasHistory ? 'card bal bal-charted' : 'card bal'} aria-label="Total Balance">
      <div className="bal-head">
        <h2>Total Balance</h2>
        <button
          type="button"
          className="round"
          aria-label={isHidden ? 'Show balance' : 'Hide balance'}
          onClick={toggle}
        >
          <Icon name={isHidden ? 'eye-off' : 'eye'} />
        </button>
      </div>
      {isHidden ? (
        <p className="figure figure-lg bal-dots" role="img" aria-label="Hidden">
          ••••••
        </p>
      ) : (
        <Money amountMinor={balance.totalMinor} size="figure-lg" />
      )}
      {(balance.changePercent !== null || hasPast) && (
        <div className="change">
          {balance.changePercent !== null && <BalanceChange percent={balance.changePercent} />}
          {hasPast && (
            <span className="key quiet" aria-hidden="true">
              <i />
              {monthName(addMonths(startOfMonth(today), -1))}
            </span>
          )}
        </div>
      )}
      {!hasHistory && balance.totalMinor === 0 && (
        <p className="quiet bal-hint">
          <Link className="under-link" to="/accounts">
            Add an account or a card
          </Link>{' '}
          and its balance counts here.
        </p>
      )}
      {hasHistory && <BalanceChart balance={balance} today={today} isHidden={isHidden} />}
    </section>
  )
}
