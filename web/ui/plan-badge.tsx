const looks = { free: 'badge', paid: 'badge pro', unlimited: 'badge unlimited' } as const

/** Free is grey, paid is purple to pink, unlimited green (specification §4). */
export function PlanBadge({ planCode }: { planCode: keyof typeof looks }) {
  return <span className={looks[planCode]}>{planCode.toUpperCase()}</span>
}
