import { isContent } from '#domain/understanding/entries/segment.ts'
import { says, type Telling } from '#domain/understanding/income/income-telling.ts'
import { jobs } from '#domain/understanding/income/work.ts'
import { firstNames } from '#domain/understanding/words/first-names.ts'
import { determiners, fillers, isKin, people, placeNouns } from '#domain/understanding/words/function-words.ts'
import { isHanding } from '#domain/understanding/words/handing.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { isAmount, isPause, type Piece } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { sentByApp } from '#domain/understanding/words/sent-by-app.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** "somebody blessed me with a hundred dollars" */
export const blessed = says(/ blessed (?:me|us) with (?!.* (?:bill|off|discount) )/)

/** "Venmo from Ana 30", "a transfer from work" */
export const transferFrom = says(
  / (?:venmo|zelle|paypal|momo|gcash|paytm|phonepe|bkash|tikkie|cashapp|cash app|upi|gpay|revolut|bizum|swish|pix|mobilepay|transfer|etransfer|payment|mpesa|(?<! (?:the|lost) )deposit) (?:\d\S* )?from (?!(?:(?:my|the|our) )?(?:\S+ )?(?:card|account|savings|checking|bank|wallet|balance|phone)s? (?:account )?(?:\S*\d|(?:for|to|into|on|at|in|and|today|yesterday) |$))| got (?:the|an|a|my|our|another) (?:\S+ )?(?:deposit|payment|transfer|wire|advance|instalment|installment) from /,
)

/** "got 20 allowance", "got my pocket money" */
export const gotAllowance = says(pattern` got (?:my |an |the |our )?(?:\S*\d\S* )?${unitSaid}(?:of |in )?
  (?:my )?(?:allowance|pocket money) `)

/**
 * "my father transfer me eight hundred", "uni return me the library fine 6", "Dave fronted me 60": somebody else did. What Penny is asked
 * for, what is still to come ("will send me 20") and what one does oneself is told in other words before the verb.
 */
export function handsMe({ pieces, text }: Telling): boolean {
  const kept = pieces.filter(({ type, norm, struck }) => !struck && type !== 'day' && !fillers.has(norm))
  return kept.some((verb, at) => {
    const giver = prior(kept, at)
    if (!isHanding(kept, at) || !text.includes(` ${verb.norm} `)) return false
    if (!giver || isPause(giver) || notYet.has(giver.norm)) return false
    if (kept.slice(0, at).some(({ norm }) => asks.has(norm))) return false
    return givesBack.has(verb.norm) || kept.slice(at + 2, at + 5).some(isAmount)
  })
}
const notYet = wordSet(`
  and can cant could couldnt didnt doesnt dont gonna hell help i ill let make made may me might must never not or please shell should shouldnt
  theyll to us wanna we will wont would wouldnt you youll
`)
const asks = wordSet('can could if please should when will would you')
/** What is given back or lent is money, whatever stands before the sum: "fronted me a week's pay 400". */
const givesBack = wordSet('advanced fronted loaned refund reimburse repay return returned transfer wire')

/** "my ex sent the 400 child support", "dad sent 200 over": somebody else did, and to nobody else. */
export function sentByOther({ pieces, text }: Telling): boolean {
  const kept = pieces.filter(
    ({ type, norm, struck }) => !struck && type !== 'day' && type !== 'separator' && !fillers.has(norm),
  )
  const verb = kept.findIndex(({ norm }) => sending.has(norm))
  // "my brother in Leeds sent 200"
  const told = kept.slice(0, Math.max(0, verb))
  const who = /^(?:in|from)$/.test(normAt(told, told.length - 2)) ? told.slice(0, -2) : told
  const [first] = who.filter(({ norm }) => !determiners.has(norm))
  const isSent = /(?:ed|sent|repaid|coughed)$/.test(normAt(kept, verb))
  const person = first?.type === 'word' && (isSent ? people.has(first.norm) || isContent(first) : isKin(first.norm))
  const sent = kept[verb]?.norm ?? ''
  if (!person || !text.includes(` ${sent} `) || isOwn(text, sent)) return false
  return who.length < 4 && (!/ to (?!me |us |my account)/.test(text) || / sent over /.test(text))
}

const sending = wordSet(
  `sent transferred wired venmoed venmod zelled forwarded coughed repaid reimbursed send transfer wire ${sentByApp}`,
)

/** "mum's medicine I sent 1200": sent by oneself; "mom just sent 100" was not. */
function isOwn(text: string, verb: string): boolean {
  return bySelf.test(text.slice(0, text.indexOf(` ${verb} `) + 1))
}
const bySelf = / (?:i|we|ive|weve) (?:(?:have|just|already|also|then) )*$/

/** "mum put sixty quid in my account": somebody else did. */
export function putInMine({ text }: Telling): boolean {
  return (
    / (put|popped|dropped|sent|paid|transferred|left) .*(in|into|to) my account /.test(text) && !/ (i|we) /.test(text)
  )
}

