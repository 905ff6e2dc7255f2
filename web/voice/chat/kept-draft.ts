/** Words that the end of a session found without an end of their own: they wait on this device, under the person's own name. */
export function keepDraft(personId: string, words: string): void {
  if (words) localStorage.setItem(keyOf(personId), words)
}

export function draftOf(personId: string): string {
  return localStorage.getItem(keyOf(personId)) ?? ''
}

export function forgetDraft(personId: string): void {
  localStorage.removeItem(keyOf(personId))
}

function keyOf(personId: string): string {
  return `sayso.draft.${personId}`
}
