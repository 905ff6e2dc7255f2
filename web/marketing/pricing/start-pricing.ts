import { findIsland } from '#web/marketing/find-island.ts'

/** The prices are read as soon as the page stands. */
export function startPricing(): void {
  const island = findIsland('pricing')
  if (!island) return
  document.querySelector('.pricing-words')?.remove()
  void import('#web/marketing/pricing/wake.tsx').then(({ wakePricing }) => wakePricing(island))
}
