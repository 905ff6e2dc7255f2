import type { BalanceFrame } from '#domain/understanding/frame.ts'
import { clauseSpan, leadingWords, type Reading, says } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount } from '#domain/understanding/words/piece.ts'

const accounts = / (?:accounts?|banks?|current|checking|chequing|savings|credit union|isa) /
const asks = pattern`^ (?:how many|whats|what (?:is|do|does|did|was|dey|remains?)|do i|do we|have i|have we|is there|are there
  |(?:does|will|can|could|would|is|are) (?:my|the|all)|can i cover|hows|how (?:are|is|was)|what (?:have|has)
  |(?:is )?any(?:thing)?|check|show|total|any|money|sum|count|add up|tally|tell me) | (?:how much|what (?:i|we) have
  |what do i have|what (?:stood|stands|stays|was|is|s)|whats) `
const holding = pattern` (?:have|got|has|had|in|inside|left|hold|holds|cover|covers|stand|standing|look|looks|looking
  |total|enough|less than|more than|money|sum|across|stood|stands|remains?|dey|doing|healthy|ok|okay|anything|remaining
  |on (?:the|my|our)) `
/** "right now, like, in total": behind a question that is of all there is. */
const rest =
  '(?:(?:available|left|right|now|at|the|moment|present|currently|all|in|total|altogether|overall|like|ah|hey|then|please) )*'
/** "do I have enough money for dinner", "am I broke", "do I have more than 2000 in total". */
const plain = pattern` (?:funds available
  |account totals
  |how far into my overdraft
  |how much (?:cash|money) (?:(?:i|we) (?:have|got)|have (?:i|we)|left)(?= ${rest}$)
  |how much (?:(?:bread|dough|cheddar) )?(?:i|we) got (?:like )?(?:left|right now|now|at the moment|total|in total)(?= ${rest}$)
  |how much (?:cash|money) do (?:i|we) (?:still|currently) have(?= ${rest}$)
  |how much (?:cash|money) is (?:(?:there|still) )*with (?:me|us)(?= ${rest}$)
  |(?:what|whatve) (?:have (?:i|we)|i|we) (?:still )?got left(?= (?:in the kitty )?${rest}$)
  |which (?:of my )?accounts? (?:holds|has|have|hold)
  |how (?:flush|full|empty|low|healthy) is my (?:\S+ ){0,3}account
  |available funds
  |any (?:money|cash|funds) (?:left )?in (?:my )?(?:paypal|venmo|cash ?app|the bank|my account|savings|checking)
  |(?<=^ )(?:tell|show) me (?:how much|what) (?:money |cash )?(?:(?:i|we) (?:still |actually )?(?:have|got)|(?:ive|weve) (?:still )?got) left(?= ${rest}$)
  |(?:how much|what) (?:money |cash )(?:is|do (?:i|we) have|have (?:i|we)(?: actually| really| still)?(?: got)?) left(?= $)
  |how much have (?:i|we) left(?= $)
  |how much (?:money |cash )?do (?:i|we) (?:actually|really|still) have(?: left)?(?= $)
  |what (?:do i have|have i got) left(?= ${rest}$)
  |(?:do (?:i|we)|have (?:i|we)) (?:(?:still|even|actually|really) )*(?:have|got) any (?:money|cash|funds)(?= (?:(?:left|over|still|at all|in the bank|right now|now) )*$)
  |(?:spending|bills|expenses|pay|wages|salary|rent) whats left(?: over)?(?= $)
  |what are my accounts
  |how much (?:total )?(?:money |cash |dough )?(?:do (?:i|we) (?:have|owe)|have (?:i|we) got(?! (?:back )?(?:from|off) )|is in|we have)
  |is owed
  |is (?:still |left |there )*on (?:my|our) (?:(?:credit|debit|bank) )?(?:card|visa|mastercard|amex)(?= (?:(?:right|now|today|currently|at the moment) )*$)
  |(?:how much|what) (?:money |cash )?(?:am i|are we) (?:left with|sitting on)
  |(?:whats|what is|how much (?:money |cash )?(?:is|(?:do|will) (?:i|we) have|have (?:i|we) got)) left (?:over )?after (?!a budget)(?:\S+ ){0,3}\S+(?= $)
  |(?:how (?:am|are) (?:i|we) (?:doing|fixed|off|set)|(?:am|are) (?:i|we) (?:ok|okay|all right|alright|fine|good)) for (?:money|cash)
  |total money do i have
  |am i (?:broke|skint|rich|flush|overdrawn|out of money|in the (?:red|black))
  |account overdrawn
  |(?:do|if) i have (?:any |enough |sufficient )?(?:money|funds|cash)
  |have i any money
  |how (?:broke|rich|skint|flush|loaded|poor) am i
  |what am i (?:worth|working with)
  |(?:state|health) of my (?:bank )?accounts?
  |how healthy is my (?:bank )?account
  |sum of (?:all )?my accounts
  |hows my (?:bank )?account
  |whats my (?:\S+ )?(?:account|balance) at
  |what (?:have i got|do i have|have we got|do we have|is there|is) (?:left )?in (?:the|my|our) (?:bank|account
    |checking|current|savings|\S+ account)
  |how much (?:dosh|dough|moolah) (?:do i have|have i got)
  |i have to my name
  |i got to my name
  |where (?:do (?:i|we)|(?:i|we)) stand (?:money ?wise|financially|with (?:my |our )?money(?! for))
  |do my finances stand
  |my financial position
  |what funds do i have
  |(?:do i have|have i got) any (?:money|cash)
  |list my accounts
  |what do i (?:have in|owe)
  |whats in my
  |what do (?:all )?my accounts
  |funds in my) |^ (?:(?:so|ok|and) )*(?:whats|what is|how much is(?: there)?(?: still)?) left(?: over| to spend| now)?(?= ${rest}$)|^ (?:do
  |have) (?:i
  |we) (?:still )?(?:have
  |got) (?:enough (?:money |cash |funds |left )?(?:to (?:pay|buy|cover|afford|get)|for|in)
  |more than
  |less than
  |at least
  |over) `
