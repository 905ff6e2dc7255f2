import { openers } from '#domain/talk/openers.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { asksForRemoval } from '#server/assistant/changes/removal-words.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { tellsFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 160
const MOST_NAME_WORDS = 4

const asking =
  pattern`(?:(?:(?:can|could|would|will) you|can we|you can|lets|let's|please|just|go ahead and|i (?:want|need) (?:you )?to)\s)*`
    .source
/** Where an order begins, its verb, and the word that makes a taking of it. */
const ordering = new RegExp(
  `(?:^\\W*${openers}|[,;.:] ?(?:(?:so|and|then|but)\\b[ ,]*)*|\\b(?:so|and|but)\\b ?)${asking}(?:(delete|remove|erase|strike|cancel|scrap|bin|drop|scratch|get rid of|leave out|ignore|skip|lose|kill|ditch|nix|axe|dump|yank|toss|chuck|trash|forget(?: about)?|never ?mind|do(?:n['’]?t| not) (?:count|include))|(take|cross|pull|get|leave|cut|knock)(?: (out|off))?) (?=(?:(?:the|my|our|that|this) )?\\p{L})`,
  'giu',
)
const article = /^(?:the|my|our|that|this) /i
const particle =
  /^ (?:out|off|away)\b(?: of (?=the|my|our|there|here))?(?: (?:the|my|our) (?:list|log|books|ledger|expenses|spending|records)| there| here)?/i
/** What may stand behind the thing: nothing, a courtesy, or a clause of its own that says why it goes. */
const reason = pattern.iu`^(?:(?: (?:again|please|then|now|too|for now|for me|actually|after all|entirely|completely|thanks|ok|okay))*\W*$
  |(?: (?:again|please|then|now|too|for now|for me|actually|after all))*(?:[,.;:!)-]|\s[-–—]|\s(?:because|since|cause|cos|as|i|i['’]m|im|i['’]ll|ive|i['’]ve
  |we|we['’]re|we['’]ll|weve|he|he['’]s|hes|she|she['’]s|shes|they|they['’]re|theyre|they['’]ll|it|it['’]s|its|that['’]s|thats|there|there['’]s
  |somebody|someone|nobody|turns out|my|our|(?:(?:the|his|her|their) )?\p{L}+ (?:paid|covered|got|had|took|gave|put|picked|did))\b))`
