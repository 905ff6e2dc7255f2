import { sum } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'

const LONGEST = 100
const giver = '(?:they|he|she|(?:the|my) (?:shop|store|seller|restaurant|hotel|airline|company|bank|driver|app))'
/** What somebody whom one knows gives back is no refund: "he gave me my money back" after a dinner with Sam. */
const shop = giver.replace('he|she|', '')
const refunded = pattern.i`^\W*${openers}(?:(?:${giver}(?:['’]ve| have| has)?(?: just| already| actually)* (?:refunded|reimbursed) (?:it|that|this|me|us|them)
  |(?:it|that|this)(?:['’]s| was| got| has been| is)(?: just| already| actually| all| fully)* refunded
  |(?:i|we)(?:['’]ve)?(?: just| already| actually)* (?:got|had) (?:it|that|them|those|this) refunded
  |(?:(?:i|we)(?:['’]ve)? )?(?:just |already |actually )*returned (?:it|that|them|those|this)
  |(?:(?:i|we)(?:['’]ve)? )?(?:just |already |actually )*(?:took|taken|brought|sent|gave) (?:it|that|them|those) back
  |(?:(?:i|we) got|${shop} gave (?:me|us)) (?:(?:all )?(?:my|our|the) (?:full )?money back|(?:a|the|my) (?:full )?refund)
  |(?:got|had) (?:(?:all )?(?:my|our|the) (?:full )?money back|a (?:full )?refund|refunded)|refund (?:it|that|this))
  (?: (?:to (?:the|them) ?(?:shop|store|seller)?|for (?:it|that|them|those)|in full|completely|back|today|already|after all|in the end|though|actually|too))*)\W*$`

/** "refund both", "they refunded them both" */
const allRefunded = pattern.i`^\W*${openers}(?:${giver} )?(?:refund|refunded) (?:me |us )?(?:for )?(?:both|all)(?: of (?:it|them|those|these))?\W*$|^\W*${openers}(?:${giver} )?(?:refund|refunded) (?:them|those|these)(?: both| all)?\W*$`
const moneyBack =
  pattern`(?:(?:i|we)(?:['’]ve)? )?(?:just )?(?:got|had) (?:(?:all )?(?:my|our|the) (?:full )?money back|(?:a|the|my) (?:full )?refund|it refunded)`
    .source
const why = "(?:it|they) (?:did not|didn['’]t) (?:fit|work|suit)(?: me)?"
/** A ride back is none that was returned, and the old or the other one is not what was told. */
const ride =
  '(?:train|bus|cab|taxi|uber|lyft|ferry|boat|flight|plane|tram|subway|metro|tube|shuttle|coach|car|lift|ride|road|way)'
const returned = "(?:the|my|our) (?!(?:old|other|first|second|last)\\b)[\\p{L}'’& ]{1,30}?"
/** "got my money back on the shoes", "the kettle is broken I got my money back", "couldn't wait, I returned the shoes and got all my money back" */
const refundedThing = pattern.iu`^\W*${openers}(?:${moneyBack} (?:on|for) ((?:the|my|our) [\p{L}'’& ]{1,40}?)(?: too| as well| after all| today)?
  |(?:(?:(?:i )?couldn['’]t wait|in the end|after all|${why}), )?(?:i|we)(?:['’]ve)? (?:(?:just|already|finally|also) )*(?:returned (${returned})|(?:took|brought|sent) (?!the ${ride} back\b)(${returned}) back)(?: (?:just now|today|already|yesterday|to the (?:shop|store)))*,? (?:and|so) (?:(?:i|we) )?${moneyBack}
  |((?:the|my|our) [\p{L}'’&]+(?: [\p{L}'’&]+)?) (?:(?:was|were|is|are|broke|didn['’]?t|doesn['’]?t|did|wouldn['’]?t|had|got)(?: (?!(?:hope|wish|if|unless|until|before|when|think)\b)[\p{L}'’]+){0,4}?)(?:,|,? (?:and|so|but))* ${moneyBack}(?: (?:on|for) (?:it|that|them))?)\W*$`

