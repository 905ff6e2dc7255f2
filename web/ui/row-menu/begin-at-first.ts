/** A menu that a key opened begins at its first item. Radix does so itself, but not where its code came with that very key. */
export function beginAtFirst(menu: HTMLElement | null): void {
  setTimeout(() => {
    if (menu?.matches(':focus-visible')) menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
  })
}
