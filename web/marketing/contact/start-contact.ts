import { findIsland } from '#web/marketing/find-island.ts'

/** The form works by itself; its code comes when somebody turns to it. */
export function startContact(): void {
  const form = findIsland('contact')
  if (!form) return
  const wake = () => void import('#web/marketing/contact/wake.tsx').then(({ wakeContact }) => wakeContact(form))
  form.addEventListener('focusin', wake, { once: true })
}
