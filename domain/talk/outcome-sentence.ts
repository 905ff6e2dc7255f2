import { count } from '#domain/talk/count-words.ts'
import { pronoun } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { coupon, promo } from '#domain/understanding/words/reduction-words.ts'

/**
 * What a thing comes to after all, in words that are no second purchase. `amount` should hold the new amount and nothing else, `around`
 * may name the thing. `ofLast`: it is about the one that is talked of, where none is named or whatever is. `isBare`: `around` is nothing
 * but that name. `isNear`: only what is near to its amount puts it right. `extra`: it is said to come to more or to less by what came with it.
 */
export type OutcomeSaid = {
  amount: string
  around: string
  ofLast: 'surely' | 'unnamed' | null
  isMarked: boolean
  isBare: boolean
  /** It is of what came in: "he only gave me 25". */
  isReceived: boolean
  isNear: boolean
  extra: 'more' | 'less' | null
}

const LONGEST = 160

/** "so it's 400 even", "so mine is 34": what all before it led to. */
const result = pattern.gi`\b(?:(?:it|that)(?:['’]s| is| was| comes? to| came to| makes| cost)|mine(?:['’]s| is| was)|my (?:share|part
  |half) (?:is|was)|(?:brings?|brought|making|makes) it to|(?:make|call) (?:it|that)) `
const amountEnd = pattern.iu`(?:[\s,]+(?:even|in all|all in|in total|in the end|altogether|total|for me|then|now|instead|after all|flat
  |exactly|only|for (?:the|my|our|all)(?: \p{L}+){1,3}))+$`
const amountStart = /^(?:(?:the full|now|only|just|down to|up to|actually|really|exactly|a total of)\s+)+/i
/** A purchase of one's own is news, whatever it came to. */
const purchase = pattern.i`(?:^(?:(?:then|also|and|just|later|today)\s+)*|\b(?:i|we)(?:['’]ve| have| also| just| then)* )(?:took|rode|
  (?:had|have)(?! (?:an? )?(?:${coupon}|code|gift card)s?\b)|ate|drank|went|grabbed|bought|got
  |ordered|picked|paid|spent|tried|treated|booked|filled|needed|wanted|sold|earned|won|made|received|rented
  |saw)\b`
/** "I paid the whole thing actually, make it 96" */
const wholeOfIt =
  /^(?:i|we) (?:ended up paying|paid|covered|got)(?: for)? (?:(?:the (?:whole|full|entire) (?:thing|bill|amount|price|tab|lot)|all of it|everything|it all))\b/i
const oneMore = /\b(?:another|again|too|also|as well|one more|else|next|new one)\b/i
/** "I also tipped him 20 so make that 240": a tip is no second purchase. */
const tippedToo =
  /^(?:and )?(?:i|we) (?:also|then) (?=tipped (?:(?:him|her|them) )?(?!the |my |our )\S+(?: (?:dollars|bucks|quid))?,? so\b|left an? \S+ tip\b)/i
const withIt = pattern.i`^(?:with|including|incl|plus|without|counting)\b|^after (?:the |my )?(?:tax|taxes|tip|${coupon}|fees?
  |refund)\b|\bincluded$|\b(?:for|of|on|with) (?:that|it|this)(?: one)?\b`

const dearer =
  '(?:(?:sales )?tax(?:es)?|vat|gst|tips?|gratuity|shipping|postage|delivery|handling|service|surcharge|(?:\\p{L}+ )?(?:fees?|charges?))'
const cheaper = `(?:(?:\\p{L}+ )?(?:${coupon}|refund|rebate|deal|cashback)s?|(?:${coupon}|promo) code|gift card)`
const extras = (each: string) => `(?:the |my |a |all the )?${each}(?: and (?:the |my |a )?${each})*`
/** "with shipping", "after the tax", "tip included": nothing else is said around the amount. */
const dearerBy = new RegExp(
  `^(?:(?:with|including|incl|plus|counting|after) ${extras(dearer)}|${extras(dearer)} included|without ${extras(cheaper)})$`,
  'iu',
)
const cheaperBy = new RegExp(
  `^(?:(?:with|including|counting|after) ${extras(cheaper)}|without ${extras(dearer)})$`,
  'iu',
)

/** "14 I mean 44": put right in the same breath, as the engine reads it. */
const saidAnew = /^[$£€]?[\w.]+,? (?:no,? |sorry,? |wait,? )*i mean(?:t)? /i

