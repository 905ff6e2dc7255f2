/** Calls `left` when another window takes the focus or the tab is hidden: from then on no release of a key or a finger is told here. */
export function whenLeft(left: () => void, signal: AbortSignal): void {
  window.addEventListener('blur', left, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') left()
    },
    { signal },
  )
}
