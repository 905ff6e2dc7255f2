import { Link } from 'react-router'
import { percentToTenth } from '#domain/budget.ts'
import { type Day, formatDay } from '#domain/calendar.ts'
import { transactionCategoryOf } from '#domain/category.ts'
import type { Budget } from '#domain/tools/budget-schema.ts'
import { budgetIcons } from '#web/features/budget/budget-icons.ts'
import { LeftOrOver } from '#web/features/budget/left-or-over.tsx'
import { stateLook } from '#web/features/budget/state-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { Money } from '#web/ui/money.tsx'
import { formatPercent } from '#web/ui/percent.ts'
import { RowMenu } from '#web/ui/row-menu/row-menu.tsx'

/** One budget: what is left, the bar with the pace mark of today, and the entries behind what is spent. */
export function BudgetRow({
  budget,
  month,
  paceShare,
  onEdit,
  onDelete,
}: {
  budget: Budget
  month: { from: Day; to: Day }
  /** How much of the month has passed, today included; null when the figures are of another month. */
  paceShare: number | null
  onEdit: () => void
  onDelete: () => void
}) {
  const { category, spentMinor, budgetMinor, leftMinor, percentUsed, state, color } = budget
  const share = budgetMinor > 0 ? Math.min(1, spentMinor / budgetMinor) : spentMinor > 0 ? 1 : 0
  const percent = percentUsed !== null && percentUsed < 100 ? percentUsed : percentToTenth(budget)
  const { from, to } = month
  const entries = new URLSearchParams({ category: transactionCategoryOf(category), kind: 'spend', from, to })
  return (
    <li className="b" data-row={budget.id}>
      <div className="b-top">
        <h3 className={`b-name ${inkClass(color)}`}>
          <Icon name={budgetIcons[category]} />
          {category}
        </h3>
        <LeftOrOver leftMinor={leftMinor} state={state} />
        <RowMenu
          label={`More for ${category}`}
          acts={[
            { label: 'Edit', icon: 'pencil', onSelect: onEdit },
            { label: 'Delete', icon: 'trash', onSelect: onDelete },
          ]}
        />
      </div>
      <div
        className={`bar ${inkClass(stateLook[state].ink)}`}
        role="progressbar"
        aria-label={`${category} used`}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <b style={{ width: `${(share * 100).toFixed(2)}%` }} />
        {state === 'over' && <i className="b-hatch" />}
        {paceShare !== null && <i className="b-today" style={{ left: `${(paceShare * 100).toFixed(2)}%` }} />}
      </div>
      <p className="b-foot caption">
        <span>
          <Link
            className="cite"
            to={`/transactions?${entries}`}
            aria-label={`${category} entries since ${formatDay(from)}`}
          >
            <Money amountMinor={spentMinor} />
          </Link>{' '}
          of <Money amountMinor={budgetMinor} />
        </span>
        {percent !== null && <span className="pct">{formatPercent(percent)} used</span>}
      </p>
    </li>
  )
}
