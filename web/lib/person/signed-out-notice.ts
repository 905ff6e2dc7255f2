import { errorRow } from '#domain/errors.ts'
import { draftOf } from '#web/lib/offline/kept-draft.ts'
import { unsentOf } from '#web/lib/offline/unsent.ts'
import { toast } from '#web/lib/toast/toast.ts'

let tried: string | null = null

/**
 * What is tried now cannot be done without a session: should it prove gone, its one notice says these words. Returns the function that
 * takes this back.
 */
export function sayIfSignedOut(words: string): () => void {
  tried = words
  return () => {
    if (tried === words) tried = null
  }
}

/** The one notice of a session that is gone, said on the login; it tells whether anything of the person's waits on the device. */
export function tellSignedOut(userId: string): void {
  const isKept = draftOf(userId) !== '' || unsentOf(userId).some(({ refusal }) => refusal === undefined)
  toast({
    title: tried ?? errorRow('session_not_found').message,
    tone: 'destructive',
    ...(isKept ? { description: 'What you said is kept on this device until then.' } : {}),
  })
  tried = null
}
