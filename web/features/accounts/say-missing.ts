import { toast } from '#web/lib/toast/toast.ts'

/** Specification §5. */
export function sayMissing(): void {
  toast({
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
    tone: 'destructive',
  })
}
