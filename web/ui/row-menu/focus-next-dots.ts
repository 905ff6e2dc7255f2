/** Keyboards stay in the list when a row goes: the focus moves on to the next row's dots, from the last row to the one before. */
export function focusNextDots(): void {
  const all = [...document.querySelectorAll<HTMLElement>('.row-dots')]
  const index = document.activeElement instanceof HTMLElement ? all.indexOf(document.activeElement) : -1
  if (index >= 0) (all[index + 1] ?? all[index - 1])?.focus()
}
