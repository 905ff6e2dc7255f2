import { useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { TestCheckoutView } from '#domain/plan.ts'
import { writeApi } from '#web/lib/query/read-api.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Outcome = 'pay' | 'decline'

/** Pay, be declined, or go back: what can happen on a provider's page. */
export function TestPay({ id, checkout }: { id: string; checkout: TestCheckoutView }) {
  const [busy, setBusy] = useState<Outcome | null>(null)
  const [isDeclined, setDeclined] = useState(false)

  const play = async (outcome: Outcome) => {
    setBusy(outcome)
    setDeclined(false)
    try {
      await writeApi(`/api/test-checkout/${encodeURIComponent(id)}`, { outcome })
      if (outcome === 'pay') window.location.assign(checkout.successUrl)
      else setDeclined(true)
    } catch (error) {
      toast({ title: 'Payment failed', description: error instanceof Error ? error.message : '', tone: 'destructive' })
    }
    setBusy(null)
  }

  return (
    <div className="test-acts">
      <div role="alert">
        {isDeclined && (
          <p className="ferr">
            <Icon name="alert-fill" size="s" />
            The payment was declined. Nothing was taken.
          </p>
        )}
      </div>
      <Button
        tone="primary"
        size="large"
        wide
        busy={busy === 'pay'}
        disabled={busy !== null}
        onClick={() => void play('pay')}
      >
        Pay {formatMoney(checkout.priceMinor, checkout.currency)}
      </Button>
      <Button
        tone="line"
        size="large"
        wide
        busy={busy === 'decline'}
        disabled={busy !== null}
        onClick={() => void play('decline')}
      >
        Decline
      </Button>
      <Button tone="text" wide disabled={busy !== null} onClick={() => window.location.assign(checkout.cancelUrl)}>
        Cancel
      </Button>
    </div>
  )
}
