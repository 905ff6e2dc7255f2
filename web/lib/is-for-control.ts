/** Whether a key pressed here is meant for what has the focus, and so no shortcut. */
export function isForControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, button, a, [contenteditable], [role="menuitem"], [role="dialog"]') !== null
  )
}
