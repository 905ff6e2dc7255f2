import type { PaymentAdapter } from '#server/payments/port.ts'

/** A provider that does not answer within this long has failed; a checkout may take several calls. */
export const PROVIDER_TIMEOUT_MS = 15_000

/** The same adapter, its work as a whole bound in time, since not every library knows a limit and none knows one for several calls. */
export function withinTime(adapter: PaymentAdapter, timeoutMs: number): PaymentAdapter {
  return {
    ...adapter,
    createCheckout: (order) => before(adapter.createCheckout(order), timeoutMs),
    cancel: (reference, when) => before(adapter.cancel(reference, when), timeoutMs),
  }
}

function before<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The payment provider did not answer in time')), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
