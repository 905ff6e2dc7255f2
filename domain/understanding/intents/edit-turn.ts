import { isContent } from '#domain/understanding/entries/segment.ts'
import { isDenied, isValue } from '#domain/understanding/intents/edit-frame.ts'
import { changing } from '#domain/understanding/intents/order.ts'
import { isWholeTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { type Reading, startsWith } from '#domain/understanding/reading.ts'
import { functionWords, isOfPeople } from '#domain/understanding/words/function-words.ts'
import { isNumberWord } from '#domain/understanding/words/number-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { opening, opens, phrases } from '#domain/understanding/words/phrases.ts'
import { isAmount, type Piece, phraseText, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

const verbs = phrases(`
  adjust|amend|alter|bung|bump|change|correct|categorize|categorise|call|count|chuck|edit|fix|file
  log|move|make|mark|modify|nudge|put|push
  rename|recategorize|recategorise|revise|reclassify|relabel|raise|switch|set|stick|shove|shift
  tag|throw|update
`)

const openings = phrases(`
  it ought to|it must be|it has to be|it needs to be|it belongs|it goes|it counts|it falls|it was|it should
  it shouldve|it is|its|i told you it was|i told you its|i meant|i mean|i put|i typed|it wasnt|it happened|i said|it actually was|it really was|it cost|it came to
  that came to
  last one was|last one should|meant|my last one was|should be|should have been|shouldve been
  that one belongs|that ought to|this ought to|that must be|this must be|that has to be|that needs to be
  this needs to be|that one ought to|that one must|that one needs to|that one is|that belongs|this belongs
  this one belongs|that one goes|that goes|that counts|this counts|that falls|that was|that should|that shouldve
  thats|that is|twas|the last one was|the last one should|the last one is|those were|that one was|that one should
  this was|this should|that wasnt|they were|that happened|that were|that actually was|that really was|that cost
  was actually
`)

/** Where the value begins, by what it is: "to 42", "as travel", "on Monday". */
const valueLeads = {
  amount: /^(?:to|at|into)$/,
  day: /^(?:to|on|for|as)$/,
  name: /^(?:to|as|under|into|in|with|for|by)$/,
}

const particles = /^(?:up|down|back|over|forward|across|out|off|in)$/

const naming = /^(?:rename|relabel|name|call|retitle)$/

const swapping = /^(?:swap|replace|substitute|exchange|trade|switch)$/

const objectLead = /^(?:the|my|our|that|this|it|them|these|those|last|yesterdays)$/

const anyLast = pattern`^ (?:it
  |that
  |this
  |them
  |these
  |those
  |(?:the |my |our |that |this )?(?:(?:last|latest|previous|most recent) )?(?:one|entry|expense|transaction
    |purchase|thing|amount|total|price|figure|cost|date|day|category|merchant|shop|store|name|place))? ?$`

/** "amend the Nobu charge to 421", "refile it under travel", "date that Monday": a verb of changing, what is changed, and the value at the end. */
export function orderedChange(core: readonly Piece[], words: string): { head: Piece[]; tail: Piece[] } | null {
  const verb = core[0]
  if (
    verb?.type !== 'word' ||
    !changing.has(verb.norm) ||
    core.some(({ type }) => type === 'time') ||
    / (?:budget|goal|limit|allowance|cap|account) /.test(words)
  )
    return null
  let end = core.length
  while (end > 2 && (prior(core, end)?.norm === 'instead' || prior(core, end)?.type === 'separator')) end -= 1
  // "make Akbar's Tuesday not Wednesday"
  const denies =
    prior(core, end)?.type === 'day' && normBefore(core, end, 2) === 'not' && prior(core, end, 3)?.type === 'day'
  if (denies) end -= 2
  else if (prior(core, end)?.type === 'day') end -= instead(core, end)
  const last = prior(core, end)
  const kind = last?.type === 'amount' || last?.type === 'day' ? last.type : 'name'
  let at = end - 1
  if (kind === 'name') while (at > 1 && !valueLeads.name.test(normAt(core, at))) at -= 1
  else at = end - 2
  const bare =
    /^(?:date|backdate|redate|name|call|make)$/.test(verb.norm) ||
    (kind === 'day' && /^(?:put|stick|bung|push|shift)$/.test(verb.norm) && last?.norm.startsWith('on '))
  const led = valueLeads[kind].test(normAt(core, at))
  const makes = verb.norm === 'make' && kind === 'name' && entryNouns.test(normAt(core, namedFrom(core) - 1))
  if (!led && !(bare && (kind === 'day' || makes || naming.test(verb.norm)))) return null
  const from = led ? at : kind === 'day' ? end - 1 : namedFrom(core)
  const object = core.slice(1, from).filter(({ norm }) => !particles.test(norm))
  const [first] = object
  const swaps = swapping.test(verb.norm) && /^(?:for|with|by)$/.test(normAt(core, at))
  // "rename pret to leon"
  const renames = led && /^(?:rename|relabel|retitle)$/.test(verb.norm) && object.length < 4
  const pointed =
    objectLead.test(first?.norm ?? '') || swaps || renames || (isCapital(first, denies) && object.length < 3)
  if (!first || !pointed || object.some(({ type }) => type === 'amount' || type === 'separator' || type === 'repair'))
    return null
  const value = core.slice(led ? from + 1 : from, end)
  if (value.length === 0 || value.length > 4 || value.some(({ type }) => type !== last?.type && kind !== 'name'))
    return null
  if (kind === 'name' && core[at]?.norm === 'for' && !swaps) return null
  // "make the one from yesterday groceries" names nothing that is known, "make the Netflix entry a subscription" no category
  if (makes && !value.every((piece) => isContent(piece) || piece.norm === 'and')) return null
  const lead = shaped({
    ...verb,
    norm: naming.test(verb.norm) || swaps ? 'call' : makes ? 'to' : normAt(core, at),
  })
  const head = anyLast.test(phraseText(object))
    ? []
    : object.filter(({ norm }, index) => !field.test(norm) && !(norm === 'of' && field.test(normAt(object, index - 1))))
  return { head, tail: [lead, ...value] }
}

/** "the price of the rice": what of it is to change; "the bag of rice" is all of it. */
const field = /^(?:amount|total|price|cost|figure|date|category)$/

/** "put it on Saturday instead of Sunday": how many pieces say which day it was not. */
function instead(core: readonly Piece[], end: number): number {
  const before = normBefore(core, end - 1)
  const length = before === 'instead of' ? 2 : before === 'of' && normBefore(core, end - 2) === 'instead' ? 3 : 0
  return prior(core, end, length + 1)?.type === 'day' ? length : 0
}

function isCapital(piece: Piece | undefined, isUnknown: boolean): boolean {
  return (piece?.type === 'name' || (isUnknown && piece?.type === 'word')) && piece.capital
}

/** Where the new name begins behind what it is given to: "call it Aldi", "call the last Aldi", "make the Netflix entry entertainment". */
function namedFrom(core: readonly Piece[]): number {
  if (/^(?:it|that|this)$/.test(normAt(core, 1))) return 2
  const noun = core.findIndex(({ norm }, at) => at > 1 && at < 5 && entryNouns.test(norm))
  return noun < 0 ? 3 : noun + 1
}

/** "it was the blue one that was 20", "undo the pie thing it was six", "fix the Netflix one, it's 17.99": which one is meant, and then what it was; null for others. */
export function pointedAt(core: readonly Piece[], words: string): { head: Piece[]; tail: Piece[] } | null {
  const isMended = mending.test(normAt(core, 0))
  if (!(isMended ? mendedIs : itWasThe).test(words)) return null
  const at = core.findIndex(
    (piece, index) => index > 2 && (isMended ? /^(?:it|that|its|thats)$/ : /^(?:that|which)$/).test(piece.norm),
  )
  const head = core.slice(isMended ? 1 : 2, at).filter(({ type }) => type !== 'separator')
  return { head: anyLast.test(phraseText(head)) ? [] : head, tail: core.slice(at + 1) }
}
const itWasThe = /^ (?:it|that) was (?:the|my) (?:\S+ ){1,3}(?:that|which) (?:was|were|cost) \S*\d\S* $/
const mending = /^(?:undo|fix|correct|change|update|amend|edit|adjust|revise)$/
const mendedIs =
  /^ [a-z]+ (?:the|my|that) (?:\S+ ){1,3}(?:(?:it|that) (?:was|is|should be|shouldve been|should have been)|its|thats) (?:(?:really|only|just|actually|now) )?\S*\d\S*(?: (?:now|please|actually))* $/

/** "amount's wrong, it's 67", "you heard wrong, fifty", "no, I was at Wendy's": what stands is wrong, and then what is right; 0 for others. */
export function correctsWrong(core: readonly Piece[], words: string, flagged: boolean): number {
  if (ownSlip.test(words)) return core.findIndex(isAmount)
  if (ownSlipNamed.test(words)) return core.findIndex(({ norm }) => norm === 'wrong') + 1
  if (wrongField.test(words) && !(otherThing.test(words) && core.some(isAmount)))
    return core.findIndex((piece, at) => at > 1 && isValue(piece))
  if (flagged && /^ (?:i was|we were|i went|we went) (?:at|to) \S+(?: \S+){0,3} $/.test(words)) return 2
  if (/^ (?:it|that|this|you) (?:says?|said|put|wrote) .* but (?:i|we|it) .* at /.test(words))
    return core.findLastIndex(({ norm }) => norm === 'at')
  if (notRight.test(words)) {
    const end = core.findIndex(({ norm }) => /(?:^|not )(?:right|correct)$/.test(norm)) + 1
    return end > 0 && core.slice(end).some(isValue) ? end : 0
  }
  if (
    !/^ (?:you (?:heard|misheard|got|have|put|wrote|took)|the|that|my|thats|its|(?:amount|price|total|name|shop|date|day|category)s?) .*(?:wrong|off(?! (?:me|us|him|her|them|of|the|my|an?|for) )|incorrect|mistaken) /.test(
      words,
    ) ||
    (leaves.test(words) && !/ (?:wrong|incorrect|mistaken) /.test(words))
  )
    return 0
  const at = core.findIndex(({ norm }) => /^(?:wrong|off|incorrect|mistaken)$/.test(norm))
  // "the bagel was 3.80 and I had the wrong coffee": a thing, and no entry.
  const priced = core.findLastIndex(isAmount)
  if (priced > 0 && priced < at && gotTheWrong.test(phraseText(core.slice(0, at)))) return 0
  // "my daughter is off sick so pills 21": who is away.
  const who = normAt(core, at - 2)
  if (normAt(core, at) === 'off' && isOfPeople(who)) return 0
  const next = normAt(core, at + 1)
  const again = /^(?:the|my)$/.test(next) && !/^ (?:you|its?|thats?) /.test(words)
  return at > 0 && !again && core.slice(at + 1).some(isValue) ? at + 1 : 0
}

/** "the council tax went off yesterday 140": left one's account. */
const leaves = / (?:went|goes|gone|going|came|comes|come|coming|took|taken|paid|day|days|time|written|wrote) off /

const gotTheWrong = / (?:i|we) (?:had|got|read|bought|took|ordered|used) the $/

/** "that's not right, it was 13", "the lunch isn't right, it was 13" */
const notRight =
  /^ (?:thats|that is|its|it is|that|it|this is|(?:the|my) \S+(?: \S+)?) (?:not|isnt|wasnt) (?:quite |even )?(?:right|correct) /

/** "I said fifteen, you wrote fifty, fix it": what was said, where it stands against what was written; null where nothing does. */
export function saidNotWritten(core: readonly Piece[], words: string): Piece[] | null {
  const match = writtenOtherwise.test(words)
  const from = core.findIndex(({ norm }, at) => norm === 'i' && core[at + 1]?.norm === 'said') + 2
  const said = core.slice(
    from,
    core.findIndex(({ norm }, at) => norm === 'you' && at > from),
  )
  const figures = said.filter(({ type }) => type === 'amount' || type === 'day')
  return match && said.some(isValue) ? (figures.length > 0 ? figures : said) : null
}
const writtenOtherwise = pattern`^ i said (?:it was )?\S+(?: \S+){0,4} (?:but |and )?you (?:wrote|put|logged|added|saved|heard
  |entered|typed|have|got|recorded) (?:down |in )?\S`

/** "I put the wrong thing, it was 19", "I told you wrong, it was 19", "I made a mistake, it's 19": what stands was one's own slip. */
const ownSlip = pattern`^ (?:i|ive|we|weve) (?:(?:have|just|must have|mustve) )*(?:(?:put|said|told|typed|gave|wrote|entered|logged)(?: (?:you|it|that|in
  |down))* (?:the |a )?wrong(?: (?:thing|number|amount|price|figure|one))?|(?:got|had) (?:it|that) wrong|made (?:a mistake|an error|a typo|a slip)
  |messed (?:it|that) up)(?: (?:in|down|there|earlier|before|so|because|and))* (?:(?:it|that) (?:was|is|should be|should have been)|its|thats|should be) (?:(?:only|just|actually
  |really) )*\S*\d\S*(?: (?:dollars|bucks|pounds|quid|euros))?(?: not \S*\d\S*)? $`

/** "I typed the Jollibee wrong, it should be 1210": which one it was is named. */
const ownSlipNamed = pattern`^ i (?:typed|entered|logged|put|got|had) (?:the|my) (?:\S+ ){1,3}wrong (?:, |so |and )*(?:(?:it|that) (?:was|is
  |should)|its|thats|should be) (?!my |your |the |his |her )`

/** "I made a mistake, the class was 54": which entry it was is named behind the slip; null for others. */
export function slipNamed(
  core: readonly Piece[],
  words: string,
): { head: readonly Piece[]; tail: readonly Piece[] } | null {
  if (wrongCategory.test(words)) {
    const on = core.findIndex(({ norm }) => norm === 'wrong') + 1
    const turn = core.findIndex(({ norm }, at) => at > on && /^(?:its|thats|it|that|should)$/.test(norm))
    return { head: core.slice(on + 1, turn), tail: core.slice(turn) }
  }
  if (!slipAhead.test(words)) return null
  const slip = core.findIndex(({ norm }) => /^(?:mistake|wrong|up)$/.test(norm))
  const rest = core.slice(slip + 1).filter(({ type }) => type !== 'separator')
  const turn = namedTurn(rest, phraseText(rest), true, undefined)
  return turn > 0 ? { head: rest.slice(0, turn), tail: rest.slice(turn) } : null
}
/** "I got the category wrong on the taxi, it's travel" */
const wrongCategory =
  /^ (?:i|you) (?:put|got|had) the category wrong (?:on|for) (?:the|my) (?:\S+ ){1,3}(?:, )?(?:(?:it|that) (?:was|is|should)|its|thats|should be) (?!.*\d)/
const slipAhead =
  /^ i (?:(?:made a mistake|got (?:it|that) wrong) (?:, )?(?:the|my) (?:\S+ ){1,3}(?:was|were|is) |(?:made a mistake|(?:got|put|had) (?:it|that) (?:in |down )?wrong|messed (?:it|that) up) (?:, )?(?:\S+ ){1,4}?should (?:be|say|read|have been) )/

/** "wrong day, the parking 12": the price of something else. */
const otherThing = /^ wrong (?:name|shop|store|date|day|category) (?:, )?(?:the|my) /
/** "wrong category, transport". */
const wrongField = /^ wrong (?:amount|price|total|name|shop|store|date|day|category) \S/

/** "the cinema belongs in travel", "the lunch was eating out": where a whole category is told of what is named; 0 for others. */
export function sortsNamed(core: readonly Piece[], { tokens }: Reading): number {
  if (!/^(the|my|that)$/.test(normAt(core, 0)) || core.some(isAmount)) return 0
  const turn = core.findIndex(
    ({ norm }, at) =>
      at > 1 &&
      (/^(?:(?:belong|fall|count)s?|goes|is|was|were|are)$/.test(norm) ||
        // "the kids go to school" tells of no entry
        (norm === 'go' && normAt(core, at + 1) !== 'to')),
  )
  // "the wine goes with food"
  if (/^goe?s?$/.test(normAt(core, turn)) && normAt(core, turn + 1) === 'with') return 0
  const denied = core.findIndex(({ norm }, at) => at > turn + 1 && norm === 'not')
  const told = core
    .slice(turn + 1, denied < 0 ? undefined : denied)
    .filter(({ type, norm }) => type !== 'separator' && !/^(in|under|into|as|to|with|and|but)$/.test(norm))
  return turn >= 0 && isWholeTopic(tokens, told) ? turn : 0
}

/** "change category of Walgreens to healthcare": the entry stands between the field and the new value. */
export function fieldOf(core: readonly Piece[], words: string): { from: number; to: number } | null {
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

/** "not groceries, shopping", "not 648 it was 684": where the right one begins. */
export function notThisButThat(core: readonly Piece[]): number {
  // "wasn't a taxi it was an uber"
  if (core[0]?.norm === 'wasnt' && core.length < 9 && !core.some(isAmount)) {
    const was = core.findLastIndex(({ norm }, at) => norm === 'was' && core[at - 1]?.norm === 'it')
    return was > 2 ? was + 1 : 0
  }
  if (core[0]?.norm !== 'not' || core.length > 6) return 0
  const joint = core.findIndex((piece) => piece.type === 'separator' || piece.norm === 'but')
  if (joint > 1) return joint + 1
  const turn = core.findLastIndex(({ norm }) => norm === 'was' || norm === 'its')
  return turn > 1 && core[1]?.type !== 'word' && core[1]?.type === core[turn + 1]?.type ? turn + 1 : 0
}

/** "and the date to yesterday", "the price to 12": a field of the last entry, and where its value begins; 0 for others. */
export function fieldOfLast(words: string): number {
  return /^ the (?:amount|category|merchant|date|price|day|name) (?:to|is|should be) /.test(words) ? 2 : 0
}

/** "to be exact about it, make that 12.37": the courtesies before name nothing. */
export function makesIt(core: readonly Piece[]): number {
  const at = core.findIndex(
    ({ type, norm }, index) =>
      (type === 'repair' && /^make (that|it)/.test(norm) && core[index + 1]?.type === 'amount') ||
      (/^(make|should)$/.test(norm) &&
        /^(that|it|be)$/.test(normAt(core, index + 1)) &&
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
  const ordered = ordersLast.test(phraseText(core))
  const at = core.findIndex(
    ({ type }, index) =>
      type === 'amount' &&
      (core[index + 1]?.norm === 'not' ? core[index + 2]?.type === 'amount' : ordered && index === core.length - 1),
  )
  let lead = at
  while (ordered && meantToBe.test(normBefore(core, lead))) lead -= 1
  const [subject, verb] = [normBefore(core, lead, 2), normBefore(core, lead)]
  const told = /^(its|thats)$/.test(verb)
    ? lead - 1
    : /^(it|that) (was|is|should)$/.test(`${subject} ${verb}`)
      ? lead - 2
      : 0
  if (told < 1) return 0
  return ordered || core.slice(0, told).every(({ type }) => type === 'word' || type === 'separator') ? at : 0
}

const meantToBe = /^(supposed|meant|to|be|been|have|actually|really|just|only)$/

const ordersLast = pattern`^ (fix|change|correct|update|edit|amend|adjust|revise|alter|modify) (it|that|this
  |(the|my|that) (last|latest|previous)) `

const exactly = wordSet(`
  about amount amounts accuracy be bill clear exact figure for it is incorrect i
  misread mistyped misheard number of off precise price receipt sake to the total was wrong
`)

/** How many pieces say that the entry before is meant ("that was", "change it to"); 0 when none do. */
export function aboutLast(core: readonly Piece[], words: string): number {
  const again = core.findIndex(
    (piece, at) =>
      at > 1 &&
      (piece.type === 'separator' || core[at + 2]?.norm === 'was') &&
      /^(it|its|thats|that)$/.test(normAt(core, at + 1)),
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
  const opened = opening(words, openings)
  if (
    /^i (put|typed|said)$/.test(opened ?? '') &&
    !(core.length === 3 && core[2]?.type === 'amount') &&
    (!/ (but|not|instead|should|meant|wrong|was|were) /.test(words) ||
      / (dont know|lost|no idea|not sure) /.test(words))
  )
    return 0
  if (opened) return turnsToTell(core) ? 0 : countPieces(core, opened.split(' ').length)
  if (!opens(words, verbs)) return 0
  const object = normAt(core, 1)
  const field =
    /^ \w+ (the |its |that |this )?(amount|category|merchant|date|price|total|day|name|place|shop|store)\b/.test(words)
  if (object === 'that' || object === 'it' || object === 'this' || object === 'them' || field)
    return field ? fieldEnd(core) : 2
  const last =
    /^ \w+ (the |my |that |this )?(last|latest|previous|most recent)( \w+)? (?:up |down |back )?(to|as|under|into|in|be|from) /.exec(
      words,
    )
  if (last) return core.findIndex((piece) => piece.norm === last[4])
  if (priceOfLast.test(words)) return core.findIndex(isAmount)
  return core[1]?.type === 'amount' && core[2]?.norm === 'to' && core[3]?.type === 'amount' ? 2 : 0
}

/** "fix last one 94 dollars"; "log last entry 40" is a new one. */
const priceOfLast = pattern`^ (?:make|change|set|correct|fix|update|amend|edit) (?:the |my )?(?:last|latest|previous) (?:one|entry|expense|transaction|purchase) \S*\d\S* ${unitSaid}$`

/** "it's late and I forgot the gym, 40": how it was, and then something new. */
function turnsToTell(core: readonly Piece[]): boolean {
  const joint = core.findIndex(
    ({ type }, at) => type === 'separator' && /^(?:i|we|ive|weve)$/.test(normAt(core, at + 1)),
  )
  return joint > 0 && !core.slice(0, joint).some(({ type }) => /^(?:amount|day|name)$/.test(type))
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
    left -= normAt(core, at).split(' ').length
    at += 1
  }
  return at
}

const turns = wordSet('to as under into was were should must ought needs has is shouldve wasnt cost happened')
const entryNouns = /^(one|entry|expense|purchase|transaction)$/

/** "the 5k charity run entry was 35": what one pays to take part or to get in. */
function isAdmission(head: readonly Piece[]): boolean {
  return admission.test(phraseText(head.slice(-2)))
}
const admission = pattern` (?:run|race|walk|ride|swim|marathon|half|\d+k|triathlon|tournament|contest|competition|league|cup|museum|gallery|park|zoo
  |aquarium|pool|club|castle|fair|festival|expo|raffle|draw|draft) entry $`

/** "was 9.40 with cookies": what one ate there besides; "with Tom" is who came along, and tells of no entry that stands. */
function isWithFood(core: readonly Piece[]): boolean {
  const last = core.at(-1)
  const isFood = last?.type === 'name' && last.entry.display === null && last.entry.category === 'Food & Dining'
  return isFood && core[3]?.norm === 'with' && core.length < 7
}

/** "…, not forty two" */
function isTakenBack({ type, struck }: Piece): boolean {
  return struck || type === 'separator'
}

/** "the taxi is now 12", "netflix is now 18" are of an entry, "milk is now 4 dollars" and "a pint is now 7 quid" of what it costs. */
function isOneEntry(first: Piece | undefined): boolean {
  return first?.type === 'name' ? first.entry.display !== null : /^(?:the|my|our|that|this)$/.test(first?.norm ?? '')
}

/** "the hotel was 120 not 150"; "120 not 5 star" tells what it was like. */
function deniesOther(core: readonly Piece[]): boolean {
  return core.some((piece, at) => piece.type === 'amount' && (piece.correctedFrom !== null || isDenied(core, at)))
}

function isNameOrDay({ type }: Piece): boolean {
  return type === 'name' || type === 'day'
}

/** "hendersons was 640 not 600": a name that no list knows. */
function isUnknownWord([word, ...more]: readonly Piece[]): boolean {
  return word?.type === 'word' && more.length === 0 && !functionWords.has(word.norm) && !allOf.test(word.norm)
}
const allOf = /^(?:everything|everyone|all|both|total|rest|score|temperature|weight|one|what|which|who)$/
/** What one says of a slip of one's own. */
const owning = '(?:so )?sorry|o+ps|whoops|i mean|no|actually|wait|my (?:bad|mistake|typo)'
/** "was 52, not 42", "was 52 sorry not 42", behind what it is of. */
function setAgainst(denying: string): RegExp {
  return pattern`^ (?:was|were) (?:only |just |actually )?\S*\d\S* ${unitSaid}(?:(?:,|${owning}) )*(?:${denying}) \S*\d\S* ${unitSaid}(?:(?:,|${owning}) )*$`
}
const notThis = setAgainst('(?:and )?not')
/** "Uber was 18 instead of 12" alone only compares; where something is put right, it does that. */
const insteadOf = setAgainst('(?:and )?not|instead of|rather than')

/** What may stand between "the gym was" and the day on which it was. */
const leadsToDay = wordSet(`
  on in at for from of the last this actually really just still already only not wrong also even instead back then
  paid bought charged made taken done had meant supposed to be been dated , - no wait sorry it was i mean
`)

/** "the taxi came to 45, not 54": where what it came to is told of an entry that is named; 0 for "the coffee cost 4, no, 5", which is told at once. */
export function costDenied(core: readonly Piece[], words: string, text: string): number {
  const turn = core.findIndex(
    ({ norm }, at) => at > 1 && (norm === 'cost' || (norm === 'came' && normAt(core, at + 1) === 'to')),
  )
  const price = normAt(core, turn) === 'came' ? turn + 2 : turn + 1
  const said = deniedLast.exec(text.toLowerCase())?.[1]?.split(/[ -]/) ?? []
  const isDenied = said.length > 0 && said.every((word) => /\d/.test(word) || isNumberWord(word))
  const isTold = isAmount(core[price]) && core.length < price + 4 && startsWith(words, 'the', 'my', 'that')
  return turn > 0 && isDenied && isTold ? turn : 0
}
const deniedLast = /,? not [$£€]?([\d.,]+|[a-z]+(?:[ -][a-z]+){0,3})\W*$/

const isNow = pattern`^ (?:is|are) (?:only |just |actually )?\S*\d\S* ${unitSaid}(?:not \S*\d\S* )?$`

/** Where the new value begins in "change the lunch to 12", "the taxi should be 9", "the coffee was yesterday"; 0 for other clauses. */
export function namedTurn(core: readonly Piece[], words: string, flagged: boolean, last: string | undefined): number {
  const verb = opens(words, verbs)
  const turn = core.findIndex((piece, at) => at > 0 && turns.has(piece.norm))
  if (verb) {
    if (turn > 0 && core[turn]?.norm === 'into' && prior(core, turn)?.type === 'amount') return 0
    if (turn > 0) return core.slice(turn).some(isValue) ? turn : 0
    const amount = core.findIndex(isAmount)
    return startsWith(words, 'make the', 'make my') && amount > 1 ? amount : 0
  }
  if (turn < 1 || !core.slice(0, turn).some((piece) => piece.type === 'name' || piece.type === 'word')) return 0
  const after = words.slice(words.indexOf(` ${normAt(core, turn)} `))
  if (
    /^ (should|shouldve|must be|ought to be|(needs|has) to be) /.test(after) ||
    (/^ is now /.test(after) && isOneEntry(core[0])) ||
    / (was|were|is) (actually|really|(?:supposed|meant) to be|wrong) /.test(` ${after} `) ||
    / actually (was|were|is) /.test(words)
  ) {
    return core.slice(turn).some(isValue) ? turn : 0
  }
  const head = core.slice(0, turn)
  const said = head.findLast((piece) => piece.type === 'name' || piece.type === 'word')
  // "the taxi one"; "Motel One" is called so
  const isEntry = said?.type === 'word' && !said.capital && entryNouns.test(said.norm)
  const pointed =
    (isEntry && !isAdmission(head)) ||
    (last !== undefined &&
      startsWith(words, 'the', 'that') &&
      said !== undefined &&
      ` ${last.toLowerCase()} `.endsWith(
        ` ${(said.type === 'name' ? (said.entry.display ?? said.norm) : said.norm).toLowerCase()} `,
      ))
  const valued = core.findIndex(({ type }, at) => at > turn && (type === 'amount' || type === 'day'))
  // "the gym was closed yesterday", "the rent is due on the 1st": what was then is something else.
  const isApart = core[valued]?.type === 'day' && core.slice(turn + 1, valued).some(({ norm }) => !leadsToDay.has(norm))
  if (pointed && valued > 0 && !isApart) return turn
  if (isEntry && !isAdmission(head) && / (was|is) \S+ $/.test(after) && core[turn + 1]?.type === 'name') return turn
  if (core[turn]?.norm === 'happened' && core[turn + 1]?.type === 'day') return turn
  if (core[turn]?.norm === 'cost' || core[turn]?.norm === 'happened') return 0
  const tail = core.slice(turn + 1)
  const hasAmount = core.some(isAmount)
  const article = startsWith(words, 'the', 'my', 'that')
  const brand =
    startsWith(words, 'the', 'that') &&
    turn === 2 &&
    core[1]?.type === 'name' &&
    core[1].entry.display !== null &&
    core[1].entry.category !== 'Transportation'
  const only = brand && core[turn + 1]?.type === 'amount' && core.length === turn + 2
  if (
    hasAmount &&
    article &&
    / (was|were) /.test(after) &&
    (flagged || only || / actually $/.test(after) || deniesOther(core))
  )
    return turn
  // "no, the rent is 900"
  if (flagged && article && isNow.test(after) && head.some(({ type }) => type === 'name')) return turn
  // "Screwfix was 52, not 42": what it was not shows that it stands already.
  if ((flagged ? insteadOf : notThis).test(after) && (head.every(isNameOrDay) || isUnknownWord(head))) return turn
  // "no no careem was thirty four", "wait chipotle was 15.85 with guac"
  const first = core[0]
  const isShop = turn === 1 && first?.type === 'name' && first.entry.display !== null
  const behind = core.slice(isWithFood(core) ? core.length : 3)
  if (flagged && isShop && isAmount(core[2]) && / was /.test(after) && behind.every(isTakenBack)) return turn
  if (hasAmount || !/^ (was|were) /.test(after)) return 0
  if (tail[0]?.type === 'day') return turn
  const place = tail[0]?.norm === 'at' || tail[0]?.norm === 'from'
  return article && place && tail.length <= 5 ? turn : 0
}