/** "remove the vet insurance paid directly": behind the thing another that did or was something; "the lunch at Subway" says which. */
const ownClause =
  /^(?: (?:again|please|then|now|too|actually|after all))* (?!(?:at|from|of|on|in|with|for|and|or|to|by|until|one|entry|item|not|but|was|were|is)\b)\p{L}[\p{L}'’]*(?: [\p{L}'’]+)* (?:was|were|is|are|aren['’]?t|isn['’]?t|paid|pays|paying|covers|has|have|took|takes|gave|gives|let|lets|made|went|came|did|does|didn['’]?t|doesn['’]?t|won['’]?t|(?!need|bed|red)\p{L}{2,}ed)\b(?: [\p{L}'’]+)*\W*$|^(?: please)? (?:found|got|had|have|returned|borrowed|forgot|didn['’]?t|never|not) [\p{L}'’]+ \P{N}*$/iu
const keeps = /\b(?:instead|keep|leave|not the|except|add|put|save|make|change)\b/i

/**
 * "cancel the coffee i used a gift card", "don't count the shake", "the beer wasn't mine", "can you take the belt out for now, they have to redo the bill": an order to take a thing of this
 * talk out, and behind it why, in whatever words. Null for any other sentence, and where anything else is told beside the order.
 */
export async function readThingRemoved(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const { message } = speaker
  const [first, ...more] = frames
  const ordered = first?.intent === 'delete' && more.length === 0 ? first.target?.merchant : undefined
  const standing =
    message.length > LONGEST || !(verbs.test(message) || denials.test(message))
      ? []
      : await standingEntries(context, speaker, turnsBack.ofLongTalk)
  const isKnown = (name: string) => standing.some(({ merchant }) => nameFit(merchant, name) !== null)
  if (standing.length === 0 || (ordered !== undefined && isKnown(ordered))) return null
  // "delete the lumper fee the broker paid that": a name that goes on with why is none of theirs.
  if (ordered !== undefined && nameAt(ordered, standing) === null) return null
  const denied = deniedThing(message, standing)
  if (denied) return denied
  for (const found of message.matchAll(ordering)) {
    const [lead, sure, , ahead] = found
    const from = found.index + lead.length
    const before = message.slice(0, found.index)
    if (hasFigures(before, speaker)) continue
    const named = nameAt(message.slice(from), standing)
    if (!named) continue
    const behind = message.slice(from + named.length)
    const isContract = ofContracts.test(sure ?? '') && !/^(?:the|that|this) /i.test(message.slice(from))
    if (isContract && (/^cancel$/i.test(sure ?? '') || !otherPays.test(behind))) continue
    const off = particle.exec(behind)?.[0] ?? ''
    if (sure === undefined && ahead === undefined && off === '') continue
    const tail = behind.slice(off.length)
    if (
      !(reason.test(tail) || ownClause.test(tail)) ||
      keeps.test(tail) ||
      asksForRemoval(tail) ||
      hasFigures(tail, speaker)
    )
      continue
    return removal(named, from)
  }
  return null
}

function removal({ merchant, length }: NameRead, from: number): Understanding {
  return understood({
    intent: 'delete',
    target: { merchant },
    spans: [{ start: from, end: from + length }],
    confidence: 1,
  })
}

const notHad = pattern.iu`^\W*${openers}((?:i|we) (?:(?:didn['’]?t|did not) (?:have|buy|get|order|take)|never (?:had|bought|got|ordered|took)) )?(?=(?:the|my|our|that) \p{L})`
const inTheEnd = '(?: (?:after all|in the end|actually|at all|today|anyway))*\\W*$'
const notMine = new RegExp(
  `^ (?:(?:doesn['’]?t|does not|didn['’]?t|shouldn['’]?t) count|(?:wasn['’]?t|was not|isn['’]?t|is not) mine|never happened)${inTheEnd}`,
  'i',
)
const ends = new RegExp(`^${inTheEnd}`, 'i')

/** "I didn't have the beer", "the beer wasn't mine": what was told is none of theirs. */
function deniedThing(message: string, standing: readonly Transaction[]): Understanding | null {
  const [lead, hadNone] = notHad.exec(message) ?? []
  const named = lead === undefined ? null : nameAt(message.slice(lead.length), standing)
  if (lead === undefined || !named) return null
  const behind = message.slice(lead.length + named.length)
  return (hadNone === undefined ? notMine : ends).test(behind) ? removal(named, lead.length) : null
}
const denials = /\b(?:not|never|\w+n['’]?t)\b/i
const verbs =
  /\b(?:delete|remove|erase|cancel|scrap|bin|drop|scratch|lose|kill|ditch|nix|axe|dump|yank|toss|chuck|trash|forget|never|get|leave|take|cross|strike|pull|cut|knock|count|include|ignore|skip)\b/i

/** "cancel netflix" is told to the shop, not of an entry. */
const ofContracts = /^(?:cancel|drop|lose|kill|ditch|dump|forget|forget about|never ?mind)$/i

/** "…, work covers it", "… my sister's paying for that", "…, it's on the company": why it is no spending of one's own. */
const otherPays = pattern.iu`^[\s,.;:–—-]+(?:(?:because|since|as|cause|cos) )?(?:(?!(?:i|we|you)\b)(?:(?:my|the|our|his|her|their) )?\p{L}+(?: \p{L}+)?(?:['’]s|['’]ll|s| is| will| already| just| actually)* (?:be )?(?:covers?|covered|covering|pays?|paid|paying|got|gets|getting|has|had|took|reimburses?|reimbursed|reimbursing|expenses?|expensed)
  (?: (?:me|us))?(?: for)? (?:it|that|this|those|them|that one)|(?!(?:i|we|you)\b)(?:(?:my|the|our|his|her) )?(?:work|job|company|office|firm|boss|employer|school|insurance|\p{L}+)(?:['’]s| is| will| already)* (?:pays?|paid|paying|covers?|covered|covering)
  |(?:it|that|this)(?:['’]s| is| was) (?:on|through) (?!me\b|us\b|my (?:own )?(?:card|account)\b)(?:(?:the|my|our) )?\p{L}+(?: card| account| plan)?
  |(?:it|that|this)(?:['’]s| is| was) (?:free|comped|covered|expensed|reimbursed|paid for(?: by (?:my )?\p{L}+)?)|(?:i|we) (?:got|get|was|were) (?:reimbursed|refunded)(?: for (?:it|that))?)(?: (?:now|anyway|actually|after all|already|for me|for us|this (?:month|time)|today))*\W*$`

/** Digits that name something, as in "route 66", are figures here too: nothing is removed by words that may tell of more. */
function hasFigures(words: string, speaker: Speaker): boolean {
  return tellsFigures(words, speaker) || /\d/.test(words)
}

/** An entry's name, and how much of the text it takes. */
type NameRead = { merchant: string; length: number }

/** The longest words at the front that are, with an article or without, the whole name of an entry, or part of only one. */
function nameAt(text: string, standing: readonly Transaction[]): NameRead | null {
  const lead = article.exec(text)?.[0] ?? ''
  const words = [...text.slice(lead.length).matchAll(/[\p{L}\p{N}&'’-]+/gu)].slice(0, MOST_NAME_WORDS)
  for (const fit of ['whole', 'part'] as const) {
    for (let count = words.length; count > 0; count--) {
      const last = words[count - 1]
      const end = last ? last.index + last[0].length : 0
      const said = text.slice(lead.length, lead.length + end)
      if (/[,.;!?]/.test(said)) continue
      const names = new Set(
        standing.filter(({ merchant }) => nameFit(merchant, said) === fit).map(({ merchant }) => merchant),
      )
      const [merchant, ...others] = names
      if (merchant !== undefined && others.length === 0) return { merchant, length: lead.length + end }
    }
  }
  return null
}