/** "it was trash so I refunded it, got the 29.99 back": why, and how much came back. */
const amountBack = pattern.i`^\W*${openers}(?=[^\d$£€]*\b(?:it|them|that|those|they)\b)([^\d$£€]{3,80}?)(?:[,.;]|\b(?:so|and|but|then)\b) ?(?:(?:so|and|but|then) )*(?:(?:i|we|they|he|she|(?:the|my) [a-z]+)(?:['’]ve)? )?(?:(?:just|already|finally|even) )*
  (?:(?:got|gave me|gave us|sent me|handed me|had) (?:back )?(?:(?:all|the|my|our|of|full|whole|entire) )*(${sum})(?: (?:dollars|bucks|pounds|quid|euros))?( back| refunded)?|(?:got )?refunded(?: me| us)? (?:(?:all|the|my|of) )*(${sum})|got (?:a|my|the) (?:full )?refund(?:,| of)? (${sum}))(?: (?:in cash|to my card|in full|today|already))*\W*$`
const wentWrong =
  /\b(?:returned|refunded|(?:took|sent|brought|gave) (?:it|them|that|those) back|trash|junk|garbage|rubbish|broken?|broke|defective|faulty|too (?:small|big|tight|loose|large|short|long)|wrong size|sucked|sucks|awful|terrible|bad|didn['’]?t (?:like|fit|work|want)|hated|expired|moldy|off|out of date|double)\b/i

/** The amount of what was told just now that came back, with why it did; null for any other sentence, and where another thing is named. */
export function amountRefunded(message: string): string | null {
  const found = message.length > LONGEST + 20 ? null : amountBack.exec(message)
  const [, why = '', gotBack, isBack, ...others] = found ?? []
  if (!wentWrong.test(why) || (gotBack !== undefined && isBack === undefined)) return null
  return gotBack ?? others.find(Boolean) ?? null
}

/** Whether several of what was told came back whole. */
export function tellsRefundOfAll(message: string): boolean {
  return message.length <= LONGEST && allRefunded.test(message)
}

/** The words for a thing that was told, all of whose price came back; null where none is named. */
export function thingRefunded(message: string): string | null {
  if (message.length > LONGEST) return null
  return refundedThing.exec(message)?.slice(1).find(Boolean) ?? null
}

/** "I took the train back and got a refund", "I returned the old shoes": what came back is something else than what is named. */
export function tellsOtherReturned(message: string): boolean {
  return message.length <= LONGEST && (rodeBack.test(message) || otherReturned.test(message))
}
const rodeBack = pattern.i`\b(?:took|caught) (?:the|a|my) ${ride} (?:back|home)\b.*\b(?:refund(?:ed)?|money back)\b`
const otherReturned =
  /^\W*(?:(?:i|we)(?:['’]ve)? )?(?:just |already )?(?:returned|(?:took|sent|brought)(?= .* back\b)) (?:the|my) (?:old|other) (?!ones?\b)/i

/**
 * "actually they refunded it", "I took them back today, got a full refund": all of what was told just now came back. Not where a part or
 * another thing is named.
 */
export function tellsRefundOfLast(message: string): boolean {
  if (message.length > LONGEST) return false
  const [first = '', ...more] = message.replace(led, '').split(saidOnceMore)
  const isOfIt = more.length === 0 || /\b(?:it|that|this|them|those)\b/i.test(first)
  return isOfIt && refunded.test(first) && more.every((clause) => refunded.test(clause) || gotRefund.test(clause))
}
const led = pattern.i`^\W*${openers}`
/** "got the full refund": of what was spoken of right before. */
const gotRefund = /^(?:(?:i|we) )?(?:got|had) (?:the|my) (?:full )?refund\W*$/i
/** What was done with it, and that its money came back: "I returned it and got my money back". */
const saidOnceMore = /[,;.] (?:(?:and|so) )?|,? and (?=(?:(?:i|we|they) )?(?:got|had|gave|refunded)\b)/i
