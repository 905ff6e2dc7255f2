import { toast } from '#web/lib/toast/toast.ts'

/** What was to open is not on this device, and there is no network to bring it: said over the screen, which stays. */
export function tellMissing(): void {
  toast({
    title: 'You are offline',
    description: 'This was not opened on this device before. Try again as soon as you are back.',
  })
}
