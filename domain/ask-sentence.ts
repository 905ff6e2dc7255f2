/** A question about the ledger that wants another answer than a total. `about`: the words for what it is about; null: everything. */
export type AskSentence =
  /** "when did I last buy coffee?" */
  | { asks: 'last_time'; about: string }
  /** "how many coffees did I buy last week?" */
  | { asks: 'count' }
  /** "what do I spend per day?" */
  | { asks: 'daily' }
  /** "where does my money go?" */
  | { asks: 'breakdown' }
  /** "did I spend more this month than last month?" */
  | { asks: 'comparison'; unit: 'week' | 'month' }
  /** "how am I doing?" */
  | { asks: 'standing' }
  /** "can I afford 200 for shoes?" */
  | { asks: 'room'; about: string | null }
  /** "when is my next bill?" */
  | { asks: 'bills' }

const lastTime =
  /^(?:and )?(?:when did (?:i|we) last|when(?:'s| was) the last time (?:i|we)|when(?:'s| was) (?:my|our|the) (?:last|latest)|(?:the )?last time (?:i|we)) (.+)$/
const done =
  /^(?:(?:buy|bought|get|got|go|went|been|pay|paid|have|had|eat|ate|order|ordered|shop|shopped|visit|visited|spend|spent|money|take|took|see|fill|filled|up|at|to|for|from|on|in|a|an|the|my|some|any) )+/
const counts = /^(?:and )?how (?:many|often|frequently)\b(?! (?:do|are|is) (?:you|there))/
/** What may stand before the words that ask: "show me my", "how much did I spend", or a few words of what it is about. */
const before = '^(?:(?:what|whats|how|show|give|tell|see|let|can|could|do|compare)\\b.* )?(?:[^\\d\\s]+ ){0,4}'
/** What may follow them. Anything else makes them the name of a thing to buy: "breakdown cover 80". */
const within =
  '(?: (?:of|for|by|per|on|this|last|in|over|since|from|between|during|so far|today|now|please|each|every)\\b.*)?$'
const daily = new RegExp(
  `${before}(?:daily (?:average|spend(?:ing)?)|(?:average|mean) (?:spend(?:ing)? )?(?:per|a|each) day|(?:per|a|each) day on average)${within}|^(?:what|how)\\b.*(?:\\b(?:per|a|each) day\\b.*\\baverage|\\baverage\\b.*\\b(?:per|a|each) day)${within}|^average spend(?:ing)?$`,
)
const breakdown = new RegExp(
  `^where (?:does|did|is|has) (?:all )?(?:my|our|the) money (?:go|gone|going|went)\\b|^what (?:do|did|am|are|have) (?:i|we) (?:spend|spent|spending) (?:the )?most (?:money )?on\\b|${before}(?:(?:top|biggest|largest|main) (?:spending )?categor(?:y|ies)|by category|breakdown)${within}`,
)
const comparison =
  /^(?:(?:did|do|have|am) (?:i|we) (?:spend|spent|spending) (?:more|less)|compare|how does|how did)\b.*\bthis (week|month)\b.*\b(?:last|previous|before|past)\b|^(?:(?:did|do|have|am) (?:i|we) (?:spend|spent|spending) (?:more|less)) (?:money )?than last (week|month)\b/
const standing =
  /^(?:so )?how (?:am i|are we) doing\b(?! today$)|^how(?:'s| is) (?:my|the|this) (?:month|money|spending|budgeting|finances)(?: going| looking| doing)?$|^(?:give me |show me )?(?:an? |my )?overview\b|^how (?:do|are) my finances (?:look|looking)/
const room =
  /^(?:can|could) (?:i|we) (?:still )?(?:afford|spend|buy|pay|get) (.+)$|^how much (?:more )?(?:can|could|may) (?:i|we) (?:still |safely )?(?:spend|afford)\b(?: (.+))?$|^(?:what|how much) can (?:i|we) (?:still )?(?:afford|spend)\b(?: (.+))?$|^what(?:'s| is) left(?: this month| to spend)?$|^how much (?:money )?do (?:i|we) have left(?: to spend)?(?: this month)?$/
const bills =
  /^when(?:'s| is| are) (?:my|the|our) next (?:bills?|payments?|subscriptions?)\b|^what(?:'s| is)? (?:bills? |payments? |is )*(?:are |is )?(?:coming up|due)\b|^what(?:'s| is) (?:my|the) next (?:bill|payment)\b|^what do (?:i|we) pay (?:every|each|a|per) month\b|^(?:any |are there any )?(?:upcoming )?bills(?: coming)?(?: up| due)?(?: soon| this week| this month)?$/

/** Reads a question of one of these kinds; null for any other sentence. */
export function readAskSentence(text: string): AskSentence | null {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[?!.]+\s*$/, '')
    .replace(/^(?:hey |hi |ok |okay |so |well |penny,? )+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const last = lastTime.exec(words)?.[1]?.replace(done, '').trim()
  if (last) return { asks: 'last_time', about: last }
  if (counts.test(words)) return { asks: 'count' }
  if (daily.test(words)) return { asks: 'daily' }
  if (breakdown.test(words)) return { asks: 'breakdown' }
  const compared = comparison.exec(words)
  if (compared) return { asks: 'comparison', unit: (compared[1] ?? compared[2]) === 'week' ? 'week' : 'month' }
  if (standing.test(words)) return { asks: 'standing' }
  const wanted = room.exec(words)
  if (wanted) return { asks: 'room', about: wanted.slice(1).find((each) => each !== undefined) ?? null }
  return bills.test(words) ? { asks: 'bills' } : null
}
