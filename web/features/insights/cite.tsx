import { Link } from 'react-router'
import { Money } from '#web/ui/money.tsx'

/** A figure that can be checked: it opens the rows behind it. */
export function Cite({ amountMinor, to }: { amountMinor: number; to: string }) {
  return (
    <Link className="cite" to={to}>
      <Money amountMinor={amountMinor} />
    </Link>
  )
}
