const looks = { free: 'badge', paid: 'badge pro' } as const

/** Free is grey, paid is purple to pink (specification §4). */
export function PlanBadge({ planCode }: { planCode: keyof typeof looks }) {
  return <span className={looks[planCode]}>{planCode.toUpperCase()}</span>
}
