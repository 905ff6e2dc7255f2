import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isCurrency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { PAID_PRICE_MINOR } from '#domain/plan.ts'
import { useCheckout } from '#web/lib/payments/use-checkout.ts'
import { useSubscription } from '#web/lib/query/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'
import '#web/ui/pricing/pricing.css'
import { usePlans } from '#web/ui/pricing/use-plans.ts'

/** A visitor who chose Pro and has just signed up goes on to the payment, or stays on Free. */
export function CarriedPlan() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('currency') ?? ''
  const currency = isCurrency(asked) ? asked : 'USD'
  const plans = usePlans(currency, 0)
  const subscription = useSubscription()
  const checkout = useCheckout()
  const [isLeaving, setLeaving] = useState(false)
  const close = () => {
    setLeaving(true)
    params.delete('planCode')
    params.delete('currency')
    setParams(params, { replace: true })
  }
  if (isLeaving || !subscription || subscription.isActive) return null
  const providers = plans.status === 'ready' ? plans.view.providers : []
  const provider = providers.includes('paypal') ? 'paypal' : providers[0]
  return (
    <Sheet
      title="One step to Pro"
      description={`Unlimited voice for ${formatMoney(PAID_PRICE_MINOR, currency)} a month. Cancel any time.`}
      onClose={close}
    >
      {plans.status === 'ready' && plans.view.isTestMode && (
        <p className="caption">
          <span className="badge">TEST MODE</span> No payment keys are set on this server: no real money moves.
        </p>
      )}
      <div className="carried-acts">
        <Button
          tone="primary"
          wide
          data-first
          busy={checkout.asked !== null}
          disabled={!provider}
          onClick={() => provider && checkout.pay({ provider, planCode: 'paid', currency })}
        >
          Continue to payment
        </Button>
        <Button tone="quiet" wide onClick={close}>
          Stay on Free
        </Button>
      </div>
    </Sheet>
  )
}
