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
  |(?:i|we)(?:['’]ve)?(?: just| already| actually)* (?:took|taken|brought|sent|gave) (?:it|that|them|those) back
  |(?:(?:i|we) got|${shop} gave (?:me|us)) (?:(?:all )?(?:my|our|the) (?:full )?money back|a full refund))
  (?: (?:to (?:the|them) ?(?:shop|store|seller)?|for (?:it|that|them|those)|in full|completely|back|today|already|after all|in the end|though|actually|too))*)\W*$`

/** "actually they refunded it", "I took them back to the shop": all of what was told just now came back. Not where a part or another thing is named. */
export function tellsRefundOfLast(message: string): boolean {
  return message.length <= LONGEST && refunded.test(message)
}
