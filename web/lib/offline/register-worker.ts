import { whenIdle } from '#web/lib/when-idle.ts'

const LOOK_AGAIN_MS = 3_600_000

let isAsked = false

/** Has the browser keep the app itself. A new build is looked for whenever a tab is seen again after an hour. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isAsked) return
  isAsked = true
  const ask = async () => {
    const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null)
    let lookedAt = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return
      lookedAt = Date.now()
      registration?.update().catch(() => {})
    })
  }
  whenIdle(() => void ask(), 10_000)
}
