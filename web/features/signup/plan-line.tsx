/** What the visitor came for: the plan and currency that the link carried. */
export function PlanLine({ planCode, currency }: { planCode: string | null; currency: string | null }) {
  const isPaid = planCode === 'paid'
  const inCurrency = currency === 'GBP' || currency === 'USD' ? ` in ${currency}` : ''
  return <p className="plan">{isPaid ? `Pro plan${inCurrency}` : 'Free plan'}</p>
}