/** "picked up 300 from Dave for the job" */
const pickedUpFrom = pattern` picked up \S*\d\S* ${unitSaid}from (?:my )?(\S+) `

/** "got 50 from mom", "got 50 as a gift", "picked up 300 from Dave": money, not a thing, came from somebody. */
export function gotFrom({ pieces, text }: Telling): boolean {
  const picked = pickedUpFrom.exec(text)?.[1]
  if (picked !== undefined) return people.has(picked) || firstNames.has(picked)
  const got = pieces.findIndex((piece) => /^(got|get|found)$/.test(piece.norm))
  if (got < 0) return false
  let at = got + 1
  while (
    pieces[at]?.type === 'word' &&
    (pieces[at]?.norm === 'my' ||
      pieces[at]?.norm === 'like' ||
      pieces[at]?.norm === 'a' ||
      pieces[at]?.norm === 'about')
  )
    at += 1
  if (pieces[at]?.type !== 'amount') return false
  if (pieces[got]?.norm === 'found' || (pieces[at + 1]?.norm === 'for' && pieces[at + 2]?.norm === 'it')) return true
  if (
    pieces[at + 1]?.norm === 'for' &&
    /^(the|my|our|that)$/.test(normAt(pieces, at + 2)) &&
    (/ (gig|job|shift|set|work|show|session|lesson|old) /.test(text) || !pieces.slice(at + 3).some(isEverydayThing))
  )
    return true
  if (pieces.slice(at + 1, at + 5).some((piece) => piece.norm === 'old') && pieces[at + 1]?.norm === 'for') return true
  const from = pieces[at + 1]?.norm === 'off' ? pieces.slice(at + 2, at + 4) : []
  if (from.some((piece) => people.has(piece.norm) || (piece.type === 'word' && piece.capital))) return true
  if (offBuyer.test(text)) return true
  if (pieces[at + 1]?.norm === 'as') return !pieces.slice(at + 2, at + 5).some(isEverydayThing)
  return pieces[at + 1]?.norm === 'from' || (pieces[at + 1]?.norm === 'for' && pieces[at + 3]?.norm === 'from')
}

/** "got 350 off a bloke for the old fridge": who bought it. */
const offBuyer = pattern` got (?:(?:like|about|a) )*\S*\d\S* ${unitSaid}off (?:an?|some|this|the|another) (?:[^\d ]+ )?(?:bloke|guy|fella|fellow|chap|lad|lass|man|woman|lady|girl|kid|couple|student|neighbou?r|stranger|buyer|dude|family)
  \s(?:(?:from|on|off|in) (?:\S+ ){1,3}?)?for (?:the|my|our|that|those|these|his|some) `

function isEverydayThing(piece: Piece): boolean {
  return piece.type === 'name' && /^(Food|Trans|Bills|Health|Travel)/.test(piece.entry.category)
}

/** "40 from mum", "50 from Ana", "gift of 35 from grandma", "rent from my tenant 450": nothing but the money, and who it is from. */
export function fromSomebody({ pieces }: Telling): boolean {
  const kept = pieces.filter(({ type, norm, struck }) => !struck && type !== 'day' && !fillers.has(norm))
  const from = kept.findIndex(({ norm }) => norm === 'from')
  const who = kept.slice(from + 1).find(({ norm }) => !determiners.has(norm))
  const lead = kept.slice(0, Math.max(0, from))
  if (lead.length > 1 && lead.at(-1)?.type === 'amount' && favours.test(normBefore(lead, lead.length - 1)))
    return who?.type === 'word' && isContent(who) && !placeNouns.has(kept.at(-1)?.norm ?? '')
  if (lead.length === 0 || !who || !lead.every(({ type, norm }) => type === 'amount' || given.test(norm))) return false
  return people.has(who.norm) || jobs.test(who.norm) || payers.test(who.norm) || areNamed(kept.slice(from + 1))
}

/** "Ana", "Sue and Bob": first names, and nothing behind them. */
function areNamed(givers: readonly Piece[]): boolean {
  return givers.length > 0 && givers.every(({ norm }, at) => (at % 2 === 0 ? firstNames.has(norm) : norm === 'and'))
}

/** "dog walking 15 from Sue": what one does for others, and who gave the money for it. */
const favours = pattern`(?:^| )(?:walking|babysitting|sitting|(?:dog|cat|pet|house)sitting|mowing|raking|shovell?ing|weeding|tutoring|busking
  |minding)$`

const given =
  /^(i|we|get|got|received|allowance|gift|present|rent|deposit|payment|transfer|money|cash|cheque|check|of|for|a|an|my|some|the)$/

const payers =
  /^(work|job|employer|tenant|tenants|lodger|customer|customers|freelancing|freelance|grandparents|inlaws)$/
