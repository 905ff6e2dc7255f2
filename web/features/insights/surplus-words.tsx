import type { Day } from '#domain/calendar.ts'
import type { InsightsView } from '#domain/views.ts'
import { Cite } from '#web/features/insights/cite.tsx'
import { rowsLink } from '#web/features/insights/rows-link.ts'

/** What could be done with what is left over, in one sentence (specification §9). */
export function SurplusWords({ surplus, today }: { surplus: NonNullable<InsightsView['surplus']>; today: Day }) {
  const { surplusMinor, incomeMinor, advice } = surplus
  const cite = <Cite amountMinor={Math.abs(surplusMinor)} to={rowsLink(today)} />
  if (advice.kind === 'invest') {
    return (
      <>
        Of this month’s {cite} surplus, {advice.percent} percent could be put to work.
      </>
    )
  }
  if (incomeMinor === 0) {
    return <>No income is noted this month, so there is no surplus to put to work. An emergency fund comes first.</>
  }
  if (surplusMinor < 0) return <>This month runs {cite} over its income. An emergency fund comes before investing.</>
  return <>This month leaves {cite}. Put it towards an emergency fund first.</>
}
