import type { ClarifyFrame, EditFrame } from '#domain/understanding/frame.ts'
import { askTotal, buildEdit, buildRaise, isDenied } from '#domain/understanding/intents/edit-frame.ts'
import { editOfNamed, isOther, pricedAnew, pricedBefore } from '#domain/understanding/intents/edit-of-named.ts'
import {
  aboutLast,
  correctsWrong,
  costDenied,
  fieldOf,
  fieldOfLast,
  makesIt,
  namedTurn,
  notThisButThat,
  orderedChange,
  pointedAt,
  saidNotWritten,
  slipNamed,
  sortsNamed,
} from '#domain/understanding/intents/edit-turn.ts'
import { advised } from '#domain/understanding/intents/hypothetical.ts'
import { deniesSum, heardPriceAndI } from '#domain/understanding/intents/negated.ts'
import { namesPrice } from '#domain/understanding/intents/others-spend.ts'
import { isJudged, thrownAway } from '#domain/understanding/intents/remark.ts'
import { isWholeTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { opens, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore } from '#domain/understanding/words/prior.ts'

const questions = phrases(`
  are|add|can i|could i|do|does|did|how|hows|is|i should|i know|i need|i want|if|should|show
  they should|what|when|where|wheres|why|which|who|would|will|we should|whats|you should
`)

/** "that's more than I thought", "it's what I expected": what one thinks of it. */
const musesOn = pattern`^ (?:(?:wow|hm+|huh|well|oh|ok|and|but|so|actually) )*(?:its
  |thats
  |that is
  |it is
  |that was
  |it was
  |this is) (?:(?:a lot|a bit|a little|way|far|much|even|still|so|slightly|really) )*(?:(?:more|less|fewer
    |better|worse|\w+er|as \w+) (?:than|as) |(?:what|why|how|where|when|not what|not as|because) )(?!.*\d)`

/** "it was 90 so I didn't get it": a price, and why it was not paid. */
const leftThere = pattern`^ ${heardPriceAndI}(?:(?:didnt|did not|never|couldnt|wont) (?:\S+ )?(?:get|buy|bought|got|take|order|want|bother)(?: (?:it|them|that|one|any))?(?: in the end| after all| um)? $
  |left (?:it|them) |put (?:it|them) back |passed |said no |walked |skipped (?:it|them) )`

/** "I put the shoes back, 85 was too much": on the shelf; "take back that jacket": to the shop; "put it back to 12" changes an entry. */
const putBack = /^ (?:i|we) put (?:the|those|that|my|it|them) (?:\S+ )?back |^ take back (?:the|those|that|my) /

/** "the order was wrong so they refunded me 12": the thing was wrong, and no entry. */
const gaveBack =
  /^ (?!(?:make|set|correct|change|fix|update|it was|its) ).* (?:(?:refunded|reimbursed|credited) (?:me|us)|(?:gave|sent|paid) (?:me|us) \S*\d\S* (?:\S+ )?back) /

/** "took the little one to the doctor 60": a child, and where one went with it. */
const tookOneTo =
  /^ (?:(?:i|we) )?(?:took|brought|drove|dropped|walked|carried) (?:\S+ )?(?:little|wee|young|small|big|older|eldest|youngest|middle|other) ones? to (?:the |a |an |her |his )?(?:\S+ ){1,2}\S*\d/

/** "the total was 23.47 at Walgreens", "the total for dinner and dessert was 72": told with its place or its things it is new. */
const totalsUp = pattern` (?:total|bill) (?:was|is|came to|comes to) (?:\S*\d\S*|um) ${unitSaid}(?:at|in|from) 
  |^ (?:and |so )*(?:the |my |our )(?:grand )?total (?:bill )?(?:for|on|at) (?:\S+ ){1,6}(?:was|came to|comes to) \S*\d`

/** "change the name of the co-op there to Aurivo" */
const renamesEntry =
  /^ (?:change|correct|fix|update|edit) (?:the )?(?:name|merchant) (?:of|for|on) (?!(?:my|our|a|your) )(?!(?:\S+ ){0,4}(?:goal|budget|app|account|list|ledger|file|category|group) )/

/** "change the name on the account to Anna", "correct the name on my passport 80": of no entry, unless it is called one. */
const renamesElsewhere =
  /^ (?:change|correct|fix|update|edit) (?:the )?name (?:(?:of|for|on) (?:my|our|a|your) |on |(?:of|for) (?:the )?(?:account|wifi) )/
const entryNamed = / (?:one|entry|bill|order|payment|purchase|charge|transaction|expense)s? (?:there )?to /

/** "my paycheck should be around 2200": nobody puts an entry right by about so much. */
const expects = / should be (?:around|about|roughly|approximately|close to|at least|at most) /

/** "make that 15", "that was groceries", "change the lunch to 12", "the coffee was yesterday". */
export function readEdit(reading: Reading): EditFrame | ClarifyFrame | null {
  const { core: said, changes, ...courtesy } = coreOf(reading.clause.pieces)
  const core = behindWhy(said)
  const flagged =
    courtesy.flagged ||
    isSorry(reading.clause.pieces.at(-1)) ||
    / (?:correct|fix|change|update) (?:it|that|this) (?:please )?$/.test(reading.clause.words)
  const words = phraseText(core)
  const takesOff = core[0]?.type === 'amount' && offEntry.test(phraseText(core.slice(1)))
  const tipsLast = reading.context.last?.transaction?.kind === 'spend' && bareTip.test(words)
  if (
    addsTip.test(words) ||
    ((takesOff || tipsLast || addsToEntry.test(words) || takesOffNamed(core)) && core.some(isAmount))
  )
    return buildRaise(reading, withoutAside(core, reading.tokens))
  if (reading.context.last?.transaction && doubtsLast.test(words)) return askTotal(reading)
  if (deniesSum.test(reading.clause.words) || advised.test(reading.clause.words)) return null
  if (
    /^ (?:(?:log|add|put|count|record|note|mark) (?:an?|another|some)|(?:(?:i|we) )?sold|put \S*\d\S* in (?:the|my|our) (?:car|tank|van|truck)|put (?:in|down)(?! (?:the|my|our|it|that|this|as|at|for|under|to) )) /.test(
      words,
    )
  )
    return null
  if (
    sortsNew(core) ||
    leftThere.test(words) ||
    musesOn.test(words) ||
    isJudged(core, words) ||
    expects.test(words) ||
    thrownAway.test(words) ||
    putBack.test(words) ||
    (gaveBack.test(words) && !reading.clause.pieces.some(({ type }) => type === 'repair')) ||
    totalsUp.test(words) ||
    tookOneTo.test(words)
  )
    return null
  // "log 23 miles to the hospital"
  if (core[0]?.norm === 'log' && core[1]?.type === 'number') return null
  if (renamesElsewhere.test(words) && !entryNamed.test(words)) return null
  const rename = renamesEntry.test(words) ? fieldOf(core, words) : null
  if (rename) {
    const head = core.slice(rename.from, rename.to).filter(({ norm }) => norm !== 'there')
    const called = core.slice(rename.to).map((piece, at) => (at === 0 ? shaped({ ...piece, norm: 'call' }) : piece))
    return buildEdit(reading, head, called, false)
  }
  // "move the Amazon one to education, it was a textbook"
  const order = withoutAside(core, reading.tokens)
  const ordered = orderedChange(order, phraseText(order))
  if (ordered) return buildEdit(reading, ordered.head, ordered.tail, ordered.head.length === 0)
  const pointed = pointedAt(core, words)
  if (pointed) return buildEdit(reading, pointed.head, pointed.tail, pointed.head.length === 0)
  const isNew = reading.context.last?.transaction === undefined
  const named = editOfNamed(reading, core, words, courtesy.flagged && isNew)
  const edited = named && buildEdit(reading, named.head, named.tail, false)
  if (edited) return edited
  const sum =
    (saidWrong.test(reading.clause.words) ? pricedAnew(core, words) : null) ??
    (deniesAmount(core, reading.text) ? pricedBefore(core, words) : null)
  if (sum) return buildEdit(reading, sum.head, sum.tail, false)
  const forgotten = withForgotten(core, words, reading.text)
  if (forgotten > 0) return buildEdit(reading, [], core.slice(forgotten), true)
  const heard = saidNotWritten(core, words)
  if (heard) return buildEdit(reading, [], heard, true)
  if (saidSum.test(words)) return buildEdit(reading, [], core.slice(core.findIndex(isAmount)), true)
  if (flagged && reading.context.last?.transaction && ownPaid.test(words)) return buildEdit(reading, [], core, true)
  if ((courtesy.flagged && chargedOnly.test(words)) || eachInAll.test(words))
    return buildEdit(reading, [], core.slice(core.findIndex(isAmount)), true)
  const misplaced = isMisplaced(core, words)
  if (misplaced) return buildEdit(reading, core.slice(misplaced.from, misplaced.to), core.slice(misplaced.value), false)
  const slipped = slipNamed(core, words)
  if (slipped) return buildEdit(reading, slipped.head, slipped.tail, false)
  const corrected = correctsWrong(core, words, flagged)
  if (corrected > 0) return correctedEdit(reading, core, corrected)
  if (
    (opens(words, questions) && !/^ should (?:be|have been) /.test(words)) ||
    says(reading.clause, 'either', 'not sure', 'or was it')
  )
    return null
  const again = toldAgain(reading, core, words)
  if (again) return again
  if (
    toldOtherwise.test(words) ||
    namesPrice.test(words) ||
    (/^ (its|it is) /.test(words) && core.some(({ type }) => type === 'number' || type === 'time'))
  )
    return null
  const exact = makesIt(core)
  if (exact > 0) return buildEdit(reading, [], core.slice(exact), true)
  const renamed =
    !core.some(isAmount) && saidThenMeant.test(words)
      ? core.findLastIndex(({ norm }) => /^(was|is|its)$/.test(norm))
      : 0
  if (renamed > 0) {
    // "I put Lidl but it was Aldi"
    const put = wrote.test(normAt(core, 1)) && core[2]?.type === 'name' && core[3]?.norm === 'but' ? [core[2]] : []
    const told = core.slice(renamed + 1, put.length > 0 ? renamed + 2 : undefined)
    return buildEdit(reading, put, told, put.length === 0)
  }
  const turn = changes && /^(the|my|our)$/.test(normAt(core, 0)) ? namedTurn(core, words, true, undefined) : 0
  if (turn > 0) return buildEdit(reading, core.slice(0, turn), core.slice(turn), false)
  if (changes) return meantOf(reading, core)
  const swapped = notThisButThat(core)
  if (swapped > 0) return buildEdit(reading, [], core.slice(swapped), true)
  const ofField = fieldOf(core, words)
  if (ofField) return buildEdit(reading, core.slice(ofField.from, ofField.to), core.slice(ofField.to), false)
  const field = fieldOfLast(words)
  if (field > 0) return buildEdit(reading, [], core.slice(field), true)
  const about = aboutLast(core, words)
  if (about > 0) {
    return tellsNewSpend(core, words, reading)
      ? null
      : buildEdit(reading, core.slice(0, about), core.slice(Math.max(about, ownPart(core))), true)
  }
  const denies = reading.context.last?.transaction !== undefined && core.some((_, at) => isDenied(core, at))
  if ((flagged || denies) && isBareValue(core)) return buildEdit(reading, [], core, true)
  const denied =
    /^ (?:(?:the|my) )?(?:\S+ ){1,4}(?:wasnt|werent|isnt|was not|were not|is not) \S+ .*(it|they|its) (was|were|is|should)? ?/.exec(
      words,
    )
  const wasNot = core[core.findIndex(({ norm }) => /^(?:wasnt|werent|isnt|not)$/.test(norm)) + 1]
  // "the film was not good, it was 12" denies no price.
  const turned = denied ? core.findIndex(({ norm }, at) => at > 2 && norm === denied[1]) : 0
  if (denied && (isAmount(wasNot) || !core.some(isAmount) || isOtherPlace(wasNot, core.slice(turned))))
    return buildEdit(reading, core.slice(0, turned), core.slice(turned), false)
  const sorted = sortsNamed(core, reading)
  if (sorted > 0) return buildEdit(reading, core.slice(0, sorted), core.slice(sorted), false)
  if (listsPrices(core)) return null
  const told =
    costDenied(core, words, reading.text) ||
    namedTurn(core, words, flagged && !tellsCompany(reading), reading.context.last?.transaction?.merchant)
  return told > 0 ? buildEdit(reading, core.slice(0, told), core.slice(told), false) : null
}

/** "wait, Nandos was 24 with Tom": who came along is told of something new. */
function tellsCompany({ clause, text }: Reading): boolean {
  const said = text.slice(clause.pieces[0]?.start ?? 0, clause.pieces.at(-1)?.end).toLowerCase()
  return [...said.matchAll(/\bwith (?:(?:the|my|our|an?) )?([a-z]+)/g)].some(([, who]) => namesPerson(who ?? ''))
}

/** "lunch wasn't at Nandos, it was Wagamama, 24": another shop, with its price; "dinner wasn't at home, it was 40" names none. */
function isOtherPlace(wasNot: Piece | undefined, told: readonly Piece[]): boolean {
  const shop = told.find(({ norm }, at) => at > 0 && !/^(?:was|were|is|at|from|the)$/.test(norm))
  return /^(?:at|from)$/.test(wasNot?.norm ?? '') && shop?.type === 'name' && shop.entry.display !== null
}

/** "it's 30 the taxi, not 20": what it was not shows that it stands already. */
function deniesAmount(core: readonly Piece[], text: string): boolean {
  const isPutRight = core.some((piece) => piece.type === 'amount' && piece.correctedFrom !== null)
  return core.some((_, at) => isDenied(core, at)) || (isPutRight && /\bnot\b/i.test(text.slice(core[0]?.start)))
}

/** "aiyo wrong lah the kopi 4.20" */
const saidWrong = /^ (?:\S+ )?wrong (?:(?:lah|leh|lor|,) )*(?:the|my|that) /

/** "I said Kroger but it was Meijer", "it weren't Asda it was Morrisons". */
const saidThenMeant =
  /^ (?:i (?:said|put|wrote|typed|logged|entered)|(?:it|that) (?:wasnt|werent|isnt)) (?:\S+ ){1,5}(?:(?:it|that) (?:was|is)|its) \S/

const wrote = /^(?:put|wrote|typed|logged|entered)$/

/** "you misheard me I said thirteen", "thirteen I said": the amount of what was told last, said once more. */
const saidSum = pattern`^ (?:(?:you|it|she) (?:misheard|misunderstood|(?:got|took|heard) (?:me|it|that) wrong)(?: (?:me|it|that))? )(?:i (?:said|meant) )?
  (?:it was )?\S*\d\S*(?: dollars| bucks)?(?: not \S*\d\S*)? $|^ (?:it was )?\S*\d\S* ${unitSaid}(?:is |was )?(?:what )?i (?:said|meant)(?: not \S*\d\S*)? $`

/** "no, I paid 54": of what was told last. */
const ownPaid = pattern`^ (?:i|we) (?:only |just |actually |really )?(?:paid|spent) \S*\d\S* ${unitSaid}$`

/** "no hang on, they'd only charged me 28": of what was told last. */
const chargedOnly = pattern`^ (?:they|he|she|it|theyd|hed|shed|theyve)(?: had| have| has)? (?:only|just|actually|really) (?:charged|billed|took off) (?:me|us) \S*\d\S* ${unitSaid}$`

/** "it's 30 each so 60 in all", "abeg na thirty thousand each so sixty thousand in all" */
const eachInAll = pattern`^ (?:(?:abeg|please) )?(?:its|was|na|thats) (?:\S+ ){1,4}?um (?:um )?\S*\d\S* ${unitSaid}(?:in all|all in|altogether|in total|total) $`

/** "I put the dentist on the wrong day, it was Tuesday", "the lamp is in the wrong category, should be other": where the entry and what is right stand. */
function isMisplaced(core: readonly Piece[], words: string): { from: number; to: number; value: number } | null {
  if (!misplacing.test(words)) return null
  const from = core.findIndex(({ norm }) => /^(?:the|my)$/.test(norm))
  const wrong = core.findIndex(({ norm }) => norm === 'wrong')
  const named = core.slice(from, wrong - 2)
  const verb = named.findIndex(({ norm }) => /^(?:is|was|went|got|are|were)$/.test(norm))
  const value = core.findIndex(({ type }, at) => at > wrong + 1 && type !== 'separator')
  return named.length < 2 || value < 0 ? null : { from, to: from + (verb < 0 ? named.length : verb), value }
}
const misplacing = pattern`^ (?:(?:i|you|we) (?:put|have|had|filed|logged|saved|entered|got) )?(?:the|my) (?:\S+ ){1,4}(?:in|on|under|at|with) the wrong (?:category
  |day|date) `

/** "I meant 27 for the gym": the entry is named behind the value; "correction: gas, 3690": before it, where nothing was told just before. */
function meantOf(reading: Reading, core: readonly Piece[]): EditFrame | ClarifyFrame | null {
  const at = core.findIndex(isAmount)
  const thing = core.slice(0, Math.max(0, at)).filter(({ type }) => type !== 'separator')
  const isNamed = at === core.length - 1 && thing.length < 4 && thing.some(({ type }) => type === 'name')
  if (isNamed && !reading.context.last?.transaction && reading.clause.pieces.some(({ norm }) => norm === 'correction'))
    return buildEdit(reading, thing, core.slice(at), false)
  const named = at >= 0 && core[at + 1]?.norm === 'for' && /^(the|my|that)$/.test(normAt(core, at + 2))
  return named
    ? buildEdit(reading, core.slice(at + 2), core.slice(0, at + 1), false)
    : buildEdit(reading, [], core, true)
}

/** "I paid 12 for the train, not 99", "put 40 instead", "I got it at Aldi": what was said before, told anew. */
function toldAgain(reading: Reading, core: readonly Piece[], words: string): EditFrame | ClarifyFrame | null {
  const at = core.findIndex(isAmount)
  const instead = core.at(-1)?.norm === 'instead' && at === core.length - 2 && at < 3
  if (instead && (at === 0 || /^ (?:put|make it|use|have|say) /.test(words))) return buildEdit(reading, [], core, true)
  const named = /^(the|my|that)$/.test(normAt(core, at + 2)) && isDenied(core, core.length - 1)
  if (
    named &&
    core.at(-1)?.type === 'amount' &&
    /^ (?:i|we) (?:only |just )?(?:paid|spent) \S+ (?:for|on) /.test(words)
  ) {
    const end = core.findIndex(({ type, norm }, index) => index > at && (type === 'separator' || norm === 'not'))
    return buildEdit(reading, core.slice(at + 2, end), core.slice(at, at + 1), false)
  }
  const it = /^ (?:i|we) (?:bought|got|paid|paid for|had|ordered) it /.test(words) && at < 0
  const value = core.findIndex(({ type, norm }, index) => index > 2 && (type === 'day' || /^(at|from)$/.test(norm)))
  return it && value === 3 && reading.context.last?.transaction ? buildEdit(reading, [], core.slice(value), true) : null
}

/** "the total was 45 but I only paid 15": what the person's own part was comes last, and counts; 0 where nothing is said of it. */
function ownPart(core: readonly Piece[]): number {
  const turn = core.findLastIndex(({ norm }) => norm === 'but')
  const isOwn = / (?:i|we) (?:only |just )*(?:paid|owe|owed|spent) | my (?:share|part|half) (?:was|is) /
  return turn > 0 && isOwn.test(phraseText(core.slice(turn))) ? turn + 1 : 0
}

/** "the netflix one is wrong it should be 17.99", "you got that wrong, the vet was 140": the entry is named before or behind. */
function correctedEdit(reading: Reading, core: readonly Piece[], corrected: number): EditFrame | ClarifyFrame | null {
  const tail = core.slice(corrected)
  if (/^(the|my)$/.test(normAt(tail, 0))) {
    const turn = tail.findIndex(({ norm }) => /^(was|were|is|should)$/.test(norm))
    return turn < 0 ? null : buildEdit(reading, tail.slice(0, turn), tail.slice(turn), false)
  }
  const of = core.findIndex(({ norm }, at) => at > 0 && at < 4 && /^(for|of)$/.test(norm))
  const field = /^(amount|price|total|cost)$/.test(normBefore(core, of))
  // "I typed the Jollibee wrong", and no "I put the wrong number"
  const told = core[0]?.norm === 'i' && /^(the|my)$/.test(normAt(core, 2)) && normAt(core, 3) !== 'wrong' ? 2 : 0
  const wrong = core.slice(field ? of + 1 : told, Math.max(0, corrected - 1))
  const head = /^(?:isnt|wasnt|not)$/.test(wrong.at(-1)?.norm ?? '') ? wrong.slice(0, -1) : wrong
  if (field && of < corrected) return buildEdit(reading, head, tail, false)
  const named = /^(the|my|that)$/.test(normAt(head, 0)) && !general.test(normAt(head, 1))
  return named && tail.some(isAmount) ? buildEdit(reading, head, tail, false) : buildEdit(reading, [], tail, true)
}
const general =
  /^(amount|price|total|name|shop|store|date|day|category|last|latest|one|entry|previous|place|bill|charge|receipt)s?$/

/** "the strings were 13.99, sorry". */
function isSorry(piece: Piece | undefined): boolean {
  return piece?.norm === 'sorry'
}

const toldOtherwise = pattern`^ (i|we) (spent|paid|bought|got|had) |^ its (me |(\w+ )?(here |again )?(i |we )?just (had|got
  |bought|paid|spent)) |^ thats me (?:(?:just|finally|only) )*(?:bought|paid|spent|got|had|been) | (going to|gonna|(?<! is | its | was )supposed to) be |^ thats? (is )?(all|it|everything
  |enough) | degrees | should cost | should (be|get|have been) (paid|sent|delivered|here) `

/** "the aquarium was 32 the gift shop 18": more than one price, none of them denied. */
function listsPrices(core: readonly Piece[]): boolean {
  const amounts = core.filter((piece, at) => piece.type === 'amount' && !piece.struck && !isDenied(core, at))
  return (
    amounts.length > 1 &&
    !core.some(({ norm }) => /^(from|instead|wasnt|werent)$/.test(norm)) &&
    !/^(change|make|set|update|correct|fix)$/.test(normAt(core, 0))
  )
}

/** "add 5 to the coffee", "knock 10 off that": by how much an entry changes, not what it comes to. */
const addsToEntry = pattern`^ (add|tack|take|knock|subtract|deduct|shave|bump|increase|raise|reduce|lower|cut
  |drop) (?:(?:up|down|on|another|an extra|extra|an?|tip|gratuity|of) )*(?:\S+ (?:\S+ )?(?:tip |gratuity |tax )?(?:to|onto|off
  |off of|from) (?:the (?!list|tab|budget|pot|fund|kitty|jar)|that|it|my last)|(?:\w+ )*by )
  |^ (?:put|stick|add|chuck|throw) (?:\S+ ){1,2}(?:more|extra) (?:on|onto|to) (?:the (?!list|tab|budget|card|pot|fund|kitty|jar)|that|it|my last)`

/**
 * "take twelve off that, Jake covered the tip", "take 12 off it that was my mom's": the order, without why it is given; "…, the lunch"
 * says of what.
 */
function withoutAside(core: readonly Piece[], tokens: Reading['tokens']): readonly Piece[] {
  const why = core.findIndex(
    ({ norm }, at) =>
      at > 3 && opensWhy.test(norm) && (sortsUnder.test(normAt(core, at - 2)) || sortsUnder.test(normAt(core, at - 3))),
  )
  if (why > 0 && /^(?:put|move|file|stick|shift|switch|mark|tag|change)$/.test(normAt(core, 0)) && !core.some(isAmount))
    return sortsWhole(tokens, core.slice(0, why)) ? core.slice(0, why) : core
  const amount = core.findIndex(isAmount)
  const pause = core.findIndex(({ type, norm }, at) => at > amount && type === 'separator' && norm === ',')
  if (pause >= 0 && isReason(core.slice(pause + 1))) return core.slice(0, pause)
  const last = core[amount + 1]?.norm === 'off' && /^(?:it|that)$/.test(normAt(core, amount + 2)) ? amount + 3 : 0
  return last > 0 && isReason(core.slice(last)) ? core.slice(0, last) : core
}

/** "put the lamp in other": a category is all that stands behind; in "put the dog in kennels" none. */
function sortsWhole(tokens: Reading['tokens'], order: readonly Piece[]): boolean {
  const told = order
    .slice(order.findLastIndex(({ norm }) => sortsUnder.test(norm)) + 1)
    .filter(({ type }) => type !== 'separator')
  return isOther(told) || isWholeTopic(tokens, told)
}
/** "put the lamp in other its for work" */
const opensWhy = /^(?:its|it|thats|because|cause|cos|since)$/
const sortsUnder = /^(?:in|under|into|as)$/

/** "the tip, make it 31", "forgot the delivery so 24": what was left out of the last entry, and what it comes to with it; 0 for others. */
function withForgotten(core: readonly Piece[], words: string, text: string): number {
  return /\bforgot (?:the|about|to|my)\b/i.test(text) && forgottenPart.test(words) ? core.findLastIndex(isAmount) : 0
}
const forgottenPart = pattern`^ (?:forgot )?(?:about )?(?:to (?:add|include|count) )?(?:the|my) (?:tip|gratuity|tax|delivery(?: fee)?|service(?: charge)?|fees?|shipping|postage) (?:so )?(?:(?:make|call) (?:it|that)|so(?: its| it was)?|that makes it) \S*\d\S* ${unitSaid}$`

/** "I returned the pants so make the Old Navy 40", "it wasn't Lidl, change the Lidl one to Aldi": the order alone, where why it is given stands before it. */
function behindWhy(core: readonly Piece[]): Piece[] {
  const order = core.findIndex(({ type }) => type === 'separator') + 1
  if (
    order > 1 &&
    wasNotIt.test(phraseText(core.slice(0, order - 1))) &&
    changesThe.test(phraseText(core.slice(order)))
  )
    return core.slice(order)
  const at = core.findIndex(
    ({ norm }, index) =>
      index > 2 &&
      /^(?:make|change|set|update|correct)$/.test(norm) &&
      /^(?:so|please|just)$/.test(normAt(core, index - 1)),
  )
  const isWhy =
    at > 0 &&
    !core.slice(0, at).some(isAmount) &&
    /^(?:the|my|that)$/.test(normAt(core, at + 1)) &&
    !core.slice(at).some(({ norm }) => ofPlan.test(norm)) &&
    returned.test(phraseText(core.slice(0, at)))
  return isWhy ? core.slice(at) : [...core]
}
const wasNotIt = /^ (?:it|that) (?:wasnt|isnt|was not|is not) (?:at |from )?(?:\S+ ){1,3}$/
const changesThe =
  /^ (?:so |please )*(?:change|make|set|update|correct|rename) (?:the|my|that) (?:\S+ ){1,4}?(?:to )?\S/
const returned =
  / (?:(?:returned|refunded|exchanged|swapped|cancelled|canceled|misread) |(?:took|sent|brought|gave) .*back ).*so (?:please |just )*$/
const ofPlan = /^(?:goals?|budgets?|limit|fund|savings|cap)$/

function isReason(behind: readonly Piece[]): boolean {
  return tellsWhy.test(phraseText(behind)) && !behind.some(({ type }) => type === 'amount' || type === 'day')
}
const tellsWhy = pattern`^ (?:(?:because|since|cause) )?(?:(?:(?:my|our) )?(?!the |my |our |that )\S+ (?:had|was|were|is|are|will|owes|paid|covered|got|gave|took
  |forgot|split|said|\S+ed) |\S+s (?:stuff|things|bits|part|share) $|(?:that|those|these) (?:was|were) (?!the \S+ $)|the (?:rest|others?|other part) (?:was|were|is|are|went) |for (?:my|our|a|the) )`

/** "take fifty off Target": no spend there, but by how much it was less. */
function takesOffNamed(core: readonly Piece[]): boolean {
  const [verb, amount, off, name] = core
  return taking.test(verb?.norm ?? '') && amount?.type === 'amount' && off?.norm === 'off' && name?.type === 'name'
}
const taking = /^(?:take|knock|shave|deduct|subtract)$/

/** "and two off the snacks" */
const offEntry = /^ (?:more )?off (?:the (?!list|tab|budget|pot|fund|kitty|jar)\S+(?: \S+)?|that|it) $/

/** "add the tip to the uber": how much it was is asked for. */
const addsTip =
  /^ (?:add|put|stick|include) (?:the|a|my) (?:tip|gratuity) (?:to|on|onto|in) (?:the |that |my )?[a-z]\S*(?: [a-z]\S*)? $/

/** "or was it 45", right behind an entry. */
const doubtsLast = /^ or (?:(?:maybe )?(?:was|is) (?:it|that) |maybe (?:it was )?)?\S*\d\S* $/

/** "tip 2", "and a 2 dollar tip": on what was told last. */
const bareTip = pattern`^ (?:(?:and|plus) )*(?:an? )?(?:(?:tip|gratuity) (?:of )?\S*\d\S*|\S*\d\S*(?: dollars?)? (?:tip|gratuity)) $
  |^ (?:the )?(?:tip|gratuity) was \S*\d\S* on top $|^ (?:and |plus )?(?:an? )?\S*\d\S*(?: dollars?)? (?:tip )?on top $`

/** "log 20 to groceries", "put 8.99 under entertainment for the movie": an amount and where it goes are one more entry; "put the 20 under groceries" sorts one. */
function sortsNew([verb, amount, lead, whose]: readonly Piece[]): boolean {
  return (
    amount?.type === 'amount' &&
    writes.test(verb?.norm ?? '') &&
    /^(?:to|under|as|in|into)$/.test(lead?.norm ?? '') &&
    !/^(?:it|that|this|the)$/.test(whose?.norm ?? '')
  )
}
const writes = /^(?:add|enter|log|put|record|save)$/

const retelling = /^(make|change|correction|i meant?|i should|meant|let me correct)/

/** The pieces after the courtesies and repair words in front, and before a "sorry" behind them; `changes` when those already say that the last entry is meant. */
function coreOf(pieces: readonly Piece[]): { core: Piece[]; flagged: boolean; changes: boolean } {
  let at = 0
  let flagged = false
  let changes = false
  while (at < pieces.length) {
    const piece = pieces[at]
    if (piece?.type === 'repair') {
      flagged = true
      changes = changes || (retelling.test(piece.norm) && piece.norm !== 'i mean')
    } else if (
      (piece?.type === 'word' && /^(no|nah|naw|nope|actually|mali)$/.test(piece.norm)) ||
      (piece?.norm === 'wrong' && /^(the|my|,|lah|leh|lor)$/.test(normAt(pieces, at + 1)))
    )
      flagged = true
    else if (!piece || !(piece.type === 'separator' || (piece.type === 'word' && fillers.has(piece.norm)))) break
    at += 1
  }
  const end = pieces.findLastIndex((piece) => !isSorry(piece) && piece.type !== 'separator') + 1
  return {
    core: pieces.slice(at, flagged && isSorry(pieces.at(-1)) ? Math.max(at, end) : pieces.length),
    flagged,
    changes,
  }
}

/** "it was 12 for lunch" is a spend of its own unless something was just saved. */
function tellsNewSpend(core: readonly Piece[], words: string, { context }: Reading): boolean {
  if (/^ (it|that) came to /.test(words)) return !context.last?.transaction
  if (context.last?.transaction || !startsWith(words, 'it was', 'that was', 'its', 'thats', 'it cost', 'that cost'))
    return false
  const amount = core.findIndex(isAmount)
  // "it's Tuesday's lunch 11.50"
  if (core[1]?.type === 'day' && core[2]?.type === 'name' && amount === core.length - 1) return true
  // "it's cold and lunch was 32": how it is, and then a thing with its price
  const joint = core.findIndex(
    (piece, at) => piece.norm === 'and' && core[at + 1]?.type === 'name' && /^(?:was|were)$/.test(normAt(core, at + 2)),
  )
  if (joint > 1 && joint < amount && core[1]?.type === 'word') return true
  return (
    amount >= 0 &&
    core
      .slice(amount + 1)
      .some(
        (piece, index, rest) =>
          (/^(for|on|at|from)$/.test(piece.norm) || (piece.norm === 'to' && / cost /.test(words))) &&
          rest[index + 1] !== undefined,
      )
  )
}

/** "no, 14", "actually yesterday", "sorry, at Target". */
function isBareValue(core: readonly Piece[]): boolean {
  const kept = core.filter(
    (piece, at) =>
      !piece.struck &&
      !(at === 0 && piece.norm === 'was') &&
      piece.norm !== 'not' &&
      !isDenied(core, at) &&
      piece.type !== 'separator' &&
      !(piece.type === 'word' && fillers.has(piece.norm)),
  )
  if (kept.length === 0 || kept.length > 4) return false
  const values = kept.filter(
    ({ type, norm }) => type === 'amount' || (type === 'day' && !/(week|month|year)$/.test(norm)),
  )
  if (values.length === kept.length) return true
  const first = kept[0]?.norm
  return values.length === 0 && (first === 'at' || first === 'from' || first === 'on')
}
