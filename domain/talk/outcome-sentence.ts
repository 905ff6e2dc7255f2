import { readRetelling } from '#domain/talk/retell-sentence.ts'

/**
 * What a thing comes to after all, in words that are no second purchase. `amount` should hold the new amount and nothing else, `around`
 * may name the thing; `ofLast`: it is about the one that is talked of, where none is named or whatever is.
 */
export type OutcomeSaid = { amount: string; around: string; ofLast: 'surely' | 'unnamed' | null }

const LONGEST = 160

/** "so it's 400 even", "so mine is 34": what all before it led to. */
const result =
  /\b(?:(?:it|that)(?:['’]s| is| was| comes? to| came to| makes| cost)|mine(?:['’]s| is| was)|my (?:share|part|half) (?:is|was)|(?:brings?|brought|making|makes) it to) /gi
const amountEnd =
  /(?:[\s,]+(?:even|in all|all in|in total|in the end|altogether|total|for me|then|now|instead|after all|flat|exactly|only))+$/i
const amountStart = /^(?:(?:the full|now|only|just|down to|up to|actually|really|exactly|a total of)\s+)+/i
/** A purchase of one's own is news, whatever it came to. */
const purchase =
  /(?:^(?:(?:then|also|and|just|later|today)\s+)*|\b(?:i|we)(?:['’]ve| have| also| just| then)* )(?:took|rode|(?:had|have)(?! (?:an? )?(?:voucher|coupon|discount|code|gift card)s?\b)|ate|drank|went|grabbed|bought|got|ordered|picked|paid|spent|tried|treated|booked|filled|sold|earned|won|made|received|rented|saw)\b/i
const oneMore = /\b(?:another|again|too|also|as well|one more|else|next|new one)\b/i
const withIt =
  /^(?:with|including|incl|plus|without|counting)\b|^after (?:the |my )?(?:tax|taxes|tip|discount|coupon|fees?|refund|voucher)\b|\bincluded$|\b(?:for|of|on|with) (?:that|it|this)(?: one)?\b/i

/** "it was eighty for Rosa" */
const behind =
  /^(?:it|that) (?:was|is|were|came to|cost) (.+?) (?:for|on|from) ((?:(?:the|my|our) )?\p{L}[\p{L}'’& ]*)$/iu
/** "thirty two it was, the gas" */
const inverted = /^(\S+(?: \S+){0,4}?) (?:it|that) (?:was|is)(?:[\s,]+(?:for )?((?:the|my|our) \p{L}[\p{L}'’& ]*))?$/iu
/** "no, sixteen with guac" */
const withMore = /^(\S+(?: \S+){0,4}?) (?:with|including|without|after|before) \p{L}[\p{L}'’& ]*$/iu
/** "Nico only gave me ten" */
const onlyGave =
  /^(\p{L}[\p{L}'’& ]*?) (?:only|just) (?:gave|paid|sent|transferred|venmoed|zelled|returned|owed)(?: me)?(?: back)? (.+)$/iu

/** "keep it at 13", "put it back, 65 is right" */
const kept =
  /^(?:(?:put|bring|change|set|turn) (?:it|that) back[\s,]+)?(?:and )?(?:(?:keep|leave) (?:it|that|this) (?:at|as) (.+)|(.+) (?:is|was) (?:right|correct|the right one|fine)(?: after all)?)$/i

/** Reads what a thing is said to come to after all; null for any other sentence, which may be news. */
export function readOutcome(message: string): OutcomeSaid | null {
  if (message.length > LONGEST || /\?\W*$/.test(message)) return null
  const { text, isMarked } = readRetelling(message)
  const words = text.trim().replace(/[\s.!]+$/, '')
  if (oneMore.test(words)) return null
  const [, at, right] = kept.exec(words) ?? []
  const stays = at ?? right
  if (stays) return { amount: plainAmount(stays), around: '', ofLast: 'surely' }
  const [, priced, of] = behind.exec(words) ?? []
  if (priced && of) return { amount: plainAmount(priced), around: of, ofLast: null }
  const [, giver, given] = onlyGave.exec(words) ?? []
  if (giver && given) return { amount: plainAmount(given), around: giver, ofLast: null }
  const [, turned, thing] = inverted.exec(words) ?? []
  if (turned) return { amount: plainAmount(turned), around: thing ?? '', ofLast: thing === undefined ? 'surely' : null }
  const more = isMarked ? withMore.exec(words)?.[1] : undefined
  if (more) return { amount: plainAmount(more), around: '', ofLast: 'surely' }

  const told = [...words.matchAll(result)].at(-1)
  const around =
    told && words.slice(0, told.index).replace(/[\s,;.-]+(?:so|and|now|then|which|because)?[\s,;.-]*$/i, '')
  if (!told || !around || purchase.test(around)) return null
  const isOwnPart = /^m(?:ine|y)\b/i.test(told[0])
  const ofLast = withIt.test(around) ? 'surely' : isOwnPart ? 'unnamed' : null
  return { amount: plainAmount(words.slice(told.index + told[0].length)), around, ofLast }
}

function plainAmount(words: string): string {
  return words.replace(amountStart, '').replace(amountEnd, '')
}
