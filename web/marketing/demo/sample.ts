import { day } from '#domain/calendar.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'

/** A sentence and what the engine makes of it. Read when the site is built, by the very code that reads what people say. */
export type Sample = { text: string; reading: Understanding }

/** Any day will do: the samples name none. */
const today = day('2026-01-14')
const read = (text: string): Sample => ({ text, reading: understand(text, { today }) })

export const heroSample = read('Coffee four, lunch twelve no, fourteen, bus home two fifty')

export const examples = [
  'I spent twelve fifty on lunch at Chipotle',
  'gas forty, and parking six, no, eight',
  'netflix nine ninety nine and groceries sixty two',
  'uber home eighteen',
].map((text) => ({ text, drafts: read(text).reading.drafts }))
