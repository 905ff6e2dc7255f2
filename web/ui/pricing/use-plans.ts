import { useEffect, useState } from 'react'
import type { Currency } from '#domain/currency.ts'
import type { PlansView } from '#domain/plan.ts'
import { readApi } from '#web/lib/query/read-api.ts'
import { toast } from '#web/lib/toast/toast.ts'

export type PlansState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; view: PlansView }

/** The plans in a currency; null leaves the choice to the server. A page that everyone may read has no cache of a person. */
export function usePlans(currency: Currency | null, attempt: number): PlansState {
  const [state, setState] = useState<PlansState>({ status: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same plans again
  useEffect(() => {
    const controller = new AbortController()
    setState((now) => (now.status === 'ready' ? now : { status: 'loading' }))
    readApi<PlansView>(currency ? `/api/plans?currency=${currency}` : '/api/plans', controller.signal)
      .then((view) => setState({ status: 'ready', view }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setState({ status: 'failed' })
        const description = error instanceof Error ? error.message : ''
        toast({ title: 'Failed to fetch subscription plans', description, tone: 'destructive' })
      })
    return () => controller.abort()
  }, [currency, attempt])
  return state
}
