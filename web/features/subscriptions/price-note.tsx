import { dayParts, monthName } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import type { DetectedSubscription } from '#domain/views.ts'
import { useSetActive } from '#web/features/subscriptions/use-set-active.ts'
import { useCurrency } from '#web/lib/person/currency.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Strike } from '#web/ui/strike.tsx'

/** A price that went up since the payment before: the pen strikes the old one. */
export function PriceNote({ subscription }: { subscription: DetectedSubscription }) {
  const { merchant, amountMinor, previousMinor, lastPaid } = subscription
  const setActive = useSetActive(subscription)
  const currency = useCurrency()
  return (
    <section className="slip warn sub-rise" aria-label="Price change">
      <div className="mid">
        <h2>
          <Icon name="trend-up" size="s" />
          {merchant} costs more
        </h2>
        <p className="sub-prices">
          <s className="was">
            <span className="sr">was </span>
            {formatMoney(previousMinor, currency)}
            <Strike />
          </s>
          <Money amountMinor={amountMinor} size="figure" />
          <span className="caption">
            since {monthName(lastPaid).slice(0, 3)} {dayParts(lastPaid).date}
          </span>
        </p>
      </div>
      <Button tone="line" onClick={() => setActive(false)} aria-label={`Pause ${merchant}`}>
        Pause
      </Button>
    </section>
  )
}
