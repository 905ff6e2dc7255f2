/**
 * Words that had no end when a session ended under them: they wait on this device, under the person's own name, for their line to type on.
 * Those of several windows stand together, each once.
 */
export function keepDraft(personId: string, words: readonly string[]): void {
  const kept = draftOf(personId)
  const fresh = words.filter((each) => each !== '' && !kept.includes(each))
  if (fresh.length > 0) localStorage.setItem(keyOf(personId), [kept, ...fresh].filter(Boolean).join(', '))
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
