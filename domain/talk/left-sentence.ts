import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 120
const marks = '(?:(?:oh|no|wait|actually|hm+|hang on|sorry|or|ah|uh|um)[\\s,.!]+)'
const leaves =
  "(?:(?:do not|don['’]?t)(?: (?:do it|delete (?:it|that)|bother))?|(?:leave|keep) (?:it|that)(?: (?:be|in|there|as (?:it )?is|like that))?|never ?mind|cancel(?: that)?|forget (?:it|that)|skip it|stop|no)"
const atEnd = pattern.i`^(\W*[a-z].*?\S)[\s,.!;-]+(?:${marks}+${leaves}|never ?mind|no,? (?:don['’]?t|do not))(?:[\s,]+(?:please|penny|sorry))*\W*$`

/** "delete the coffee, no wait, don't": what was wanted before it was left in the same breath; null for any other sentence. */
export function orderLeft(text: string): string | null {
  return text.length > LONGEST ? null : (atEnd.exec(text)?.[1] ?? null)
}
