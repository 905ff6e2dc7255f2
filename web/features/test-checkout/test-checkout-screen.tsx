import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatMoney } from '#domain/money.ts'
import { paymentProviders } from '#domain/payment-provider.ts'
import type { TestCheckoutView } from '#domain/plan.ts'
import { TestPay } from '#web/features/test-checkout/test-pay.tsx'
import { readApi } from '#web/lib/query/read-api.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import '#web/features/test-checkout/test-checkout.css'

/** Plays the page of a payment provider while the server has no keys. Nothing real is sold here (ruling 19). */
export function TestCheckoutScreen() {
  const [params] = useSearchParams()
  const id = params.get('checkout') ?? ''
  const [attempt, setAttempt] = useState(0)
  const [checkout, setCheckout] = useState<TestCheckoutView | Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same checkout again
  useEffect(() => {
    const controller = new AbortController()
    setCheckout(null)
    readApi<TestCheckoutView>(`/api/test-checkout/${encodeURIComponent(id)}`, controller.signal)
      .then(setCheckout)
      .catch((error: Error) => !controller.signal.aborted && setCheckout(error))
    return () => controller.abort()
  }, [id, attempt])

  return (
    <main className="phone test-checkout">
      <PageTitle title="TEST MODE checkout" />
      <p className="test-mark">TEST MODE</p>
      {checkout === null && <Spinner />}
      {checkout instanceof Error && <LoadFailed error={checkout} onRetry={() => setAttempt((now) => now + 1)} />}
      {checkout && !(checkout instanceof Error) && (
        <>
          <h1 className="title">{paymentProviders[checkout.provider]}, played</h1>
          <p className="quiet">
            This server has no payment keys, so this page plays the part of {paymentProviders[checkout.provider]}. No
            card is asked for and no money moves.
          </p>
          <dl className="card test-order">
            <div>
              <dt>{checkout.planName}, one month</dt>
              <dd>
                {formatMoney(checkout.priceMinor, checkout.currency)} {checkout.currency}
              </dd>
            </div>
          </dl>
          <TestPay id={id} checkout={checkout} />
        </>
      )}
    </main>
  )
}
