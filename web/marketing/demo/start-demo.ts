import type { Talk } from '#web/marketing/demo/talk.ts'
import { findIsland } from '#web/marketing/find-island.ts'

/** What only a person does: before that, nothing of the demonstration is fetched. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const

/** Wakes the demonstration at the first sign of a person, and takes the presses that come before it is awake. */
export function startDemo(): void {
  const [sheet, fullStop] = [findIsland('demo'), findIsland('full-stop')]
  if (!sheet || !fullStop) return

  let awake: Promise<Talk> | undefined
  const wake = () => {
    awake ??= import('#web/marketing/demo/wake.tsx').then(({ wakeDemo }) => wakeDemo(sheet, fullStop))
    return awake
  }
  for (const sign of signs) addEventListener(sign, () => void wake(), { once: true, passive: true })

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-listen]')) {
      // Who hears it is said at the foot of the sheet.
      sheet.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
      void wake().then((talk) => talk.press())
    }
    const words = target.closest<HTMLElement>('[data-try]')?.dataset.try
    if (!words) return
    sheet.scrollIntoView({ block: 'center', behavior: 'smooth' })
    void wake().then((talk) => talk.finish(words))
  })
  sheet.addEventListener('submit', (event) => {
    event.preventDefault()
    const words = new FormData(event.target as HTMLFormElement).get('words')
    void wake().then((talk) => talk.finish(String(words)))
  })
}
