import { saidWords } from '#domain/said-words.ts'
import { sum } from '#domain/talk/count-words.ts'
import { withoutOpeners } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** A part of a thing that was something else. `of`: the words for the entry; null: the one that is talked of. */
export type PartOfOther = {
  amount: string
  of: string | null
  thing: string
  /** "list that on its own": the part is to be an entry whatever it is. */
  isOrdered?: boolean
  /** "tax was 8 of that": in the price as it stands. */
  isOfPrice?: true
}

const LONGEST = 100
const whole =
  "(?:it|that|this|those|the (?:total|bill|receipt|whole thing)|(?:the |my )([a-z][a-z'& ]*?)(?: one| bill| receipt| total)?)"
const part = pattern`^(?:(?:about|like|around|roughly|maybe|only|just) )*(\S+(?: \S+){0,3}?) (?:out )?of ${whole}
  \s(?:was|were|is|went (?:on|to|for|into)) (?:(?:actually|really|just|all|for|on) )*(?:(?:some|the|my|our|an?|that) )?([a-z][a-z'& -]*?)(?: (?:actually|though|by the way|too|as well))?$`
/** "part of that was a plant 12", "some of it was wine for 12" */
const partFirst = pattern`^(?:a )?(?:part|some|bit|one) (?:out )?of ${whole} (?:was|were|is|went (?:on|to|for|into)) (?:(?:actually|really|just|all|for|on) )*(?:(?:some|the|my|our|an?) )?([a-z][a-z'& -]*?)(?:,? (?:for|at|that was|which was|it was))? (${sum})$`
/** "flowers were 35 of that" */
const thingIs = pattern`^(?:(?:the|some|my|our) )?([a-z][a-z'& -]*?) (?:was|were|is|made up|took) (?:(?:about|like|around|only) )?(${sum}) (?:out )?of ${whole}$`
/** What belongs to the price of a thing, or says how it was paid, for whom and when. */
const ofPrice = pattern`\b(?:tip|tips|tax|taxes|vat|fees?|shipping|delivery|postage|service|gratuity|deposit|surcharge|interest|charges?|bonus|overtime
  |commission|rounding|discount|cash|card|visa|credit|debit|points|coupon|voucher|mine|his|hers|theirs|ours|yours|me|us|him|her|them|you
  |back|free|wrong|extra|left|yesterday|today|tonight|last|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|reimburs\w*|refund\w*|split|paid|owed?|shared)\b|'s$|ing$`

/** "…, list that on its own": what is to be done with a part. */
const onItsOwn = pattern`,? (?:(?:so|and|please|just|can you|could you|you can) )*(?:(?:split|break|separate) (?:it|that|this|them|those|these) (?:out|off|apart)|make (?:it|that|this) (?:its own|it's own|a separate|another) (?:entry|thing|item|line|one|expense)
  |(?:list|put|log|enter|add|save|keep|track|record|count) (?:it|that|this|them|those|these)(?: down)? (?:(?:on|by) (?:its|their|it's) own|by itself|separately|apart|separate|as (?:its own|a separate|another) (?:entry|thing|item|line|one|expense)))(?: (?:please|instead|then))*$`
/** What belongs to a price, and may stand for itself where that is ordered. */
const ownable = /^(?:tip|tips|tax|taxes|fee|shipping|delivery|postage|service|gratuity|deposit|interest)$/

const goesOn =
  /^and (?:(?:about|like|around|another) )*(\S+(?: \S+){0,2}?) (?:(?:was|were|went) (?:(?:for|on|to) )?|on |for )(?:(?:some|the|an?) )?([a-z][a-z'& -]*?)$/

/** "and 30 was clothes", where a part was told right before; null for any other sentence. */
export function readNextPart(text: string): PartOfOther | null {
  if (text.length > LONGEST || /\?\s*$/.test(text)) return null
  const [, amount, thing] = goesOn.exec(saidWords(text)) ?? []
  return amount === undefined || thing === undefined || ofPrice.test(thing) ? null : { amount, of: null, thing }
}

/** "oh 12 of that was dog food", "20 of it went on wine": null for any other sentence, also where it was somebody's, or a tip. */
export function readPartOfOther(text: string): PartOfOther | null {
  if (text.length > LONGEST) return null
  const said = withoutOpeners(saidWords(text))
  const words = said.replace(onItsOwn, '')
  const isOrdered = words !== said
  if (!isOrdered && /\?\s*$/.test(text)) return null
  const [, ofFirst, thingFirst, sumBehind] = partFirst.exec(words) ?? []
  const [, thingLed, sumOf, ofLed] = thingIs.exec(words) ?? []
  const [, amount = sumBehind ?? sumOf, of = ofFirst ?? ofLed, thing = thingFirst ?? thingLed] = part.exec(words) ?? []
  if (amount === undefined || thing === undefined) return readTakenFor(words)
  if (ownable.test(thing) && !isOrdered) return { amount, of: of ?? null, thing, isOfPrice: true }
  if (ofPrice.test(thing) && !(isOrdered && ownable.test(thing))) return null
  return { amount, of: of ?? null, thing, ...(isOrdered ? { isOrdered } : {}) }
}

/** "take 35 out of that for flowers", "I spent 35 of it on wine"; what is used of those is counted, and no money. */
function readTakenFor(words: string): PartOfOther | null {
  const [, taken, ofTaken, spent, ofSpent, thing] = takenFor.exec(words) ?? []
  const [amount, of] = taken === undefined ? [spent, ofSpent] : [taken, ofTaken]
  if (amount === undefined || thing === undefined || ofPrice.test(thing) || isPlural.test(of ?? '')) return null
  return { amount, of: of ?? null, thing, ...(taken === undefined ? {} : { isOrdered: true }) }
}
const wholeOne = whole.replace('|those', '')
const isPlural = /[^s]s$/
const takenFor = pattern`^(?:take (${sum}) out of ${wholeOne} for|(?:i|we) spent (${sum}) of ${wholeOne} on) (?:(?:some|the|my|our|an?) )?([a-z][a-z'& -]*?)$`
