import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeApi } from '#web/lib/query/read-api.ts'
import { subscriptionQuery } from '#web/lib/query/subscription.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useAct } from '#web/lib/tools/use-act.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog/sheet.tsx'

/** The way out: asked once, and paid time is kept. `end` is the last day of it; null where none runs. */
export function CancelSubscription({ end }: { end: string | null }) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const cancel = useAct({
    mutationFn: (nothing: object) => writeApi('/functions/v1/cancel-subscription', nothing),
    onSuccess: async () => {
      setAsking(false)
      const description = end === null ? 'Nothing more is taken from you.' : `Pro stays until ${end}.`
      toast({ title: 'Subscription canceled successfully', description, tone: 'success' })
      await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
    meta: { errorTitle: 'Failed to cancel subscription' },
  })
  return (
    <>
      <Button tone="line" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      {isAsking && (
        <Sheet
          title="Cancel Pro?"
          description={
            end === null
              ? 'Nothing more is taken from you. You stay on Free with all of your entries.'
              : `Nothing more is taken from you. Pro stays until ${end}, then you are on Free with all of your entries.`
          }
          onClose={() => setAsking(false)}
        >
          <div className="plan-cancel">
            <Button tone="destructive" wide busy={cancel.isPending} onClick={() => cancel.send({})}>
              {end === null ? 'Cancel now' : 'Cancel at the end of the period'}
            </Button>
            <Button tone="quiet" wide data-first onClick={() => setAsking(false)}>
              {end === null ? 'Not now' : 'Keep Pro'}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  )
}
