import type { ReactNode } from 'react'
import { Money } from '#web/ui/money.tsx'

/** One service with what it costs and its switch between active and paused. */
export function SubscriptionRow({
  service,
  amountMinor,
  isActive,
  onToggle,
  children,
}: {
  service: string
  amountMinor: number
  isActive: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <li className={isActive ? 'sub-row' : 'sub-row sub-paused'}>
      <div>
        <b>{service}</b>
        <span className="caption tnum">
          {!isActive && <em>paused</em>} {children}
        </span>
      </div>
      <Money amountMinor={amountMinor} size="row" />
      <button
        type="button"
        className="switch"
        role="switch"
        aria-checked={isActive}
        aria-label={`${service} active`}
        onClick={onToggle}
      />
    </li>
  )
}
