import { isContent } from '#domain/understanding/entries/segment.ts'
import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { normAt, prior } from '#domain/understanding/words/prior.ts'
import { wordSet, wordsOf } from '#domain/understanding/words/word-set.ts'

/** "inheritance tax 900", "pension contribution 200": what is paid on money that comes, or for it; "dividend tax refund" comes. */
export const paysOnIncome = says(
  pattern`^(?!.* (?:refund|refunded|rebate|back|got|return|returned|reversed) )
  .* (?:(?:pension|dividends?|inheritance|salary|wages?|bonus|commission|social security|unemployment|scholarship|grant|stipend|royalty
  |severance|overtime|freelance) (?:tax|taxes|contributions?|top up|scheme|applications?|deductions?)
  |(?:pension|dividends?|inheritance|salary|wages?|bonus|commission|social security|unemployment|scholarship|grant|stipend
  |severance|overtime) (?:\S+ )?fees?
  |(?:(?:estate|letting) agents?|brokers?|brokerage|realtors?|bank|platform) commission) `,
)

/** "Christmas bonus for the nanny 100", "royalties to the label 90", "the apprentice's wages 900": it came to another. */
export function comesToAnother({ pieces, text }: Telling): boolean {
  if (came.test(text)) return false
  const at = pieces.findIndex(({ norm, struck }) => !struck && given.test(norm))
  if (at < 0) return false
  if (isAnothersPay(pieces, at) || isListedPay(pieces, at)) return !landed.test(text)
  let next = at + 1
  if (pieces[next]?.norm === 'of') next += 1
  if (pieces[next]?.type === 'amount') next += 1
  const lead = normAt(pieces, next)
  if (lead !== 'to' && !(lead === 'for' && meantFor.test(normAt(pieces, at)))) return false
  const article = whose.has(normAt(pieces, next + 1))
  const to = next + (article ? 2 : 1)
  return isSomebody(normAt(pieces, to)) && !isContent(pieces[to + 1])
}
const came = / (?:me|us|got|get|received|earned) /
const given =
  /(?:^| )(?:bonus|commission|overtime|payout|refund|rebate|reimbursement|royalties|salary|severance|stipend|wages?|money)$/
/** A refund for somebody may be one that he is the reason of. */
const meantFor = /(?:^| )(?:bonus|overtime|salary|severance|stipend|wages?|(?:birthday|christmas|holiday|tip) money)$/
const whose = wordSet('the my our a an one his her their')

/** "staff wages", "the apprentice's salary", "1500 to the cook as salary": whose pay it is; "nurse salary", "Uber driver bonus" and "her salary" may be what the household lives on. */
function isAnothersPay(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1
  while (before > 0 && meantAs.test(normAt(pieces, before))) before -= 1
  const who = pieces[before]
  if (!who || !isPay.test(normAt(pieces, at))) return false
  const isOwner = who.end - who.start > who.norm.length
  return (
    (hired.has(who.norm) && !isContent(prior(pieces, before))) || (isOwner && roles.has(who.norm.replace(/s$/, '')))
  )
}
/** "casual wages last sunday, Mia 180": who got it stands between it and the sum. */
function isListedPay(pieces: readonly Piece[], at: number): boolean {
  if (!/(?:^| )wages?$/.test(normAt(pieces, at))) return false
  const who = pieces.findIndex(({ type }, index) => index > at && type !== 'day' && type !== 'separator')
  return namesPerson(normAt(pieces, who)) && pieces[who + 1]?.type === 'amount'
}
/** "1500 to the cook as her salary", "maid monthly salary 3000" */
const meantAs = /^(?:as|his|her|their|monthly|weekly)$/
const hired = wordSet('apprentice babysitter carer cleaner cook driver gardener helper maid nanny sitter staff')
const isPay = /^(?:bonus|overtime|salary|severance|stipend|wages?)$/
const landed = / (?:came|come|comes|landed|arrived|hit|cleared|in|through|credited|from) /

/** "paid 15 in tips today", "tips were 20 for the hotel staff": what one gave. */
export const tipsOthers = says(
  pattern`^ (?:(?:i|we|ive|weve|just|and|also|then|so) )*(?:gave|give|paid|left|handed out|put) (?:(?:about|like|over) )?\S*\d\S* (?:(?:dollars|bucks|quid|pounds|euros) )?in tips 
  | tips (?:was|were|came to) (?:\S+ )?\S*\d\S* (?:\S+ )?(?:for|to) (?:the|our|my|his|her) (?:\S+ )?(?:crew|drivers?|guides?|housekeepers?|maids?|movers|porters?|servers?|staff|waiters?|waitress) `,
)

/** "refunded a customer 30", "reimbursed Sam 30", "contributed 200 to my pension": done by the person. */
export function givesOut({ pieces, text }: Telling): boolean {
  if (gaveFirst.test(text)) return true
  const verb = byPerson.exec(text)?.[1]
  if (verb === undefined) return false
  if (verb === 'contributed') return true
  if (/^(?:gave|sent)$/.test(verb) && !text.includes(' refund ')) return false
  const at = pieces.findIndex(({ norm }) => norm === verb)
  const article = whose.has(normAt(pieces, at + 1))
  return isSomebody(normAt(pieces, at + (article ? 2 : 1)))
}
/** "gave Sam 20, he gave me a hat": what went out is told first. */
const gaveFirst =
  /^ (?:(?:i|we|ive|weve|just|and|also|then|so) )*(?:gave|handed|lent) (?!me |us |back )(?:(?:the|my|our) )?\S+ (?:back )?(?:(?:an?|the) )?\S*\d\S* .*(?:gave|handed|sent|lent) (?:me|us) /
const byPerson =
  /^ (?:(?:i|we|ive|weve|just|and|also|then|had to) )*(contributed|reimbursed?|refunded|compensated|gave|sent) (?!me |us )/

function isSomebody(norm: string): boolean {
  return !own.has(norm) && (namesPerson(norm) || roles.has(norm))
}
/** Oneself, and who pays a person rather than being paid. */
const own = wordSet('me us myself mine all boss date office school work')
const roles: ReadonlySet<string> = new Set([
  ...hired,
  ...wordsOf(`
    agent agency assistant broker buyer buyers charity client clients contractor customer customers employee
    employees employer freelancer guest guests guide intern label landlord nurse seller student students team tenant
    tenants trainer tutor waiter waitress worker workers
  `),
])
