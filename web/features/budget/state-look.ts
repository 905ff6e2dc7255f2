import type { BudgetState } from '#domain/budget.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

/** Green, orange, red (specification §4), each with a sign of its own. */
export const stateLook: Record<BudgetState, { ink: 'success' | 'warning' | 'destructive'; icon: IconName }> = {
  normal: { ink: 'success', icon: 'check-fill' },
  warning: { ink: 'warning', icon: 'warning-fill' },
  over: { ink: 'destructive', icon: 'alert-fill' },
}