/** What makes a thing come to something else: "they knocked twelve off the tires so it's 400". */
const moved = pattern.i`\b(?:off|swapped|switched|exchanged|upgraded|${coupon}s?|discounted|refund(?:ed)?|rebate|promo
  |gift card|waived|comped|knocked|paid|covered|chipped in)\b`
/** "netflix went up, it's 17.99" */
const repriced = pattern.iu`^(?:the |my |our )?(\p{L}[\p{L}'’& ]{0,40}?) (?:(?:went|has gone|have gone|had gone|came|is|was) (?:up|down)
  |(?:got|was|were) (?:cheaper|dearer|more expensive))(?: (?:again|a bit|a little|this month|in price|too|now|on me))*$
  |^they (?:raised|upped|hiked|lowered|dropped|put up) (?:the price of |the price on )?(?:the |my |our )?(\p{L}[\p{L}'’& ]*)$`
/** "the barber has gone up to twenty-two now, I forgot" */
const movedTo = pattern.iu`^((?:the |my |our )?\p{L}[\p{L}'’& ]{0,40}?)(?:['’]s| (?:(?:has|have|had|is|was|were) )?(?:just |actually )?(?:went|gone|came|come|got|dropped
  |bumped|put|is|was)) (?:up|down) to ([^\s,;]+(?: [^\s,;]+){0,3}?)(?: (?:now|again|this (?:month|week|year|time)))*(?: (?:with|after|because|since|cause|including) \D*|[,;.]\D*)?$`
/** "my roommate paid her part so mine is 450" */
const othersPart = pattern.iu`^(?:(?:and|then) )?(?:(?:my|the|our) )?\p{L}+(?: (?:has|have|already|only|just))* (?:paid|covered|chipped in
  |put in)(?: (?:for|his|her|their|its|the|a|some|other|own|part|half|share|rest|third|of|it|that
  |[$£€]?\d[\d.]*))*$`
/** "they had 20% off": a price of the shop, that of the thing that was told. */
const wasReduced = pattern.i`^(?:they (?:had|were doing|did|gave (?:me|us)|took)|there was|it was|it had) (?:an? )?(?:\S+ ){0,2}?(?:off|${coupon}|discount|sale)(?: on)?(?: it| that)?$`
/** "sorry, two coffees, so 6.40" */
const counted = pattern.iu`^(?:(?:it|that|there|they) (?:was|were) |(?:i|we) (?:had|got|bought) )?(\p{L}[\p{L}'’& ]*?
  |\d{1,2} \p{L}[\p{L}'’& ]*?),? so ([^,]+)$`

