import { capital } from '#domain/capital.ts'
import { merchantOf } from '#domain/understanding/entries/merchant.ts'
import type { ClarifyFrame, DeleteFrame, UndoFrame } from '#domain/understanding/frame.ts'
import { maybeRemoving, removing } from '#domain/understanding/intents/order.ts'
import { behindReason, withoutReason } from '#domain/understanding/intents/removal-reason.ts'
import { clauseSpan, leadingWords, type Reading, says } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { anyOf, holds, phrases } from '#domain/understanding/words/phrases.ts'
import { ends, isAmount, isPause } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'
import { vessels } from '#domain/understanding/words/vessels.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'

/** "scrap that last thing, I was talking to my mate": what was said was meant for somebody else. */
const toOthers = pattern`^ (?:scrap|scratch|ignore|forget|strike|cancel|delete|remove|undo|bin|disregard|never ?mind) (?:that|it|this)(?: (?:last|thing|one|bit|part|please|sorry|because|cause))* i was (?:(?:just|only|actually) )?(?:talking
  |speaking|chatting|shouting|yelling) (?:to|with|at) (?:(?:my|the|our|a) )?(?:\S+ )?\S+ $`

/** "I think I have pressed something, would you undo whatever was just done": how it came about, and then the order. */
const pressed = pattern` i (?:(?:i|think|must|may|might|have|just|accidentally) )*(?:pressed|tapped|hit|clicked|touched|pushed) (?:something|(?:the|an?) (?:wrong )?\S+)
  (?: (?:wrong|by (?:mistake|accident)|accidentally))? (?:\S+ ){0,5}?undo (?:whatever|what|that|it|this|everything|the last) `

/** "undo", "take it back", "roll the last change back", "put things back how they were". */
const undoing = anyOf(
  pattern`^ (?:undo|ctrl z|control z|cmd z|command z|backtrack|unsay that|unsend that|unlog that
  |undelete that|oops undo|u turn on that|forget that|never ?mind undo|never mind that last
  |(?:i )?(?:didnt|did not) mean (?:that|to (?:do|add|log|save|say|record|put) (?:that|this|it)|it)
  |(?:that|this)(?: one)? (?:was|is) (?:a mistake|an accident)|i take (?:it|that) back
  |(?:forget|scrap|scratch) (?:it|that|this)(?: all)?(?: and| just)? undo (?:it|that|this|the|everything|all|what)
  |restore (?:it|that|what)) `,
  pattern`^ (?:scratch|strike|cancel|reverse|revert|rewind|retract|restore|roll ?back) (?:that|it
  |this)(?: (?:one|back|last|change|action|edit|entry|thing)){0,3} $`,
  /^ (?:revert|rollback|rewind|go back|step back|go one back|cancel last) (?!to |into |from |on (?:what|(?:my|our) (?:word|promise)|a) )/,
  pattern`^ (?:revert|reverse|roll back|rollback|rewind|take back|back out|retract) (?:the|my|your|that) (?:last
  |latest|previous|recent) (?:$|(?:few |two |three )?(?:one|thing|bit|entry|entries|change|edit|action|step|transaction|expense|charge|payment|purchase|addition|update|delete|deletion|command|move|order|spend|item|log)s? )`,
  pattern`^ (?:revert|reverse|roll back|rollback|rewind|take back|back out|retract|cancel|scrap|bin|scratch
  |strike|reset|restore|ditch) (?:(?:the|my|your|that|this) (?:(?:last|latest|previous|recent) )?(?:change
  |action|edit|step|deletion|update|command|instruction|move) |what (?:you|i|we) (?:just )?\w+ )`,
  pattern`^ (?:take|put|set|roll|change|bring|turn|get|have|restore) (?:it|that|this|things|everything|them
  |that last (?:change|one|thing|bit)|the last (?:change|one|thing|bit)
  |my last (?:change|one|thing))(?: all)? back(?: (?:to )?(?:how|the way|what|where|as|like|please|now) .*
  | will you| undo)? $`,
  pattern`^ (?:go|step|revert|(?:take|put|return|set|restore|get) (?:it|me|things|everything
  |that)) (?:back )?(?:to )?(?:how|the way|what) (?:it|things|they|that|everything) (?:was|were|looked) `,
  toOthers,
  // "remove what I just told you", "take that back, I was reading the wrong receipt"
  pattern`^ (?:remove|delete|forget|erase|scrap|bin|scratch|ignore|undo) (?:what|whatever|the thing) (?:i|you) (?:just |only |last )*(?:told|said|wrote|added|put|gave
  |logged|saved|entered)(?: (?:you|in|down|there|last|to you))* $
  |^ (?:take|put) (?:it|that|this) back(?: sorry)? (?:because |cause )?(?:i (?:was (?:reading|looking)|misheard|read|meant|made|looked|got (?:it|that) wrong)|(?:that|it) was wrong|(?:its|thats|that is) wrong|my (?:bad|mistake)|wrong) `,
  pressed,
  // "hit undo for me"
  /^ (?:hit|press|tap|click|push|use) (?:on )?(?:the )?undo (?:button )?(?:(?:for me|please|now|again) )*(?:(?:because|cause|sorry|you (?:got|heard)|i (?:said|meant)|(?:the|my) (?:dog|cat|kids?|children|baby|tv|radio)) (?!.*\d).*)?$/,
  / undo (?:that|it|this|the last|the same|the previous)(?: |$)|(?<! dont| not) (?:undo|revert|reverse) $/,
)