const otherwise = pattern` (?:budget|left for|saved|funds?(?= (?:for|goal))|goals?|spen[dt]|spending|charged?|interest
  |number|fees?|open|close|(?:can|could|may) (?:\S+ ){1,3}(?:have|get|hold) an? (?:\S+ )?account|account with you|payment(?! on| to| next)|declined|paid|points|rewards|apr|rate|statement|limit
  |(?<!how far into my )overdraft|left my account|(?:went|came|come|gone) into my account|withdraw|why|work|when|pto|vacation|(?<! these )days|routing|password|fraud|fraudulent|freeze
  |blocked|block|earn|earned|milk|gas|(?:recent|my|any|fraudulent) transactions?|add an?|link|(?<! to my )name|two|second
  |another|type|types|people|charges|insurance|benefits|protected|insured) `
const otherBalance = pattern` (?:work life balance|(?:new|good|better|your) balance
  |balance (?:bike|board|beam|sheet|transfer|training|diet|work)|exercises?|balanced) `

/** "how much cash is sitting in my savings", "how much did I have in savings two months ago" */
const inSavings =
  /^ (?:how much|whats|what is) .*in (?:my |the )?savings (?:right now |now |today |at the moment |(?:\S+ ){1,2}(?:days?|weeks?|months?|years?) ago |last (?:week|month|year) )?$/
/** "how much do I owe on my internet bill": of that bill, and of no account. */
const owesBill = / owe (?:on|for) (?:my|the|our) (?!credit )(?:\S+ ){1,3}bill /
/** "is my credit card balance still under 500", "has my checking gone below 100" */
const bounds =
  /^ (?:is|are|has|have|was|were|did) my (?:\S+ ){1,5}(?:under|below|over|above|less than|more than|at least) (?:\S+ ){1,3}$/

/** "how much can I still safely spend", "how much can we spend before payday" */
const safely = pattern`^ how much (?:more |money )*can (?:i|we) (?:still )?(?:safely spend (?:(?:now|today|this (?:week|month)) )?$
  |(?:safely )?spend (?:before|until|till|til) (?:payday|pay day|(?:i|we) get paid|(?:my|our|the) next (?:pay|payday|paycheck|paycheque|salary|wages?)) )`
/** "can you check my checking account for me" */
const looks = pattern`^ (?:(?:can|could|will|would) (?:you|i) )?(?:please )?(?:check|view|look at|see|show|show me|pull up)(?: on| up on)? (?:all )?(?:my|our) (?:\S+ )?accounts?
  (?: (?:please|for me|now|right now|today|quickly))* $`

/** "what's my balance", "how much money do I have", "is there enough in my account". */
export function readBalance({ clause }: Reading): BalanceFrame | null {
  const { words } = clause
  const frame: BalanceFrame = { intent: 'balance', spans: clauseSpan(clause), confidence: 0.9 }
  const isPriced = clause.pieces.some(isAmount)
  const isBound = bounds.test(words)
  if (says(clause, 'balance', 'balances', 'net worth') && (!isPriced || isBound) && !otherBalance.test(words))
    return frame
  if ((inSavings.test(words) && !isPriced) || safely.test(words)) return frame
  if (says(clause, 'debt') && says(clause, 'do i have', 'am i in', 'have i got') && !isPriced) return frame
  const asked = leadingWords(clause, fillers)
  if (
    /^ (?:do|have) /.test(asked) &&
    plain.test(asked) &&
    (isPriced || says(clause, 'money', 'cash', 'funds', 'to pay')) &&
    !says(clause, 'budget', 'goal', 'budgeted')
  )
    return frame
  if (otherwise.test(words) || owesBill.test(words)) return null
  if ((plain.test(words) || looks.test(asked)) && !isPriced) return frame
  if (isBound && / my (?:\S+ )?(?:account|checking|savings|balance) /.test(words)) return frame
  return accounts.test(words) && asks.test(asked) && holding.test(words) ? frame : null
}
