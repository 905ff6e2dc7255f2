import { forgetViews } from '#web/lib/offline/kept-views.ts'

/** Where this browser keeps a person's conversation. */
export function chatKey(personId: string): string {
  return `sayso.chat.${personId}`
}

/**
 * What was read does not stay on a device on which nobody is signed in; the server keeps it. What was never sent does: a session that
 * ended elsewhere must not cost anybody an entry. It waits under the person's own name for their next signing in.
 */
export function forgetOnDevice(personId: string): void {
  localStorage.removeItem(chatKey(personId))
  void forgetViews(personId)
}
