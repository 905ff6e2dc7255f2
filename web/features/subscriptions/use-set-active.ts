import type { DetectedSubscription, SubscriptionsView } from '#domain/views.ts'
import { subscriptionsQuery } from '#web/lib/query/subscriptions.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useOptimisticTool } from '#web/lib/tools/use-optimistic-tool.ts'
import { useUndo } from '#web/lib/tools/use-undo.ts'

type Which = Pick<DetectedSubscription, 'merchant' | 'cadence'>

/** The switch moves at once and back if the server refuses; Undo takes the very change back. */
export function useSetActive({ merchant, cadence }: Which): (isActive: boolean) => void {
  const undo = useUndo()
  const { send } = useOptimisticTool<'setSubscriptionActive', SubscriptionsView>('setSubscriptionActive', {
    queryKey: subscriptionsQuery.queryKey,
    change: (view, { isActive }) => withActive(view, { merchant, cadence }, isActive),
    onDone: ({ output, changeId }) =>
      toast({
        title: output.isActive ? 'Subscription Active' : 'Subscription Paused',
        description: output.isActive
          ? `${output.merchant} counts towards the total again.`
          : `${output.merchant} is left out of the total. Cancel it with them too.`,
        ...undo(changeId),
      }),
  })
  return (isActive) => send({ merchant, cadence, isActive })
}

function withActive(view: SubscriptionsView, { merchant, cadence }: Which, isActive: boolean): SubscriptionsView {
  const subscriptions = view.subscriptions.map((one) =>
    one.merchant === merchant && one.cadence === cadence ? { ...one, isActive } : one,
  )
  const active = subscriptions.filter((one) => one.isActive)
  return {
    subscriptions,
    activeCount: active.length,
    monthlyTotalMinor: active.reduce((sum, { monthlyMinor }) => sum + monthlyMinor, 0),
  }
}
