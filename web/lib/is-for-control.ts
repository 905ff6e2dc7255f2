const takesLetters = 'input, textarea, select, [contenteditable], [role="menuitem"], [role="dialog"]'

/** Whether a key is meant for what has the focus, or for a sheet that is open, and so no shortcut. A button and a link take Space and Enter, but no letter or sign. */
export function isForControl({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]')) return true
  const takers = key === '/' ? takesLetters : `${takesLetters}, button, a`
  return target instanceof Element && target.closest(takers) !== null
}
