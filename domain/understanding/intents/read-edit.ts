import type { Minor } from '#domain/money.ts'
import { merchantOf } from '#domain/understanding/entries/merchant.ts'
import type { ClarifyFrame, EditFrame } from '#domain/understanding/frame.ts'
import { changing } from '#domain/understanding/intents/order.ts'
import { withoutKind } from '#domain/understanding/intents/read-delete.ts'
import { findTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { clauseSpan, type Reading, says, startsWith } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'

type Change = EditFrame['change']

const questions =
  'what|how|when|where|wheres|why|which|who|do|does|did|is|are|can i|could i|should|would|will|i should|i know|i need|i want|you should|show|they should|we should|if|whats|hows|add'.split(
    '|',
  )

const verbs =
  'change|update|edit|correct|fix|move|make|switch|set|rename|recategorize|recategorise|put|mark|file|adjust|amend|revise|alter|modify|reclassify|relabel|categorize|categorise|tag|call|log|count|chuck|stick|throw|bung|shove|bump|push|shift|raise|nudge'.split(
    '|',
  )
const openings =
  'that one belongs|that belongs|it belongs|this belongs|this one belongs|that one goes|that goes|it goes|that counts|it counts|this counts|that falls|it falls|that was|that should|that shouldve|it was|it should|it shouldve|thats|that is|it is|its|i meant|i mean|meant|twas|i put|i typed|the last one was|the last one should|the last one is|last one was|last one should|should be|should have been|shouldve been|those were|that one was|that one should|this was|this should|it wasnt|that wasnt|they were|it happened|that happened|that were|i said|it actually was|that actually was|was actually|it cost|that cost|my last one was'.split(
    '|',
  )

/** "make that 15", "that was groceries", "change the lunch to 12", "the coffee was yesterday". */
export function readEdit(reading: Reading): EditFrame | ClarifyFrame | null {
  const { core, changes, ...courtesy } = coreOf(reading.clause.pieces)
  const flagged =
    courtesy.flagged || / (?:correct|fix|change|update) (?:it|that) (?:please )?$/.test(reading.clause.words)
  const words = phraseText(core).replace(/^ please /, ' ')
  if (addsToEntry.test(words) && core.some(({ type }) => type === 'amount')) return askTotal(reading)
  if (/^ (log|add|put|count|record|note|mark) (an?|another|some) /.test(words)) return null
  const ordered = orderedChange(core, words)
  if (ordered) return build(reading, ordered.head, ordered.tail, ordered.head.length === 0)
  const corrected = correctsWrong(core, words, flagged)
  if (corrected > 0) return build(reading, [], core.slice(corrected), true)
  if (
    (startsWith(words, ...questions) && !/^ should (?:be|have been) /.test(words)) ||
    says(reading.clause, 'either', 'not sure', 'or was it')
  )
    return null
  if (toldOtherwise.test(words) || (/^ (its|it is) /.test(words) && core.some(({ type }) => type === 'number')))
    return null
  const exact = makesIt(core)
  if (exact > 0) return build(reading, [], core.slice(exact), true)
  if (changes) return build(reading, [], core, true)
  const swapped = notThisButThat(core)
  if (swapped > 0) return build(reading, [], core.slice(swapped), true)
  const ofField = fieldOf(core, words)
  if (ofField) return build(reading, core.slice(ofField.from, ofField.to), core.slice(ofField.to), false)
  const about = aboutLast(core, words)
  if (about > 0) {
    return tellsNewSpend(core, words, reading) ? null : build(reading, core.slice(0, about), core.slice(about), true)
  }
  if (flagged && isBareValue(core)) return build(reading, [], core, true)
  const denied = /^ ((?:the|my) )?(?:\S+ ){1,4}(wasnt|werent|isnt) \S+ .*(it|they|its) (was|were|is|should)? ?/.exec(
    words,
  )
  if (denied) {
    const turn = core.findIndex(({ norm }) => norm === denied[2])
    return build(reading, core.slice(0, turn), core.slice(turn), false)
  }
  if (listsPrices(core)) return null
  const named = namedTurn(core, words, flagged, reading.context.last?.transaction?.merchant)
  return named > 0 ? build(reading, core.slice(0, named), core.slice(named), false) : null
}

/** Where the value begins, by what it is: "to 42", "as travel", "on Monday". */
const valueLeads = {
  amount: /^(?:to|at)$/,
  day: /^(?:to|on|for|as)$/,
  name: /^(?:to|as|under|into|in|with|for|by)$/,
}
const particles = /^(?:up|down|back|over|forward|across|out|off|in)$/
const naming = /^(?:rename|relabel|name|call|retitle)$/
const swapping = /^(?:swap|replace|substitute|exchange|trade|switch)$/
const objectLead = /^(?:the|my|our|that|this|it|them|these|those|last|yesterdays)$/
const anyLast =
  /^ (?:it|that|this|them|these|those|(?:the |my |our |that |this )?(?:(?:last|latest|previous|most recent) )?(?:one|entry|expense|transaction|purchase|thing|amount|total|price|figure|cost|date|day|category|merchant|shop|store|name|place))? ?$/

/** "amend the Nobu charge to 421", "refile it under travel", "date that Monday": a verb of changing, what is changed, and the value at the end. */
function orderedChange(core: readonly Piece[], words: string): { head: Piece[]; tail: Piece[] } | null {
  const verb = core[0]
  if (verb?.type !== 'word' || !changing.has(verb.norm) || / (?:budget|goal|limit|allowance|cap|account) /.test(words))
    return null
  let end = core.length
  while (end > 2 && (core[end - 1]?.norm === 'instead' || core[end - 1]?.type === 'separator')) end -= 1
  const last = core[end - 1]
  const kind = last?.type === 'amount' || last?.type === 'day' ? last.type : 'name'
  let at = end - 1
  if (kind === 'name') while (at > 1 && !valueLeads.name.test(core[at]?.norm ?? '')) at -= 1
  else at = end - 2
  const bare = /^(?:date|backdate|redate|name|call|make)$/.test(verb.norm)
  const led = valueLeads[kind].test(core[at]?.norm ?? '')
  if (!led && !(bare && (kind === 'day' || naming.test(verb.norm)))) return null
  const from = led ? at : kind === 'day' ? end - 1 : 2 + Number(!/^(?:it|that|this)$/.test(core[1]?.norm ?? ''))
  const object = core.slice(1, from).filter(({ norm }) => !particles.test(norm))
  const [first] = object
  const swaps = swapping.test(verb.norm) && /^(?:for|with|by)$/.test(core[at]?.norm ?? '')
  const pointed =
    objectLead.test(first?.norm ?? '') || swaps || (first?.type === 'name' && first.capital && object.length < 3)
  if (!first || !pointed || object.some(({ type }) => type === 'amount' || type === 'separator' || type === 'repair'))
    return null
  const value = core.slice(led ? from + 1 : from, end)
  if (value.length === 0 || value.length > 4 || value.some(({ type }) => type !== last?.type && kind !== 'name'))
    return null
  if (kind === 'name' && core[at]?.norm === 'for' && !swaps) return null
  const lead = { ...verb, norm: naming.test(verb.norm) || swaps ? 'call' : (core[at]?.norm ?? '') }
  const head = anyLast.test(phraseText(object))
    ? []
    : object.filter(({ norm }) => !/^(?:amount|total|price|cost|figure|date|category|of)$/.test(norm))
  return { head, tail: [lead, ...value] }
}

/** "amount's wrong, it's 67", "you heard wrong, fifty", "no, I was at Wendy's": what stands is wrong, and then what is right; 0 for others. */
function correctsWrong(core: readonly Piece[], words: string, flagged: boolean): number {
  if (flagged && /^ (?:i was|we were|i went|we went) (?:at|to) \S+(?: \S+){0,3} $/.test(words)) return 2
  if (/^ (?:it|that|this|you) (?:says?|said|put|wrote) .* but (?:i|we|it) .* at /.test(words))
    return core.findLastIndex(({ norm }) => norm === 'at')
  if (
    !/^ (?:you (?:heard|misheard|got|have|put|wrote|took)|the|that|my|thats|its|(?:amount|price|total|name|shop|date|day|category)s?) .*(?:wrong|off|incorrect|mistaken) (?:it|its|put|make|should|that|thats|try|i|was|$)?/.test(
      words,
    ) &&
    !/^ you (?:heard|got|misheard) (?:\S+ ){0,2}wrong /.test(words) &&
    !/^ (?:amount|price|total|name|shop|date|day|category)s wrong /.test(words)
  )
    return 0
  const at = core.findIndex(({ norm }) => /^(?:wrong|off|incorrect|mistaken)$/.test(norm))
  return at > 0 && !/^(?:the|my)$/.test(core[at + 1]?.norm ?? '') && core.slice(at + 1).some(isValue) ? at + 1 : 0
}

const toldOtherwise =
  /^ (i|we) (spent|paid|bought|got|had) | (going to|gonna|supposed to) be |^ thats? (is )?(all|it|everything|enough) | degrees | should (be|get|have been) (paid|sent|delivered|here) /

/** "the aquarium was 32 the gift shop 18": more than one price, none of them denied. */
function listsPrices(core: readonly Piece[]): boolean {
  const amounts = core.filter((piece, at) => piece.type === 'amount' && !piece.struck && !isDenied(core, at))
  return (
    amounts.length > 1 &&
    !core.some(({ norm }) => /^(from|instead|wasnt|werent)$/.test(norm)) &&
    !isRetried(core) &&
    !/^(change|make|set|update|correct|fix)$/.test(core[0]?.norm ?? '')
  )
}

/** "eleven no twelve thirty": one price, said anew. */
function isRetried(core: readonly Piece[]): boolean {
  const first = core.findIndex(({ type }) => type === 'amount')
  const last = core.findLastIndex(({ type }) => type === 'amount')
  return (
    last > first + 1 &&
    core.slice(first + 1, last).every(({ type, norm }) => type === 'repair' || norm === 'no' || fillers.has(norm))
  )
}

/** "change category of Walgreens to healthcare": the entry stands between the field and the new value. */
function fieldOf(core: readonly Piece[], words: string): { from: number; to: number } | null {
  if (
    !/^ (\w+ )?(the )?(amount|category|merchant|date|price|total|day|name) (of|for|on) (?!it |that |this |everything )/.test(
      words,
    )
  )
    return null
  const from = core.findIndex((piece) => /^(of|for|on)$/.test(piece.norm)) + 1
  const to = core.findIndex((piece, at) => at > from && /^(to|as|is|was|should|into)$/.test(piece.norm))
  return to > 0 ? { from, to } : null
}

/** "not groceries, shopping": where the right one begins. */
function notThisButThat(core: readonly Piece[]): number {
  if (core[0]?.norm !== 'not' || core.length > 6) return 0
  const joint = core.findIndex((piece) => piece.type === 'separator' || piece.norm === 'but')
  return joint > 1 ? joint + 1 : 0
}

/** "add 5 to the coffee", "knock 10 off that": by how much an entry changes, not what it comes to. */
const addsToEntry =
  /^ (add|tack|take|knock|subtract|deduct|shave|bump|increase|raise|reduce|lower|cut|drop) (?:(?:up|down|on|another|an extra|extra) )*(?:\S+ (?:\S+ )?(?:to|onto|off|off of|from) (?:the (?!list|tab|budget|pot|fund|kitty|jar)|that|it|my last)|(?:the |my |that |it |last |\w+ )*by )/

/** "to be exact about it, make that 12.37": the courtesies before name nothing. */
function makesIt(core: readonly Piece[]): number {
  const at = core.findIndex(
    ({ type, norm }, index) =>
      (type === 'repair' && /^make (that|it)/.test(norm) && core[index + 1]?.type === 'amount') ||
      (/^(make|should)$/.test(norm) &&
        /^(that|it|be)$/.test(core[index + 1]?.norm ?? '') &&
        core[index + 2]?.type === 'amount') ||
      (norm === 'its' && core[index + 1]?.type === 'amount'),
  )
  const plain = core
    .slice(0, at)
    .every(({ type, norm }) => type === 'separator' || (type === 'word' && exactly.has(norm)))
  return at > 0 && plain ? at : toldAtLast(core)
}

/**
 * "im so tired it was 8.50 not 5.80", "fix the last one it's 105 not 150": what is said before names nothing or the last entry, and
 * what it was not shows that it stands already.
 */
function toldAtLast(core: readonly Piece[]): number {
  const at = core.findIndex(
    ({ type }, index) => type === 'amount' && core[index + 1]?.norm === 'not' && core[index + 2]?.type === 'amount',
  )
  const [subject, verb] = [core[at - 2]?.norm ?? '', core[at - 1]?.norm ?? '']
  const told = /^(its|thats)$/.test(verb)
    ? at - 1
    : /^(it|that) (was|is|should)$/.test(`${subject} ${verb}`)
      ? at - 2
      : 0
  if (told < 1) return 0
  const ordered = ordersLast.test(phraseText(core))
  return ordered || core.slice(0, told).every(({ type }) => type === 'word' || type === 'separator') ? at : 0
}

const ordersLast =
  /^ (fix|change|correct|update|edit|amend|adjust|revise|alter|modify) (it|that|this|(the|my) (last|latest|previous)) /
const exactly = new Set(
  'to be exact precise about it the figure amount amounts number total price for sake of accuracy clear is was wrong incorrect off i misread mistyped misheard receipt bill'.split(
    ' ',
  ),
)

const retelling = /^(make|change|correction|i meant?|i should|meant|let me correct)/

/** The pieces after the courtesies and repair words in front; `changes` when those already say that the last entry is meant. */
function coreOf(pieces: readonly Piece[]): { core: Piece[]; flagged: boolean; changes: boolean } {
  let at = 0
  let flagged = false
  let changes = false
  while (at < pieces.length) {
    const piece = pieces[at]
    if (piece?.type === 'repair') {
      flagged = true
      changes = changes || (retelling.test(piece.norm) && piece.norm !== 'i mean')
    } else if (piece?.type === 'word' && (piece.norm === 'no' || piece.norm === 'actually')) flagged = true
    else if (!piece || !(piece.type === 'separator' || (piece.type === 'word' && fillers.has(piece.norm)))) break
    at += 1
  }
  return { core: pieces.slice(at), flagged, changes }
}

/** How many pieces say that the entry before is meant ("that was", "change it to"); 0 when none do. */
function aboutLast(core: readonly Piece[], words: string): number {
  const again = core.findIndex(
    (piece, at) =>
      at > 1 &&
      (piece.type === 'separator' || core[at + 2]?.norm === 'was') &&
      /^(it|its|thats|that)$/.test(core[at + 1]?.norm ?? ''),
  )
  if (again > 0 && /^ (wrong \w+|that wasnt|it wasnt|that was|it was) /.test(words)) return again + 2
  const spoken =
    /^ (that|the|my|this) ((last|latest|previous|other)( \w+)?|one|expense|entry|purchase|transaction|charge|payment|spend) (was|should|is|shouldve) /.exec(
      words,
    )
  if (spoken) return core.findIndex((piece) => piece.norm === spoken[5])
  const told =
    /^ (?:(?:the |that |this )?(?:amount|category|merchant|date|vendor|(?:store|shop)(?: name)?)|(?:the|that|this) (?:price|total|day|place)) (was|should|is) /.exec(
      words,
    )
  if (told) return core.findIndex(({ norm }) => norm === told[1]) + 1
  const opening = openings.find((phrase) => startsWith(words, phrase))
  if (/^i (put|typed|said)$/.test(opening ?? '') && !/ (but|not|instead|should|meant|wrong|was|were) /.test(words))
    return 0
  if (opening) return countPieces(core, opening.split(' ').length)
  const verb = verbs.find((word) => startsWith(words, word))
  if (!verb) return 0
  const object = core[1]?.norm ?? ''
  const field =
    /^ \w+ (the |its |that |this )?(amount|category|merchant|date|price|total|day|name|place|shop|store)\b/.test(words)
  if (object === 'that' || object === 'it' || object === 'this' || object === 'them' || field)
    return field ? fieldEnd(core) : 2
  const last =
    /^ \w+ (the |my |that |this )?(last|latest|previous|most recent)( \w+)? (?:up |down |back )?(to|as|under|into|in|be|from) /.exec(
      words,
    )
  if (last) return core.findIndex((piece) => piece.norm === last[4])
  return core[1]?.type === 'amount' && core[2]?.norm === 'to' && core[3]?.type === 'amount' ? 2 : 0
}

function fieldEnd(core: readonly Piece[]): number {
  const at = core.findIndex((piece) =>
    /^(amount|category|merchant|date|price|total|day|name|place|shop|store)$/.test(piece.norm),
  )
  return at < 0 ? 1 : at + 1
}

function countPieces(core: readonly Piece[], words: number): number {
  let left = words
  let at = 0
  while (at < core.length && left > 0) {
    left -= (core[at]?.norm ?? '').split(' ').length
    at += 1
  }
  return at
}

/** "it was 12 for lunch" is a spend of its own unless something was just saved. */
function tellsNewSpend(core: readonly Piece[], words: string, { context }: Reading): boolean {
  if (context.last?.transaction || !startsWith(words, 'it was', 'that was', 'its', 'thats', 'it cost', 'that cost'))
    return false
  const amount = core.findIndex((piece) => piece.type === 'amount')
  return (
    amount >= 0 &&
    core
      .slice(amount + 1)
      .some((piece, index, rest) => /^(for|on|at|from)$/.test(piece.norm) && rest[index + 1] !== undefined)
  )
}

/** "no, 14", "actually yesterday", "sorry, at Target". */
function isBareValue(core: readonly Piece[]): boolean {
  const kept = core.filter(
    (piece, at) =>
      !piece.struck &&
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

const turns = new Set('to|as|under|into|was|were|should|is|shouldve|wasnt|cost|happened'.split('|'))

/** Where the new value begins in "change the lunch to 12", "the taxi should be 9", "the coffee was yesterday"; 0 for other clauses. */
function namedTurn(core: readonly Piece[], words: string, flagged: boolean, last: string | undefined): number {
  const verb = verbs.some((word) => startsWith(words, word))
  const turn = core.findIndex((piece, at) => at > 0 && turns.has(piece.norm))
  if (verb) {
    if (turn > 0 && core[turn]?.norm === 'into' && core[turn - 1]?.type === 'amount') return 0
    if (turn > 0) return core.slice(turn).some(isValue) ? turn : 0
    const amount = core.findIndex((piece) => piece.type === 'amount')
    return startsWith(words, 'make the', 'make my') && amount > 1 ? amount : 0
  }
  if (turn < 1 || !core.slice(0, turn).some((piece) => piece.type === 'name' || piece.type === 'word')) return 0
  const after = words.slice(words.indexOf(` ${core[turn]?.norm ?? ''} `))
  if (
    /^ (should|shouldve) /.test(after) ||
    / (was|were|is) (actually|really|supposed|meant|wrong) /.test(` ${after} `) ||
    / actually (was|were|is) /.test(words)
  ) {
    return core.slice(turn).some(isValue) ? turn : 0
  }
  const head = core.slice(0, turn)
  const said = head.findLast((piece) => piece.type === 'name' || piece.type === 'word')
  const pointed =
    said?.norm === 'one' ||
    (last !== undefined &&
      startsWith(words, 'the') &&
      said !== undefined &&
      last.toLowerCase() === (said.type === 'name' ? (said.entry.display ?? said.norm) : said.norm).toLowerCase())
  if (pointed && core.slice(turn).some((piece) => piece.type === 'amount' || piece.type === 'day')) return turn
  if (core[turn]?.norm === 'cost' || core[turn]?.norm === 'happened') return 0
  const tail = core.slice(turn + 1)
  const hasAmount = core.some((piece) => piece.type === 'amount')
  const article = startsWith(words, 'the', 'my', 'that')
  const brand =
    startsWith(words, 'the', 'that') &&
    turn === 2 &&
    core[1]?.type === 'name' &&
    core[1].entry.display !== null &&
    core[1].entry.category !== 'Transportation'
  const only = brand && core[turn + 1]?.type === 'amount' && core.length === turn + 2
  if (hasAmount && article && / (was|were) /.test(after) && (flagged || only || / not | actually $/.test(after)))
    return turn
  if (hasAmount || !/^ (was|were) /.test(after)) return 0
  if (tail[0]?.type === 'day') return turn
  const place = tail[0]?.norm === 'at' || tail[0]?.norm === 'from'
  return article && place && tail.length <= 5 ? turn : 0
}

function isValue(piece: Piece): boolean {
  return (
    !piece.struck &&
    (piece.type === 'amount' ||
      piece.type === 'day' ||
      piece.type === 'name' ||
      (piece.type === 'word' && !structural.has(piece.norm) && !fillers.has(piece.norm)))
  )
}

function build(
  reading: Reading,
  head: readonly Piece[],
  tail: readonly Piece[],
  aboutLast: boolean,
): EditFrame | ClarifyFrame | null {
  const { clause, tokens, text } = reading
  const change: Change = {}
  const kept = tail.filter((piece, at) => !piece.struck && piece.type !== 'repair' && !isDenied(tail, at))
  const amount = kept.findLast((piece) => piece.type === 'amount')
  if (amount?.type === 'amount') {
    const beside = kept[kept.indexOf(amount) + 1]?.norm ?? ''
    if (/^(more|less|extra|off|higher|lower)$/.test(beside) || (amount.money.vague && !raised.test(clause.words)))
      return askTotal(reading)
    if (amount.money.amountMinor === null && amount.money.count !== 0) return null
    change.amountMinor = amount.money.amountMinor ?? (0 as Minor)
  }
  const day = kept.findLast((piece) => piece.type === 'day')
  if (day?.type === 'day' && day.unreal !== undefined) return askDay(reading, day.unreal)
  if (day?.type === 'day' && !day.future) change.day = day.day
  const content = kept.filter((piece) => piece.type !== 'amount' && piece.type !== 'day' && !structural.has(piece.norm))
  if (content.length > 0) describeChange(change, content, tail, tokens, text)
  if (Object.keys(change).length === 0) return null
  const target = aboutLast
    ? null
    : merchantOf(
        head.filter(
          (piece) =>
            piece.type !== 'amount' && piece.type !== 'day' && piece.type !== 'repair' && !structural.has(piece.norm),
        ),
        text,
      )
  if (!aboutLast && !target && head.some((piece) => piece.type === 'name')) return null
  return {
    intent: 'edit',
    change,
    ...(target ? { target: { merchant: withoutKind(target.merchant) } } : {}),
    spans: clauseSpan(clause),
    confidence: 0.9,
  }
}

/** "bump it up to 50": a new value, no bound. */
const raised = / (bump|raise|push|move|put|change|set|nudge) .*up to /

/** "22 not 20": what "not" stands before is what it was not. */
function isDenied(tail: readonly Piece[], at: number): boolean {
  const before = tail[at - 1]?.norm
  return (
    before === 'not' ||
    ((before === 'a' || before === 'the') && tail[at - 2]?.norm === 'not') ||
    before === 'instead of' ||
    (before === 'of' && tail[at - 2]?.norm === 'instead') ||
    (before === 'than' && tail[at - 2]?.norm === 'rather')
  )
}

function askDay({ clause }: Reading, unreal: string): ClarifyFrame {
  const ask = `There is no ${unreal}. Say the change once more with the right day.`
  return { intent: 'clarify', reason: 'no_day', ask, draft: {}, spans: clauseSpan(clause), confidence: 0.6 }
}

function askTotal({ clause }: Reading): ClarifyFrame {
  return {
    intent: 'clarify',
    reason: 'no_amount',
    ask: 'What should it be in total?',
    draft: {},
    spans: clauseSpan(clause),
    confidence: 0.6,
  }
}

const structural = new Set(
  'first second third belongs goes change update edit correct fix move make switch set rename recategorize recategorise put mark file adjust categorize categorise tag log count the my last latest previous one entry transaction expense to as under into category amount merchant price date amend revise alter modify reclassify relabel twas was were is be should have been actually really that it this not no purchase payment those a an call called named its thats total cost day shop place store name supposed meant wrong instead of shouldve wasnt over spend vendor visit charge order chuck stick throw bung shove bump push shift raise nudge back up happened please'.split(
    ' ',
  ),
)
const sorting = new Set('category|under|as|into|in|categorize|categorise|file|tag|recategorize|mark'.split('|'))

/** A general word changes the category, a name the merchant; "at" always names a merchant. */
function describeChange(
  change: Change,
  content: readonly Piece[],
  tail: readonly Piece[],
  tokens: Reading['tokens'],
  text: string,
): void {
  const words = content.filter((piece) => piece.type === 'name' || (piece.type === 'word' && !fillers.has(piece.norm)))
  const first = words.find((piece) => piece.norm !== 'at' && piece.norm !== 'from' && piece.norm !== 'for')
  const last = words.at(-1)
  if (!first || !last) return
  const topic = findTopic(tokens, first.from, last.to)
  const at = tail.some(
    (piece) => piece.norm === 'at' || piece.norm === 'from' || piece.norm === 'merchant' || piece.norm === 'call',
  )
  const sorts = tail.some((piece) => sorting.has(piece.norm))
  const whole = topic !== null && topic.from === first.from && topic.to === last.to
  if (
    topic?.category &&
    !at &&
    (sorts || (topic.general && whole) || (topic.entry?.display === null && topic.category === 'Income'))
  ) {
    change.category = topic.category
    return
  }
  const sure =
    at ||
    words.some((piece) => piece.type === 'name') ||
    words.some((piece) => piece.type === 'word' && piece.capital && piece.start > 0)
  const named = sure && words.length <= 6 ? merchantOf(content, text) : null
  if (named && !/\b(card|account|overdraft|transfer)\b/i.test(named.merchant)) change.merchant = named.merchant
}
