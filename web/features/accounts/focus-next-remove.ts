/** Keyboards stay in the list: the focus goes on to the next Remove, from the last one to the one before, at the end to the heading. */
export function focusNextRemove(button: HTMLButtonElement): void {
  if (document.activeElement !== button) return
  const all = [...document.querySelectorAll<HTMLButtonElement>('.accounts-screen .del')]
  const index = all.indexOf(button)
  const next = all[index + 1] ?? all[index - 1] ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
