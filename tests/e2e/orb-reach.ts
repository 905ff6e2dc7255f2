import type { Page } from '@playwright/test'

/** How far the edge of the orb reaches out at most within that time. */
export function reach(page: Page, withinMs = 333): Promise<number> {
  return page.evaluate(async (ms) => {
    let most = 0
    const until = performance.now() + ms
    while (performance.now() < until) {
      const edge = document.querySelector('.stage .orb-edge path')?.getAttribute('d') ?? ''
      for (const [, x, y] of edge.matchAll(/([-\d.]+) ([-\d.]+)/g))
        most = Math.max(most, Math.hypot(Number(x), Number(y)))
      await new Promise(requestAnimationFrame)
    }
    return most
  }, withinMs)
}
