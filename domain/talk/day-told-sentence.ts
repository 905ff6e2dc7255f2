import type { Day } from '#domain/calendar.ts'
import { dayForms, plural, type WayTold } from '#domain/talk/day-told-forms.ts'
import { readOnlyDay } from '#domain/talk/only-day.ts'
import { openers, pronoun } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A sentence that tells nothing but when a thing was, of which an entry may stand. */
export type DayTold = {
  day: Day
  /** The words for the thing, with their article where they have one; null: what is talked of. */
  thing: string | null
  as: WayTold
  /** Of what is talked of all is meant: "they both". */
  isAll: boolean
  /** The words say that something is put right: "actually", "not today". */
  isMarked: boolean
}

const soft =
  /\b(?:actually|really|in fact|instead|i think|i believe|even|already|just|only|though|tho|please|then|tbh)\b/g
const marks = /\b(?:actually|really|in fact|instead|already)\b/
const more = /\b(?:another|again|also|too|as well|second|new)\b/
const ofPayment = /^(?:(?:the|my|that) )?(?:payment|charge|money|transaction|amount) (?:for|from|of|on|at) /
const allTold = new RegExp(`^(?:${plural})$`)
const ofLast = /^(?:the|that|this|my) (?:charge|payment|money|transaction|purchase|entry|expense|amount|one)$/

/** "the wiper fluid was last week, put it on the 18th" */
const ordered = pattern.iu`^\W*${openers}((?:the|my|our) [\p{L}\p{N}&'’ ]{1,40}?) (?:was|were|is|happened)\b[^,;.]{0,40}[,;.] (?:so |and |please )?
  (put|move|make|date|set|change|mark) (?:it|that|them|those) ((?:(?:on|to|for|as|back) )?[^,;.]+)$`
/** "the tickets i bought on monday, can you move that" */
const toMove =
  /[,;.]? (?:so |and )?(?:(?:can|could|would) you|please) (?:please )?(?:move|change|fix|update|correct) (?:it|that|them|those)(?: please| for me)?\W*$/i

/** "the pharmacy was today, yesterday i was at the bank" */
const elsewhere =
  /[,;.] (?:(?:because|since|cause|cos) )?(?:(?:on |last )?[a-z]+ )?(?:i|we) (?:was|were|went|had|only)\b[^\d]*$/i

/**
 * Reads "the card I actually bought yesterday", "the gym came out on Friday" and "put home depot on yesterday"; null for any other
 * sentence.
 */
export function readDayTold(message: string, today: Day): DayTold | null {
  const [, of, verb, on] = ordered.exec(message) ?? []
  const told = of ? `${verb} ${of} ${on}` : message.replace(toMove, '').replace(elsewhere, '')
  if (/\?\W*$/.test(told)) return null
  const { text, isMarked } = readRetelling(told)
  const read = readOnlyDay(text, today)
  if (!read || more.test(read.words)) return null
  const isPutRight = isMarked || of !== undefined || toMove.test(message) || read.isDenied || marks.test(read.words)
  const words = read.words.replace(soft, ' ').replace(/\s+/g, ' ').trim()
  for (const { as, form, onlyMarked } of dayForms) {
    const found = onlyMarked && !isPutRight ? null : form.exec(words)
    if (!found) continue
    const thing = (found[1] ?? 'it').replace(ofPayment, '')
    const isAll = allTold.test(thing)
    const isTalkedOf = isAll || pronoun.test(thing) || ofLast.test(thing)
    return { day: read.day, thing: isTalkedOf ? null : thing, as, isAll, isMarked: isPutRight }
  }
  return null
}
