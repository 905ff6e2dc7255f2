import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const removal = pattern.iu`\b(?:delete|deleted|remove|removed|erase|scrap|cancel|undo|revert|bin|trash|discard|get rid of|throw (?:out
  |away)|wipe|clear|take (?:\w+ ){0,4}(?:back|out|off|away)|never ?mind|scratch that|forget (?:that|it|the))\b`
const bulk =
  /\b(?:all|every|everything|each|any|anything|whole|entire|both|them|those|these|(?:first|last) (?:two|three|four|five|\d+))\b/iu

/** Whether the person asked, in so many words, for something to be taken away. */
export function asksForRemoval(text: string): boolean {
  return removal.test(text)
}

const wholesale = pattern.iu`^\W*${openers}(?:(?:can|could) you )?(?:just )?(?:delete|erase|wipe|remove|clear
  |reset|take out|get rid of)\s+(?:out\s+)?(?:everything\b|all\b|every\b|(?:my|the) (?:entries|transactions
  |expenses|purchases|payments)\W*$)`
const notEntries = pattern.iu`\b(?:account|accounts|data|database|table|history|ledger|books|users?|everyone|else|rules|instructions
  |password|profile|goals?|budgets?|cards?|subscriptions?|conversation|chat|messages?|except|but|ignore
  |forget)\b`

/** "delete everything", "clear all my coffees": of entries, and of the person's own. */
export function asksForAll(text: string): boolean {
  return wholesale.test(text) && !notEntries.test(text)
}

const besides = pattern.iu`[\s,]+(?:except|but|apart from|other than|besides)(?: for)?(?: not)? (?:the |my )?([\p{L}&'’]+(?: [\p{L}&'’]+){0,3}?)(?: please)?\W*$`

/** "delete everything but the milk": the words for what stays, where all else of the person's own entries is to go; null for any other sentence. */
export function keptOfAll(text: string): string | null {
  const [behind, thing] = besides.exec(text) ?? []
  if (behind === undefined || thing === undefined || notEntries.test(thing)) return null
  const order = text.slice(0, -behind.length)
  return asksForAll(order) && ofAll.test(order) ? thing : null
}

/** "delete all coffees but …" and "everything from yesterday but …" are of some only. */
const ofAll = /\b(?:everything(?: else)?|all(?: of (?:them|it|those|that))?|them all|the lot)\W*$/i

/** Whether more than one thing is meant. */
export function asksForMany(text: string): boolean {
  return bulk.test(text)
}
