import { forgetViews } from '#web/lib/offline/kept-views.ts'
import { forgetUnsent } from '#web/lib/offline/unsent.ts'

/** Where this browser keeps a person's conversation. */
export function chatKey(personId: string): string {
  return `sayso.chat.${personId}`
}

/** What belongs to a person does not stay on a device that they signed out from (ruling 48); the server keeps their conversation. */
export function forgetOnDevice(personId: string): void {
  localStorage.removeItem(chatKey(personId))
  forgetUnsent(personId)
  void forgetViews(personId)
}