const sorry =
  /^ ((oops|whoops|sorry|mali|wrong|um|uh|wait|no|oh no|no no|no no no|shoot|hang on|nope|nah|naw|actually|please|kindly) )+/

/** "undo", "scratch that" said alone. */
export function readUndo({ clause, context, text }: Reading): UndoFrame[] | null {
  const words = leadingWords(clause, fillers).replace(sorry, ' ')
  if (forgets.test(words) && /^(?:add|edit|delete|budget|goal)$/.test(context.last?.intent ?? ''))
    return [{ intent: 'undo', spans: clauseSpan(clause), confidence: 0.9 }]
  if (redoes.test(words)) return [{ intent: 'undo', redo: true, spans: clauseSpan(clause), confidence: 0.95 }]
  const several = severalLast.exec(words)
  const count = several ? (smallNumber(several[1] ?? '') ?? Number(several[1])) : 1
  const counted = several !== null || /^ undo (the |my )?(last |previous )?(\w+ )?$/.test(words)
  if (says(clause, 'standing order', 'direct debit', 'subscription', 'song', 'songs')) return null
  const plain = /^ (?:undo (?:please|that|it|this|the|my|what)|(?:take|put) (?:it|that|this) back) /.test(words)
  if (
    clause.pieces.length > (plain || toOthers.test(words) || pressed.test(words) ? 18 : 9) ||
    (!counted && clause.pieces.some((piece) => piece.type === 'amount' && !piece.struck))
  )
    return null
  if (!several && (!undoing.test(words) || hasToReturn.test(text.toLowerCase()))) return null
  return Array.from({ length: Math.min(Math.max(count, 1), MOST_TURNS) }, () => ({
    intent: 'undo',
    spans: clauseSpan(clause),
    confidence: 0.95,
  }))
}

