import { errorRow } from '#domain/errors.ts'
import { toast } from '#web/lib/toast/toast.ts'

/** The goal was deleted elsewhere meanwhile: the write did nothing (specification §5), and that is said. */
export function goalGone(): void {
  toast({ title: 'Error updating goal', description: errorRow('not_found').message, tone: 'destructive' })
}
