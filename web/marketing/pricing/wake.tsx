import { createRoot } from 'react-dom/client'
import { PricingHeading } from '#web/marketing/pricing/pricing-heading.tsx'

export function wakePricing(island: HTMLElement): void {
  const words = island.querySelector('h1')
  createRoot(island).render(
    <PricingHeading
      line={words?.firstChild?.textContent?.trim() ?? ''}
      turn={words?.querySelector('em')?.textContent ?? ''}
    />,
  )
}