/** "it was eighty for Rosa" */
const behind =
  /^(?:it|that) (?:was|is|were|came to|cost) ([^,]+?) (?:for|on|from) ((?:(?:the|my|our) )?\p{L}[\p{L}'’& ]*)$/iu
/** "I tell a lie, it was twenty in the collection plate" */
const behindAt =
  /^(?:it|that) (?:was|is|were|came to|cost) ([^,]+?) (?:in|at|to|into|with) ((?:(?:the|my|our) )?\p{L}[\p{L}'’& ]*)$/iu
/** "it was 27.14 at Aldi", which may have been told there before */
const behindAtShop = /^(?:it|that) (?:was|came to|cost) ([^,]+?) at ((?:(?:the|my|our) )?\p{L}[\p{L}'’& ]*)$/iu
/** "thirty two it was, the gas" */
const inverted = /^(\S+(?: \S+){0,4}?) (?:it|that) (?:was|is)(?:[\s,]+(?:for )?((?:the|my|our) \p{L}[\p{L}'’& ]*))?$/iu
/** "no, sixteen with guac" */
const withMore = /^(\S+(?: \S+){0,4}?) (?:with|including|without|after|before) \p{L}[\p{L}'’& ]*$/iu
/** "Nico only gave me ten", "no wait, they paid 805"; "just" is as well a moment ago. */
const onlyGave =
  /^(?!(?:i|we) )(\p{L}[\p{L}'’& ]*?)(?: (only|just|actually|really))? (?:gave|paid|sent|transferred|venmoed|zelled|returned|owed)(?: me)?(?: back)? (.+)$/iu
/** "so only 427 came in", "it was only 427 that landed" */
const onlyCame =
  /^(?:so )?(?:(?:it|there) (?:was|were) )?only (.+?) (?:that |actually |of it )*(?:came (?:in|through)|landed|arrived|(?:got|was) deposited|hit (?:my|the) (?:account|bank)|showed up|cleared)$/i

/** "got 10 off with a coupon so 49.99", "the cashier gave me a dollar off so ten", "they took 10 off the shoes, so 40" */
const sumOff = `(?:[$£€]?\\d[\\d.]*|${count}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?: (?:dollars?|bucks?|quid|pounds?|euros?|percent|%))?|(?:dollar|buck|pound|euro|quid|few|couple)(?: (?:dollars|bucks))?`
const offSo = pattern.iu`^(?:(?:i|we|they|he|she|there|(?:the|my|our) (?!(?:boss|mom|mum|dad|wife|husband|brother|sister|friend|uncle|aunt|parents|client|roommate) )\p{L}+) )?(?:got|had|used|applied|was|took|knocked|gave (?:me|us)) (?:(?:an?|the|my|another|about|like) )*
  (?:(?:(?:${sumOff}) )?(?:off|${coupon}s?|${promo})|(?:${sumOff}) back)
  (?: (?:on |for )?(?:it|that|this|them)| (?:on |for )?((?:the|my) [a-z][a-z' ]*?))?(?: with (?:a|an|my|the) [a-z ]+?)?,? so
  (?: (?:it|that)(?:['’]s| was))?(?: (?:just|only|now))* ([^\s,]+(?: [^\s,]+){0,2})$`

/** "no, 15.75, they charged extra for the rice", "90 sorry, they raised it" */
const withReason =
  /^([^\s,]+(?: [^\s,]+){0,3}?),? (?:sorry,? )?(?:they|i|we|he|she|because|since|it|there) (?!was\b|were\b|is\b)\S.*$/i
/** "120 minus the 12 for the membership so 108" */
const reckoned =
  /^[$£€]?\d[\d.]* (?:minus|less|plus|and) (?:the )?[$£€]?\d[\d.]*(?: (?:for|of) [^\d,;]{1,40}?)?,? (?:(?:so|is|makes|which makes|that['’]s|equals) )+([$£€]?\d[\d.]*)$/i
/** "8 I mean" */
const afterthought = /^([^\s,]+(?: [^\s,]+){0,3}?),? i meant?(?:,? (?:because|since|cause|cos|as) \D*)?$/i
/** "no, I gave him thirty" */
const gaveThem =
  /^(?:i|we) (?:only |just |actually )*(?:gave|paid|tipped|sent|lent|handed|owed) (?:him|her|them|it|that) (.+)$/i

/** "no, 5 less" */
const changedBy = /^(?:it was )?[^\s,]+(?: (?:dollars|bucks|pounds|quid|euros))? (?:less|lower|cheaper|more|higher)$/i

/** "keep it at 13", "put it back, 65 is right" */
const kept = pattern.i`^(?:(?:put|bring|change|set|turn) (?:it|that) back[\s,]+)?(?:and )?(?:(?:keep|leave) (?:it|that|this) (?:at
  |as) (.+)|(.+) (?:is|was) (?:right|correct|the right one|fine)(?: after all)?)$`

/** Reads what a thing is said to come to after all; null for any other sentence, which may be news. */
export function readOutcome(message: string): OutcomeSaid | null {
  if (message.length > LONGEST || /\?\W*$/.test(message)) return null
  const { text, isMarked } = readRetelling(message)
  const words = text.trim().replace(/[\s.!]+$/, '')
  if (oneMore.test(words.replace(tippedToo, '')) || saidAnew.test(words)) return null
  const said = inForm(words, isMarked) ?? ledTo(words, isMarked)
  return (
    said && {
      extra: null,
      isBare: false,
      isReceived: false,
      isNear: false,
      ...said,
      amount: plainAmount(said.amount),
      isMarked,
    }
  )
}

type Said = Pick<OutcomeSaid, 'amount' | 'around' | 'ofLast'> & Partial<OutcomeSaid>

/** A sentence that is nothing but the amount and the thing in one of the forms for it. */
function inForm(words: string, isMarked: boolean): Said | null {
  const [, at, right] = kept.exec(words) ?? []
  const stays = at ?? right
  if (stays) return { amount: stays, around: '', ofLast: 'surely' }
  const [, there, place] = isMarked ? [] : (behindAtShop.exec(words) ?? [])
  if (there && place) return { amount: there, around: place, ofLast: null, isBare: true, isNear: true }
  const [, priced, of] = behind.exec(words) ?? (isMarked ? behindAt.exec(words) : null) ?? []
  if (priced && of) return { amount: priced, around: of, ofLast: null, isBare: true }
  const [, dearer, to] = movedTo.exec(words) ?? []
  if (dearer && to && pronoun.test(dearer.toLowerCase()))
    return { amount: to, around: '', ofLast: 'surely', extra: / up to /i.test(words) ? 'more' : 'less' }
  if (dearer && to)
    return { amount: to, around: dearer.replace(/^(?!the |my |our )/i, 'the '), ofLast: null, isBare: true }
  const [, giver, only, given] = onlyGave.exec(words) ?? []
  if (given && /^(?:he|she|they)$/i.test(giver ?? '') && (isMarked || only))
    return { amount: given, around: '', ofLast: 'surely', isReceived: true }
  if (giver && given && (isMarked || only?.toLowerCase() === 'only'))
    return { amount: given, around: giver, ofLast: null, isBare: true }
  const came = onlyCame.exec(words)?.[1]
  if (came) return { amount: came, around: '', ofLast: 'surely', isReceived: true }
  const [, lessened, left] = offSo.exec(words) ?? []
  if (left)
    return { amount: left, around: lessened ?? '', ofLast: lessened === undefined ? 'surely' : null, extra: 'less' }
  const because = isMarked ? withReason.exec(words)?.[1] : undefined
  if (because) return { amount: because, around: '', ofLast: 'surely' }
  const sum = reckoned.exec(words)?.[1]
  if (sum) return { amount: sum, around: '', ofLast: 'surely' }
  const last = isMarked ? afterthought.exec(words)?.[1] : undefined
  if (last) return { amount: last, around: '', ofLast: 'surely' }
  if (isMarked && changedBy.test(words)) return { amount: words.replace(/^it was /i, ''), around: '', ofLast: 'surely' }
  const handed = isMarked ? gaveThem.exec(words)?.[1] : undefined
  if (handed) return { amount: handed, around: '', ofLast: 'surely' }
  const [, turned, thing] = inverted.exec(words) ?? []
  if (turned)
    return { amount: turned, around: thing ?? '', ofLast: thing === undefined ? 'surely' : null, isBare: true }
  const withOther = isMarked ? withMore.exec(words)?.[1] : undefined
  if (withOther) return { amount: withOther, around: '', ofLast: 'surely' }
  const isCounted = isMarked || /^(?:it|that|there|they) (?:was|were) /i.test(words)
  const [, several, inAll] = (isCounted && counted.exec(words)) || []
  return several && inAll && `${inAll} `.search(result) < 0 ? { amount: inAll, around: several, ofLast: null } : null
}

/** "they knocked twelve off the tires so it's 400": what stands before the amount led to it. Without a mark little else than that may. */
function ledTo(words: string, isMarked: boolean): Said | null {
  const told = [...words.matchAll(result)].at(-1)
  const before = told && words.slice(0, told.index).trim()
  const around = before?.replace(/[\s,;.-]+(?:so|and|now|then|which|because)?[\s,;.-]*$/i, '')
  if (!told || !before || !around || (purchase.test(around) && !wholeOfIt.test(around))) return null
  const amount = words.slice(told.index + told[0].length)
  const extra = dearerBy.test(around) ? 'more' : cheaperBy.test(around) ? 'less' : null
  if (extra) return { amount, around, ofLast: 'surely', extra }
  const isOwnPart = /^m(?:ine|y)\b/i.test(told[0])
  const isOrder = /^(?:make|call)/i.test(told[0]) && !/\b(?:never|not|don['’]?t)\b/i.test(around)
  const [, thing, of] = repriced.exec(around) ?? []
  const priced = thing ?? of
  if (priced) return { amount, around: `the ${priced}`, ofLast: null, isBare: true }
  const isLedTo = isOrder || /\b(?:so|which)[\s,]*$/i.test(before) || /^(?:br|mak)/i.test(told[0])
  if (!isMarked && !(isLedTo && (isOrder || moved.test(around)))) return null
  const isOfLast = isMarked ? withIt.test(around) : false
  const isUnnamed = isOrder || (isOwnPart && (isMarked || othersPart.test(around))) || wasReduced.test(around)
  return { amount, around, ofLast: isOfLast ? 'surely' : isUnnamed ? 'unnamed' : null }
}

function plainAmount(words: string): string {
  return words.replace(amountStart, '').replace(amountEnd, '')
}
