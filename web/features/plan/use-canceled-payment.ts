import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#web/lib/toast/toast.ts'

/** A person who turned back on the provider's page is told, once, that nothing happened. */
export function useCanceledPayment(): void {
  const [params, setParams] = useSearchParams()
  const isCanceled = params.get('payment') === 'canceled'
  useEffect(() => {
    if (!isCanceled) return
    toast({ title: 'Payment canceled', description: 'Nothing was taken. You are still on your old plan.' })
    setParams({}, { replace: true })
  }, [isCanceled, setParams])
}
