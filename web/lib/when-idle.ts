/** Does something once the page has nothing better to do, after `withinMs` in any case; a browser that cannot tell is given that time. */
export function whenIdle(work: () => void, withinMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: withinMs })
  else setTimeout(work, withinMs)
}
