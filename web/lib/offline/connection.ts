import { product } from '#domain/product.ts'
import { createShared } from '#web/lib/open-state.ts'

const PROBE = '/api/health'
const WAITS_MS = [1000, 2000, 5000, 10_000] as const

const offline = createShared(typeof navigator !== 'undefined' && navigator.onLine === false)
let isProbing = false

/** True while the server is out of reach: the browser says so, or the last call got no answer. */
export const useIsOffline = offline.use
export const isOffline = offline.get
/** Tells each change. Returns the function that stops it. */
export const onConnection = offline.subscribe

/** What the person is told then: the network of this device is one thing, a server that does not answer another. */
export function outOfReach(): string {
  return navigator.onLine ? `${product.name} cannot be reached` : 'You are offline'
}

/** Resolves once the server is within reach. Rejects with the signal's reason. */
export function untilReached(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    if (!offline.get()) return resolve()
    const forget = offline.subscribe(() => {
      if (offline.get()) return
      forget()
      resolve()
    })
    signal.addEventListener('abort', () => {
      forget()
      reject(signal.reason)
    })
  })
}

/** Some answer came. */
export function noteReached(): void {
  if (offline.get()) offline.set(false)
}

/** No answer came: until one does, the server is asked every so often. */
export function noteUnreached(): void {
  if (!offline.get()) offline.set(true)
  void probe()
}

/** A page that is written at build has no connection to wait for. */
async function probe(): Promise<void> {
  if (isProbing || typeof window === 'undefined') return
  isProbing = true
  for (let tries = 0; offline.get(); tries += 1) {
    await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
    if (navigator.onLine && (await fetch(PROBE, { cache: 'no-store' }).then(isOurs, () => false))) noteReached()
  }
  isProbing = false
}

/** A network that is back ends the wait. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    window.addEventListener('online', goOn)
  })
}

function isOurs({ status }: Response): boolean {
  return status < 502 || status > 504
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', noteUnreached)
  window.addEventListener('online', () => void probe())
}