/** "I have to take it back": to the shop, and later. */
const hasToReturn =
  /\b(?:i|we)(?:['’]?ve)? (?:still )?(?:have|got|need|had|ought) to (?:take (?:it|them|those|this)|bring (?:it|that|them|those|this)) back\b/

/** "never mind, forget it", right behind what was just done. */
const forgets = /^ (?:never ?mind )?(?:just )?forget (?:(?:about )?it|about that) $/

const redoes = pattern`^ (?:redo
  |undo (?:the|that|my|your) (?:last )?undo
  |undo the undoing)(?: (?:that|it|this|the last(?: one| thing| change)?
    |what (?:i|you) (?:just )?undid))?(?: please)? $`

/** "undo the last two": each takes back one turn. */
const severalLast = pattern`^ undo (?:(?:the|my|those|both) )*(?:last |previous |latest )?(\d+|two|three|four|five|six|seven
  |eight|nine|ten) (?:of them |entries |things |ones |turns |changes )?$`
const MOST_TURNS = 10

/** What no entry is, though one may say it of an entry in the same words: "delete my account", "cancel my alarm". */
const elsewhere = phrases(`
  alarm|alarms|app|account|about to say|bank card|calendar|contact|credit card|credit report
  do list|debit card|direct debit|email|meeting|my card|playlist|reminder
  song|shopping list|subscription|standing order|todo list|the card|this card|that card
  write anything|was going to
`)
/** "cancel my mortgage": told to a bank. */
const cancelsContract = /^ cancel (?:my|our) (?!last|latest|.*(?:entry|one|transaction|expense|charge) )/
/** "delete the Japan goal", "remove the food budget and the taxi", but not "cut my food budget to 200", "take 50 from the food budget". */
const removesPlan = pattern`^ (?:delete|remove|erase|get rid of|scrap|cancel|bin|ditch|trash|drop|clear) (?:(?:(?!(?:from|off|out) )|(?<= (?:eating|going|dining|night|nights) ))\S+ ){1,5}(?:goals?
  |(?:goals?|budgets?)(?: and)?(?: also)? (?:the|my|our|that)(?: (?!(?:is|was|are|were|to|stays?|first|second|other|rest) )[a-z'’&-]+){1,4}|budgets?) $`
/** "delete the budget for shopping", "get rid of my budget for eating out": the plan, and behind it what it is for. */
const removesPlanFor = pattern`^ (?:delete|remove|erase|get rid of|scrap|cancel|bin|ditch|trash|drop|clear) (?:the|my|our|that) (?:(?:monthly|whole|savings) )?(budget|goal) (?:for|on|of) (?:(?:an?|the|my|our) )?((?!(?:an?|the|my|our|this|next|last|now|today|all|and|it|that) )[a-z'’&]+(?: (?!(?:the|my|our|an?|in|on|this|next|last|because|since|for) )[a-z'’&]+){0,2})(?:(?: and)?(?: also)? (?:the|my|our|that)(?: [a-z'’&-]+){1,4})? $`
const entryWord =
  '(?:entry|entries|one|ones|transaction|charge|payment|expense|purchase|order|record|duplicate|item|spend|thing)'
const object = `(?:the|my|that|this|those|these|our|both|it|them|last|yesterdays|(?:\\S+ ){1,3}${entryWord}(?= $| from| i | out| off))`
/** "the lunch one", "my last entry": in the bin goes an entry; "the recycling", "my car" go into a real one. */
const binnable = `(?:the|my|that|this) (?:\\S+ ){0,3}?(?:${entryWord}|last) `
const patterns = anyOf(
  // "delete netflix", "get rid of the haircut"
  pattern`^ (?:delete|remove|erase|expunge|purge|eliminate|get (?:rid|shot|shut) of|dispose of|do away with
  |take off(?! (?:work|early))|forget the last|cancel (?:the )?last|cancel(?= (?:[a-z]+ ){0,2}[^a-z ]*\d)) `,
  // "cancel the entry for Sky"
  /^ (?!.*\d)(?:cancel|drop|scratch|scrap|strike|bin|ditch|trash|clear) (?:the|my|that) (?:\S+ )?(?:entry|transaction|expense|one) (?:for|from) /,
  // "bin the bakery one", "strike out the taxi"
  pattern`^ (?:${[...removing].join('|')}|chuck|toss|drop|cut(?! \S+ (?:grass|lawn|hedges?|hair|trees?|bush(?:es)?|wood|logs) (?!one|entry|charge))|strike|cross|wipe|kill|lose|dump|clear|scratch
  |pull|cancel|chop|scrub|(?:throw|toss|chuck) (?:out|away)
  |(?:cut|strike|cross|rub|wipe|take|clear|scratch|pull|knock|leave|weed|bin|blot|edit|clean|scrub|drop) (?:out
  |off|away|down)) ${object} (?!(?:.* )?(?:to|at|as|under|into|in|on|by|for) )`,
  // "take the netflix one off", "get that last entry out of there"
  pattern`^ (?:take|get|chuck|toss|throw|strike|cross|rub|wipe|knock|pull|bin|cut|clear|scratch
  |drop) ${object}(?: \S+){0,5} (?:off|out|away)(?: (?:of )?(?:the|my|our|this|there|here)(?: \w+){0,2})? $`,
  // "drop Lyft from my expenses", "take Nobu off"
  pattern`^ (?:take|drop|strike|cross|knock|pull|cut|wipe|clear|scratch|get|leave) (?:\S+ ){1,5}(?:from|off
  |out of|off of) (?:the|my|our) (?:list|expenses|records?|ledger|spending|books|log|transactions) $
  |^ (?:take|cross|strike|leave) (?:\S+|(?:just |only )?one of (?:them|those|these|the two)) (?:off|out|away) $`,
  // "make the taxi one disappear", "get the entry removed"
  /^ (?:make|have|get) (?:the|my|that|this|it) .*(?:disappear|vanish|go away|gone|deleted|removed|erased|binned) $/,
  // "the Costco entry needs to go", "I want the Walmart one gone"
  pattern`^ (?:the
  |my
  |that
  |this) (?:\S+ ){1,5}(?:(?:needs? to|has to|can|should|must
    |ought to) (?:go(?! (?:in|under|into|to|on|as|with|up|down) )
    |be (?:deleted|removed|erased|binned|taken (?:off|out)))
  |needs (?:deleting|removing)) `,
  pattern`^ (?:i |we )?(?:want|need|d like|id like|would like
  |wed like) (?:the |my |that |this )?(?:\S+ ){1,5}(?:gone|deleted|removed|erased|binned|out of (?:there|here)
  |taken (?:off|out)) $`,
  // "the shoes never happened", "no pizza after all", "I don't want the taxi in there"
  pattern`^ (?:the|my|that) (?:\S+ ){1,3}never happened |^ no (?:\S+ ){1,3}after all $
  |^ forget (?:about )?(?:the|my|that) (?:(?:\S+ ){1,2}|(?:\S+ )?(?:one|entry|transaction) (?:from|for|at) (?!(?:now|tomorrow|later|before|today|a (?:moment|sec|second|minute|bit|while)|the moment) )(?:\S+ ){1,3})$`,
  /^ (?:i |we )?dont want (?:the|my|that) (?:\S+ ){1,3}(?:in there|on there|in the list|on the list|in here|on here) (?:anymore |any more |any longer )?$/,
  // "put the lunch one in the bin", "that entry can go in the trash"; "lunch went in the bin" is what became of it
  pattern`^ (?:(?:put|chuck|throw|toss|stick|pop|bung) (?:${binnable}|(?:it|that|this) )(?:in|into)|(?:(?:it|that|this) |${binnable})(?:can|should|must|has to|needs to) (?:just )?go (?:in|into)) (?:the|my) (?:bin|trash|rubbish)(?: please| now)* $`,
  // "swiggy order please delete", "Checkers was added twice, remove one"
  pattern`^ (?:\S+ ){1,9}(?:please )?(?:delete|remove|erase|scrap|ditch|get rid of|cancel|(?:bin|trash)(?= (?:it|that|this|one|them) )|(?<= (?:please|so) )(?:bin|trash)) (?:it
  |that|this|one|them|one of them|that one|this one|the duplicate|the extra one|the second one)? ?(?:please )?$`,
  // "I think I put the IKEA delivery in there by mistake last week, we never ordered anything, so please remove it"
  pattern`^ (?!.*\d)(?:(?:i think|i guess|i must have|so|oh|sorry) )*(?:i|we|you) (?:put|added|logged|entered|wrote|saved|have|got) (?:the|my|our|that|an?) (?:\S+ ){1,6}(?:by (?:mistake|accident)|twice(?! an? )|accidentally
  |wrongly) (?:.* )?(?:(?:delete|remove|erase|scrap) (?:it|that|one|one of them|the duplicate)|take (?:it|that|one|one of them|the duplicate) (?:out|off)) (?:please )?$`,
  // "I never went to the butcher, take it off"
  /^ (?!.*\d)(?:i|we) (?:never|didnt) (?:\S+ ){1,6}(?:(?:so|please|just) )*take (?:it|that) (?:off|out|away) (?:please )?$/,
  // "the Best Buy one is a duplicate, take it off the list"
  pattern`^ (?:the|my|that|this) (?:\S+ ){1,8}(?<! to )(?:take|get|cross|strike|knock) (?:it|that|this|them) (?:off|out)(?: (?:of )?(?:the|my|our) (?:list
  |books?|ledger|records?))? (?:please )?$`,
)

/** "which one did you delete", "when did I delete the gas", "should i undo it": a question orders nothing. */
export const asksAboutRemoval = pattern`^ (?:what|which|why|when|where|who|how|did|have|has|was|were|is) .*\b(?:did|do|have|has|had|was|were|is|you|i|we) .*(?:deleted?|removed?|erased?|cancell?ed|cancel|scrap|bin|trash)\b
  |^ (?:(?:so|and|or|but|do|tell me) )*(?:(?:should|shall) (?:i|we)|you think (?:i|we) should) (?:(?:just|really|maybe) )*(?:delete|remove|erase|cancel|scrap|bin|trash|undo|scratch|drop|take) `

/** "delete the last one", "remove the coffee", "the Costco entry needs to go". */
export function readDelete({ clause: told, context, text }: Reading): DeleteFrame | ClarifyFrame | null {
  // "scratch that, it was 14", "coffee 5, scrap that, it was a tea, 3.20" tell the amount anew.
  const slip = told.pieces.findIndex(({ type }) => type === 'repair')
  const isOrder = removing.has(normAt(told.pieces, 0)) || normAt(told.pieces, 0) === 'get'
  const isPriced = slip === 0 || (!isOrder && told.pieces.slice(0, Math.max(0, slip)).some(isAmount))
  if (isPriced && told.pieces.slice(slip).some(isAmount)) return null
  if (told.pieces.some(({ type }) => type === 'day') && toldOfDay.test(told.words)) return null
  const clause = withoutReason(behindReason(told))
  const words = leadingWords(clause, fillers).replace(sorry, ' ')
  const [, plan, purpose] = removesPlanFor.exec(words) ?? []
  if (plan !== undefined && purpose !== undefined) {
    const merchant = `${purpose} ${plan}`.split(' ').map(capital).join(' ')
    return { intent: 'delete', spans: clauseSpan(clause), confidence: 0.92, target: { merchant } }
  }
  const isPlan = removesPlan.test(words)
  if (says(clause, 'goal', 'goals', 'budget', 'budgets') && !isPlan) return null
  if (holds(clause.words, elsewhere) || (!isPlan && cancelsContract.test(words))) return null
  if (!patterns.test(words) && !dropsThing(clause)) return null
  if (!context.last?.transaction && isToBuy(clause, words)) return null
  const target = targetOf(clause.pieces, text)
  const base = { intent: 'delete' as const, spans: clauseSpan(clause), confidence: 0.92 }
  return target === null ? base : { ...base, target: { merchant: target } }
}

/** "take butter off the list": of what is still to be bought, where nothing was told just before; an entry is "the butter", and no meal or shop is on that list. */
function isToBuy({ pieces }: Reading['clause'], words: string): boolean {
  const thing = pieces.find(({ type }) => type === 'name')
  return (
    thing?.type === 'name' &&
    offList.test(words) &&
    thing.entry.display === null &&
    !meals.has(thing.norm) &&
    /^(?:Food & Dining|Shopping)$/.test(thing.entry.category)
  )
}
const offList =
  /^ (?:take|cross|strike|tick|knock|get) (?!(?:the|my|that|this|our) )(?:\S+ ){1,3}(?:off|from) (?:the|my|our) list $/

/** "drop netflix", "drop netflix and coffee 4": known things, the first without a price, and not a word besides. */
function dropsThing({ pieces }: Reading['clause']): boolean {
  const [verb, thing, ...more] = pieces.filter(({ norm }) => !fillers.has(norm))
  if (!dropping.test(verb?.norm ?? '') || thing?.type !== 'name' || !(more.length === 0 || isPause(more[0])))
    return false
  return more.every(({ type }) => type === 'separator' || type === 'name' || type === 'amount')
}
const dropping = /^(?:drop|scrap|ditch|nix|axe)$/

/** "no scrap that, it was friday" */
const toldOfDay =
  /^ (?:(?:no|wait|oh|sorry|actually) )*(?:scratch|scrap|strike|forget|cancel) (?:that|it) (?:it|that) (?:was|is|were) (?:on )?\S+ /

/** "mortgage payment", "dentist visit": the word for what kind of entry it was is no part of its name. */
export function withoutKind(merchant: string): string {
  return merchant.replace(/ (payment|charge|visit|purchase|order|entry|expense|thing|one|bit)$/i, '')
}

const noTarget = new Set([
  ...removing,
  ...maybeRemoving,
  ...itemsOf(`
  after|all|altogether|anymore|completely|dont|entirely|happened|in|never|no|here|away|ahead|added|about|binned|be|books|can|could|down|deleted|disappear
  duplicate|double
  expenses|erased|extra|gone|it|just|list|log|last|latest|longer|ledger|my|most|must|mistake|needs
  off|out|of|please|previous|rid|recent|removed|regarding|shot|shut|spending|should|shouldnt
  take out|take away|that|this|twice|there|vanish|want|wrong|you
`),
  ...'entry|transaction|one|expense|purchase|spend|item|record|thing|payment|charge'.split('|'),
])

const entries = /^(?:entry|transaction|expense|one)$/
const why = /^(?:my|our|i|we|he|she|they|it|its|because|cause|since)$/

/** "remove the second taxi", "delete the first one": which of them it is, where what they are is known or ends the order; "First Direct", "my second mortgage" are names. */
function isWhichOf(pieces: Reading['clause']['pieces'], at: number): boolean {
  const [piece, thing] = [pieces[at], pieces[at + 1]]
  if (piece?.type !== 'word' || piece.capital || !ordinals.test(piece.norm)) return false
  if (!/^(?:the|my|that)$/.test(normBefore(pieces, at)) || inName.test(thing?.norm ?? '')) return false
  if (thing?.type === 'name') return !(normBefore(pieces, at) === 'my' && thing.entry.category === 'Bills')
  return !thing || ends(thing) || noTarget.has(thing.norm) || ends(pieces[at + 2])
}
/** "first class", "second hand": of one name with what stands behind it, though that alone is a thing too. */
const inName = /^(?:hand|party|class|aid|half|floor|street|avenue|home|degree|language)$/
const ordinals = /^(?:first|second|third|fourth|fifth|other)$/

const paysForIt = /^(?:pay|pays|paid|treat|treats|treated|cover|covered|shouted)$/

function targetOf(pieces: Reading['clause']['pieces'], text: string): string | null {
  const told = pieces.findIndex(
    ({ norm }, at) => at > 2 && /^(i|we)$/.test(norm) && /^(added|logged|put|said|made)$/.test(normAt(pieces, at + 1)),
  )
  const pause = pieces.findIndex(({ type }, at) => at > 1 && type === 'separator')
  // "remove the Greggs entry my colleague paid me for it"
  const whole = pieces.findIndex(
    ({ norm }, at) =>
      at > 2 && entries.test(norm) && why.test(normAt(pieces, at + 1)) && !noTarget.has(normAt(pieces, at - 1)),
  )
  // "the taxi my daughter pay one delete"
  const paid = pieces.findIndex(
    ({ norm }, at) => at > 1 && /^(?:my|our|his|her)$/.test(norm) && paysForIt.test(normAt(pieces, at + 2)),
  )
  const end = Math.min(...[told, pause, whole, paid].map((at) => (at < 0 ? pieces.length : at)))
  const kept = pieces.filter(
    (piece, at) =>
      (!noTarget.has(piece.norm) || (piece.norm === 'of' && vessels.test(normAt(pieces, at - 1)))) &&
      piece.type !== 'amount' &&
      piece.type !== 'day' &&
      !isWhichOf(pieces, at),
  )
  const named =
    merchantOf(
      kept.filter((piece) => pieces.indexOf(piece) < end),
      text,
    ) ?? (pause > 0 && removing.has(normAt(pieces, 0)) ? null : merchantOf(kept, text))
  return named ? withoutKind(named.merchant) : null
}
