import type { AccountType } from '#domain/account.ts'
import type { CardType } from '#domain/card.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

/** What a sentence wants of an account or a card. Words for amounts are left as they were said; null: not said. */
export type PurseSentence =
  | {
      act: 'add'
      kind: 'account'
      bank: string | null
      accountType: AccountType
      digits: string | null
      balance: string | null
    }
  | {
      act: 'add'
      kind: 'card'
      bank: string | null
      cardType: CardType
      digits: string | null
      balance: string | null
      limit: string | null
    }
  | { act: 'remove'; kind: 'account' | 'card'; bank: string | null; digits: string | null }

const start = /^(?:(?:please|hey|ok|okay|penny|can you|could you|i want to|i'd like to)[\s,]+)*/
const adding = /^(?:add|create|set up|register)\s+(?:an?\s+|my\s+|another\s+|new\s+|the\s+)*/
const removing = /^(?:remove|delete)\s+(?:my\s+|the\s+|that\s+)*/
const ending = /\b(?:ending|number|digits)(?:\s+(?:in|with|on|is))?\s+((?:\d\s?){2,8})\b/
const limit =
  /\b(?:with\s+)?(?:an?\s+)?(?:credit\s+)?limit(?:\s+(?:of|is))?\s+(.+?)(?=$|\s+(?:and|with|balance|owing)\b)/
const money =
  '[\\d$£€]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|zero|nothing)\\b'
const balance = pattern`\b(?:(?:with|and)\s+(?:an?\s+)?balance(?:\s+of)?|balance(?:\s+of|\s+is)?|holding|owing|that has
  |with|and)\s+((?:${money}).*)$`
const kinds = /\b(checking|savings?|current|credit|debit)\b/g

/**
 * Reads "add a savings account at Barclays ending 1234 with 500" and "remove my Amex card"; null for any other sentence. It has to
 * name an account or a card: what is bought with a card is no concern of it.
 */
export function readPurseSentence(text: string): PurseSentence | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(start, '')
    .replace(/[.!?]+$/, '')
  if (said.length > 200) return null
  const verb = adding.test(said) ? 'add' : removing.test(said) ? 'remove' : null
  const noun = /\b(?:account|card)\b/.exec(said)
  if (!verb || !noun) return null
  const body = said.replace(verb === 'add' ? adding : removing, '')
  const kind = noun[0] === 'card' ? 'card' : 'account'
  const digits = ending.exec(body)?.[1]?.replace(/\s/g, '') ?? null
  const plain = body.replace(ending, ' ').replace(/\s+/g, ' ').trim()
  const before = plain.slice(0, plain.search(/\b(?:account|card)\b/)).trim()
  const after = plain.slice(before.length).replace(/^\s*(?:account|card)\b\s*/, '')
  // "delete the coffee, it's on my work card" is about the coffee.
  if (verb === 'remove' && /,|\b(?:on|with|from|by)\b/.test(before)) return null
  if (verb === 'remove') return { act: verb, kind, bank: bankOf(text, before, after), digits }

  const ceiling = limit.exec(after)
  const rest = ceiling ? after.replace(ceiling[0], ' ').trim() : after
  const amount = balance.exec(` ${rest}`)
  const bank = bankOf(text, before, amount ? rest.slice(0, amount.index === 0 ? 0 : amount.index - 1) : rest)
  const common = { act: verb, bank, digits, balance: amount?.[1]?.trim() || null } as const
  const type = [...`${before} ${after}`.matchAll(kinds)].map(([word]) => word)
  if (kind === 'account') return { ...common, kind, accountType: accountTypeOf(type) }
  return { ...common, kind, cardType: type.includes('debit') ? 'debit' : 'credit', limit: ceiling?.[1]?.trim() ?? null }
}

function accountTypeOf(words: readonly string[]): AccountType {
  if (words.some((word) => word.startsWith('saving'))) return 'savings'
  return words.includes('current') ? 'current' : 'checking'
}

/** "a Barclays savings account", "a savings account at Barclays". */
function bankOf(text: string, before: string, after: string): string | null {
  const named = /^(?:at|from|with|by|of|in)\s+(.+)$/.exec(after.trim())?.[1] ?? before
  const words = named
    .replace(kinds, ' ')
    .replace(/\b(?:bank account|bank|account|card)\b$/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words === '') return null
  const at = text.toLowerCase().indexOf(words)
  const asSaid = at < 0 ? words : text.slice(at, at + words.length)
  return asSaid === words ? words.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : asSaid
}

const ofPurse = '(?:checking|chequing|savings?|current|bank)'
const level = pattern`^(?:set|change|update|make|correct|fix|adjust) (?:my|our|the) (?:.+? )?(?:balance|account)(?: balance)? (?:to|as|at) ((?:${money}).*?)(?: now)?$
  |^(?:my|our) (?:.+? )?(?:balance|account|${ofPurse}|cash)(?: account| balance)? (?:is|has|stands at|is at|should be|holds|is now|now has) (?:now |only |actually |at )?((?:${money}).*?)(?: now)?$
  |^(?:i|we)(?:'ve| have)(?: got)? (?:still |about |only |just )?(?:${money})\S*(?: \S+)? (?:(?:left )?in (?:cash|my wallet|my purse)|(?:in )?cash left)(?: now)?$`

/** "set my checking balance to 900", "my cash is 120 now": what is on an account or in the pocket; `sum` in the words that were said. Null for any other sentence. */
export function readLevelSentence(text: string): { isCash: boolean; sum: string } | null {
  if (text.length > 120) return null
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(start, '')
    .replace(/[.!]+$/, '')
  const told = level.exec(said)
  if (!told || /\b(?:budget|goal|limit)\b/.test(said)) return null
  return { isCash: /\b(?:cash|wallet|purse)\b/.test(said), sum: told[1] ?? told[2] ?? '' }
}
