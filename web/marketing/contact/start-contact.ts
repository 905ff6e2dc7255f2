import { findIsland } from '#web/marketing/find-island.ts'

/** The form works by itself; its code comes when somebody turns to it, and takes over what is sent before it is there. */
export function startContact(): void {
  const island = findIsland('contact')
  if (!island) return

  let isAwake = false
  let waking: Promise<void> | undefined
  const wake = () => {
    waking ??= import('#web/marketing/contact/wake.tsx')
      .then(({ wakeContact }) => wakeContact(island))
      .then(() => {
        isAwake = true
      })
    return waking
  }
  island.addEventListener('focusin', () => void wake(), { once: true })
  island.addEventListener('submit', (event) => {
    if (isAwake) return
    event.preventDefault()
    const form = event.target as HTMLFormElement
    wake().then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  })
}
