import { createRoot } from 'react-dom/client'
import { createPath, type Navigator, Router } from 'react-router'
import { PricingHeading } from '#web/marketing/pricing/pricing-heading.tsx'
import { PlanList } from '#web/ui/pricing/plan-list.tsx'
import { Toaster } from '#web/ui/toast/toaster.tsx'

/** Every way from here leads to another page, never to another screen of this one. */
const leaving: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => location.assign(leaving.createHref(to)),
  replace: (to) => location.replace(leaving.createHref(to)),
  go: (delta) => history.go(delta),
}

/** Puts the list of plans in the place of its skeleton, under the same heading. */
export function wakePricing(island: HTMLElement): void {
  const [line, turn] = ['[data-line]', '[data-turn]'].map((part) => island.querySelector(part)?.textContent ?? '')
  createRoot(island).render(
    <Router location={location.pathname} navigator={leaving}>
      <PlanList heading={<PricingHeading line={line ?? ''} turn={turn ?? ''} />} />
      <Toaster />
    </Router>,
  )
}
