import { product } from '#domain/product.ts'
import { createShared } from '#web/lib/open-state.ts'

const PROBE = '/api/health'
/** So long the server may take to say that it is there. */
const PROBE_MS = 3000
const WAITS_MS = [1000, 2000, 5000, 10_000] as const

/** What keeps the server out of reach: the network of this device, or the server itself. */
type Gap = 'network' | 'server' | null

const gap = createShared<Gap>(hasNetwork() ? null : 'network')
let lostAtMs = Date.now()
let isProbing = false
let asking: Promise<boolean> | null = null

/** True while the server is out of reach: the browser says so, or the last call got no answer. */
export const useIsOffline = () => gap.use() !== null
export const isOffline = () => gap.get() !== null
/** Tells each change. Returns the function that stops it. */
export const onConnection = gap.subscribe

/** When the server went out of reach: what stood on the screen until then was kept up to date. */
export const lostAt = () => lostAtMs

/** What the person is told then. */
export const useOutOfReach = () => wordsFor(gap.use())
export const outOfReach = () => wordsFor(gap.get())

function wordsFor(why: Gap): string {
  return why === 'server' || (why === null && hasNetwork()) ? `${product.name} cannot be reached` : 'You are offline'
}

/** Resolves once the server is within reach. Rejects with the signal's reason. */
export function untilReached(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    if (!isOffline()) return resolve()
    const forget = gap.subscribe(() => {
      if (isOffline()) return
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
  if (isOffline()) gap.set(null)
}

/**
 * No answer came to a call. One that alone is kept from its answer, by a blocker or a proxy, says nothing of the others: the server is
 * out of reach once it does not say that it is there either, and from then on is asked every so often. Resolves when that is known.
 */
export async function noteUnreached(): Promise<void> {
  if (!isOffline() && hasNetwork() && (await answers())) return
  note(hasNetwork() ? 'server' : 'network')
  void probe()
}

/** Whether the server says that it is there; who asks at the same time shares the answer. */
function answers(): Promise<boolean> {
  asking ??= fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
    .then(isOurs, () => false)
    .finally(() => {
      asking = null
    })
  return asking
}

function note(why: Gap): void {
  if (!isOffline()) lostAtMs = Date.now()
  if (gap.get() !== why) gap.set(why)
}

/** As far as the browser can tell; a page that is written at build has no browser. */
export function hasNetwork(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}

/** A page that is written at build has no connection to wait for. */
async function probe(): Promise<void> {
  if (isProbing || typeof window === 'undefined') return
  isProbing = true
  for (let tries = 0; isOffline(); tries += 1) {
    await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
    if (!hasNetwork()) continue
    if (await answers()) noteReached()
    else if (isOffline()) note('server')
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
  window.addEventListener('offline', () => void noteUnreached())
  window.addEventListener('online', () => void probe())
}
