import { partsCalled } from '#domain/understanding/settle/part-said.ts'
import { firstNames, isPerson, namesPerson } from '#domain/understanding/words/first-names.ts'
import { fillers, people, pronouns } from '#domain/understanding/words/function-words.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { pattern, unitSaid } from '#domain/understanding/words/pattern.ts'
import { payers, paysFor } from '#domain/understanding/words/payers.ts'
import { ends, isAmount, isMe, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { uncounted } from '#domain/understanding/words/sharers.ts'
import { itemsOf, wordSet } from '#domain/understanding/words/word-set.ts'

const splitVerbs = itemsOf(`
  clubbed together|divide|divided|divvied|divvy|down the middle|fifty-fifty|go halves|going halves|go dutch
  halved|halfsies|halves|split|splitting|share equally|share evenly|shared equally|shared evenly|sharing equally|sharing evenly|of us are sharing it|of us share it
  shared the cost|shared the bill|shared a bill|shared it|share it
  went halves|went halfsies|went dutch|went in on
`)

/** In how many parts the person shared the amount; 1 when it was not shared, null when that cannot be told. */
export function waysOf(pieces: readonly Piece[]): number | null {
  const text = phraseText(pieces)
  if (isHalvedAlready(pieces) || ownPaid.test(text) || instalment.test(text) || ownEach.test(text)) return 1
  if (isHalfOfThings(pieces) || ownPartPriced.test(text)) return 1
  const each = eachPart.exec(text)
  if (each) return each.slice(1).some((part) => part?.startsWith('q')) ? 4 : 3
  if (halved.test(text) || isHalfWith(pieces)) return 2
  const others = paidByOther(pieces)
  if (others > 0) return 1 / (1 - others)
  const part =
    paidPart.exec(text) ??
    partIsMine.exec(text) ??
    myShare.exec(text) ??
    notedPart.exec(text) ??
    (pieces.filter(isAmount).length === 1 ? notedAlone.exec(text) : null)
  if (part) return partsCalled.get(part[1] ?? '') ?? null
  const verb =
    splitVerbs.find((phrase) => text.includes(` ${phrase} `)) ??
    (amongUs.test(text) || isWithMe(text) ? 'split' : undefined)
  // "the bill was 120, I paid my share"
  if (!verb && (sharesBill.test(text) || shareOfParty.test(text)))
    return waysSaid(pieces) ?? weWho(pieces) ?? withWhom(pieces) ?? partyOf(pieces)
  const asks = / my (share|half|third|part|portion|bit) of (the |a |our |that )?\d/.test(text)
  if (asks && verb) return waysSaid(pieces) ?? withWhom(pieces)
  if (!verb || text.includes(' from me ')) return 1
  if (ownOnly.test(text)) return waysSaid(pieces) ?? weWho(pieces) ?? withWhom(pieces) ?? partyOf(pieces) ?? 2
  if (/ my (share|half|bit|cut) /.test(text) || text.includes(' my part ') || text.includes(' banana split ')) return 1
  if (text.includes(' my portion ')) return 1
  if (verb.endsWith('dutch')) return waysSaid(pieces) ?? (wholeFirst.test(text) ? withWhom(pieces) : 1)
  const said = waysSaid(pieces) ?? withWhom(pieces) ?? weWho(pieces) ?? partyOf(pieces)
  if (said !== null) return said
  const joint = pieces.findIndex((piece) => piece.type === 'separator' && piece.norm === 'and')
  const together = joint >= 0 && pieces.slice(0, joint + 2).some((piece) => piece.norm === 'me' || piece.norm === 'i')
  return together || verb.startsWith('fifty') || verb.startsWith('hal') || verb.includes('hal') ? 2 : null
}

/** "my half of the turkey was 22, Sharon paid the other half": the part that was told is one's own. */
const ownPartPriced =
  / my (?:own )?(?:half|third|share|part|side|end|bit) (?:of (?:the |that |our )?(?:[a-z]\S* ){1,3})?(?:was|is|came to) \S*\d/
/** "54, we went a third each", "went thirds on it"; "the third each month" is a day, and a quarter each a coin. */
const eachPart = pattern` (?:we|us|split|shared) (?:\S+ ){0,4}?(?:a|one) (third|quarter) each (?!month|week|time|way|of |for )|(?:(?<=\d )|included|its|thats|that was) ?(?:a|one) (third|quarter) each $
  | (?:go|going|went) (?:in )?(thirds|quarters) (?=$|\S*\d\S* $|(?:on|with|for (?:the|our|a)|and|um|[a-z]+ \S*\d\S* $) ?)`

/** "Jo venmoed me back half", "Sipho already sent me his half", as part of a pattern: what came back of what was told before it. */
export const halfBack =
  '(?:venmoed|zelled|sent|paid|transferred|gave|tikkied|paypaled) me (?:back )?(?:(?:his|her|their) )?half(?! (?:an? |of (?!it |that )|price ))(?: back)?'

/** "I paid half", "Jake is covering half", "Jake paid his half", "half of it"; kids who pay half price share nothing. */
const halved = pattern` (?:half of it|(?:paying|pay|pays) me (?:back )?half|(?:on the hook|in|responsible) for half
  |(?<! (?:never|not|didnt|doesnt|dont|wont) )(?:paid|pays?|paying|cover(?:s|ed|ing)?|owes me|half each|i owe) (?:the other )?half(?! (?:price|fare|(?:of )?the time) )
  |(?<! (?:i|we) )${halfBack}
  |(?<! (?:i|we) )(?:paid|pays|paying|cover(?:s|ed|ing)) (?:his|her|their) half
  |(?<! (?:and a|\d+\.5) )half each|in half|half (?:paid|covered) by) `
/** "lunch 30 half with Sam" */
function isHalfWith(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    if (piece.norm !== 'half' || pieces[at + 1]?.norm !== 'with') return false
    return isPerson(pieces[/^(?:my|our|the)$/.test(normAt(pieces, at + 2)) ? at + 3 : at + 2])
  })
}
/** "lunch 30 but Sam paid a third", "Sam pays his third", "insurance covered a quarter of it": how much of it somebody else paid, so that the rest is one's own; 0 where nobody did. */
function paidByOther(pieces: readonly Piece[]): number {
  const verb = pieces.findIndex(({ norm }) => paysFor.test(norm))
  const who = prior(pieces, verb)
  const isOther = isPerson(who) || payers.has(who?.norm ?? '') || /^(?:s?he|they)$/.test(who?.norm ?? '')
  if (verb < 1 || !isOther || who?.norm === 'i' || who?.norm === 'we') return 0
  const [article, part, next, whole] = pieces.slice(verb + 1)
  const isOfAll = ends(next) || (next?.norm === 'of' && /^(?:it|that|them)$/.test(whole?.norm ?? ''))
  if (!/^(?:an?|one|his|her|their)$/.test(article?.norm ?? '') || !isOfAll) return 0
  return { third: 1 / 3, quarter: 1 / 4 }[part?.norm ?? ''] ?? 0
}

/** "put in my fifth", "log just my half": the part that is to be noted, as part of a pattern. */
const notes = '(?:put|log|add|note|record|count)(?: (?:in|down))? (?:just |only )?my (half|third|quarter|fifth|sixth) '
/** "… so put in my fifth". */
const notedPart = new RegExp(` so (?:just )?${notes}(?:$|of (?:it|that) )`)
/** "cab 44, two of us, I paid it, log my half": alone, where nothing told before it is a part already. */
const notedAlone = pattern`^(?!.* (?:each|apiece|my (?:half|third|share|part|quarter) .*my|(?:i|we|me) (?:paid|gave|sent|owe|put)(?: in)? \S*\d|paid me|gave me|sent me|thats my)(?: |$))
  .* ${notes}(?:please |only |for me )*(?:$|of (?:it|that) )`

/** "I paid a third", "I'm paying my quarter", "I owe a third of it", "paid a third today to hold it". */
const paidPart = pattern` (?:paid|(?:i|ill|im|we|well) (?:will |am |are |only |just )*(?:put in|chipped in|threw in|kicked in|pay|paying|owe|cover|covering|covered)) (?:just |only )?(?:(?:a|my|one) )(half|third|quarter) (?:$|of it |of that |share |and |so |(?:(?:now|today|already|upfront|up front) )*to (?:hold|book|reserve|secure|keep) (?:it|them|the|that|our|my) )`

/** "a third of that is mine" */
const partIsMine =
  / (?:an? |one )?(half|third|quarter) of (?:it|that|this|which|them) (?:is|was|were|being) (?:mine|my (?:share|part)|on me) (?!so \S*\d)/
const myShare = / (?:my|our) shares? (?:is |was |s )?(?:a |one )?(half|third|quarter) /

/** "paid half up front, 250 for the DJ": so much of it for now. */
const instalment = / half (?:up ?front|in advance|now|down|today)(?: [a-z]\S*){0,4} \S*\d/

/** "we split the check, I paid 28": after a split with nobody named, what one paid is the own part. */
const ownPaid = pattern` (?:split|splitting|divided|shared|divvied up) (?:it|(?:the |our |a )?\S+)(?: up)?
  (?: ,| and| so| but)* (?:i|my part|me) (?:only |just |ended up |paying |paid |was |put in |threw in |owed )+\S+ $`

/** "split the cab 12 each", "split dinner evenly with Sam, 33 each": the price of each is the own part; "split two pizzas 20 each" may be each pizza's. */
const ownEach = pattern` (?:split|splitting|shared|divided) (?:(?:the|a|an|our|my|this|that) )?[a-z]\S* (?:(?:for|at|was|so|it|came|to|up|evenly|equally
  |fairly|with (?:my )?[a-z]\S*) )*\S*\d\S* ${unitSaid}(?:each|apiece) $`

/** "Walmart 65, half of it was just groceries": what was in it, and no half that somebody else paid. */
export function isHalfOfThings(pieces: readonly Piece[]): boolean {
  const half = pieces.findIndex(({ norm }, at) => norm === 'half' && pieces[at + 1]?.norm === 'of')
  if (half < 0 || !/^(it|that|them|those)$/.test(normAt(pieces, half + 2))) return false
  if (!/^(was|were|is|are)$/.test(normAt(pieces, half + 3))) return false
  return pieces.slice(half + 4).find(({ norm }) => !onlySaid.test(norm))?.type === 'name'
}
const onlySaid = /^(?:just|only|mostly|basically|literally|really|like|um|the|a|an|for)$/

/** "… so just my share please", "put down only my part": the own part is still to be worked out. */
const ownOnly = pattern` (?:put|log|add|count|record|just|so|mines|paid
  |only) (?:just |only |in |down |for |me )*my (?:half|share|part|portion|bit|cut|third
  |quarter) (?:only |just |please |thanks |then |ok |okay |for now )*(?:$|(?:for|with|at|on|in|by|via|through|using|around|online) )`
/** "room 240 for 6 people, my share only": said behind what all had. */
const shareOfParty =
  /(?<= for (?:the |all )?\S+ (?:of us|people|persons|friends|guys|pax) )(?:, )?(?:just |only )?my (?:share|part|portion)(?: only| please)? $/
/** "ate out with 3 friends, bill was 120, I paid my share", "3 of us, 54 total, I paid mine": one's own part of what all had; "dinner 30, I paid my share" may be that part. */
const sharesBill = pattern` (?:bill|total|tab|check|whole thing|all of it|it) (?:was|came to|ran to|came out (?:to|at)) (?:\S+ )*(?:paid|put in|covered) (?:just |only )?my (?:own )?
  (?:share|part|portion|bit)(?: of (?:it|that|the (?:bill|total|tab|check)))? $
  | \S*\d\S* ${unitSaid}(?:(?:in )?total|altogether|all in|for (?:the |all )?\S+ of us|between (?:us|\S+))(?: \S+){0,2}? (?:i|we) (?:(?:only|just) )?paid (?:for )?(?:mine|my own|my (?:own )?(?:share|part|portion|bit)) $`
/** "the bill was 120 between four of us", "internet 30 shared by 3". */
const amongUs = pattern` (?:between|shared by) (the |all )?(two|three|four|five|six|seven|eight|nine|ten
  |1?\d) ((of us|people|friends|mates) |$)`
/** "rent is 1500 between me and two flatmates"; "between you and me" only confides. */
const withMe =
  / (?:\S*\d\S* (?:\S+ ){0,3})between (?:(?:me|myself) (?!you )(?:\S+ ){1,3}|(?!you |us )(?:my )?\S+ (?:\S+ )?(?:me|myself) )| between (?:me|myself) (?!you )(?:\S+ ){1,3}(?:was|is|came to|cost) \S*\d/
/** "between me and my sister"; the taxi "between me and the airport" was for nobody else. */
function isWithMe(text: string): boolean {
  const words = withMe.exec(text)?.[0].trim().split(' ')
  if (!words) return false
  const led = words.findIndex((word) => /^(?:an?|the|my|our)$/.test(word))
  return led < 0 || words.slice(led + 1).some((word) => isCompanion(word))
}

function isCompanion(word: string): boolean {
  return people.has(word.replace(/s$/, '')) || namesPerson(word) || smallNumber(word) !== null
}

/** "went Dutch on the 90 dinner", "went Dutch with Ali on a 50 dollar lunch": the price of the whole stands before the thing. */
const wholeFirst = / dutch (?:with (?:my |the )?\S+ )?(on|for) (the|a|an|our|that) \d/

/** "each put in half of a 600 washing machine": the half of an amount has been taken where the amount was read. */
function isHalvedAlready(pieces: readonly Piece[]): boolean {
  return pieces.some(({ norm }, at) => {
    let next = at + 1
    while (/^(of|the|an?|our|that)$/.test(normAt(pieces, next))) next += 1
    return norm === 'half' && pieces[next]?.type === 'amount'
  })
}

/** "we were four at dinner", "we were two, …" and not "we were ten when …", "we were twelve miles out". */
function isCompany(next: Piece | undefined): boolean {
  return !next || isPause(next) || /^(?:at|for|in|people|total|altogether)$/.test(next.norm)
}

const toldForOne = / \S*\d\S* (?:for me|each|mine|was mine) /

const lastWords = new Set(['ways', 'way', 'people', 'of', 'persons'])

/** "three ways", "between four of us", "among 3", "we were four". */
function waysSaid(pieces: readonly Piece[]): number | null {
  for (const [at, piece] of pieces.entries()) {
    const next = normAt(pieces, at + 1)
    const before = normBefore(pieces, at)
    const count =
      piece.type === 'number'
        ? piece.count
        : piece.type === 'amount' && !piece.money.marked
          ? piece.money.count
          : smallNumber(piece.norm)
    if (count === null || !Number.isInteger(count) || count < 2 || count > 50) continue
    if (before === 'were' && prior(pieces, at, 2)?.norm === 'we' && isCompany(pieces[at + 1]))
      return toldForOne.test(phraseText(pieces)) ? null : count
    if (lastWords.has(next) && (next !== 'of' || pieces[at + 2]?.norm === 'us')) return count
    if (
      (before === 'between' || before === 'by' || before === 'the') &&
      (next === '' || next !== 'and') &&
      piece.type !== 'word' &&
      before !== 'the'
    )
      return count
  }
  const text = phraseText(pieces)
  if (
    text.includes(' both of us ') ||
    text.includes(' the two of us ') ||
    text.includes(' fifty-fifty ') ||
    text.includes(' down the middle ')
  )
    return 2
  return null
}

/** "brunch for 6 was 180", "dinner 120 for 4, split equally": for how many the table was. */
function partyOf(pieces: readonly Piece[]): number | null {
  for (const [at, party] of pieces.entries()) {
    if (party.type !== 'number' || prior(pieces, at)?.norm !== 'for' || party.count > 20) continue
    const next = pieces[at + 1]
    const isLast = !next || /^(?:separator|end|amount)$/.test(next.type) || /^(?:was|were|came|cost)$/.test(next.norm)
    if (isLast && Number.isInteger(party.count) && party.count > 1) return party.count
  }
  return null
}

/** "me and three mates split a 96 dinner" are four, "Ana, Ben and I split" three; null where the subject is no company. */
function weWho(pieces: readonly Piece[]): number | null {
  const verb = pieces.findIndex(({ norm }) => /^(split|shared|divided|halved|went)$/.test(norm))
  let people = 0
  let isOwn = false
  let part: Piece[] = []
  for (const piece of [...pieces.slice(0, Math.max(0, verb)), null]) {
    if (piece && piece.type !== 'separator') {
      if (!fillers.has(piece.norm) && !/^(my|the|all|both)$/.test(piece.norm)) part.push(piece)
      continue
    }
    const [first, ...more] = part
    // "dinner 80, me and two mates split it": what was told before is nobody
    if (first?.type === 'name' && more.at(-1)?.type === 'amount') {
      part = []
      continue
    }
    // "me Sam and Jo split a 60 dinner", in one breath
    if (more.length > 0 && part.every(({ norm }) => norm === 'me' || norm === 'i' || namesPerson(norm))) {
      isOwn ||= part.some(({ norm }) => norm === 'me' || norm === 'i')
      people += part.length
      part = []
      continue
    }
    const counts =
      first?.type === 'number'
        ? first.count
        : first?.type === 'amount'
          ? first.money.count
          : smallNumber(first?.norm ?? '')
    if (more.length > 1 || (counts !== null && more.length !== 1)) return null
    isOwn ||= /^(me|i|myself)$/.test(first?.norm ?? '')
    people += first ? (counts ?? 1) : 0
    part = []
  }
  return isOwn && people > 1 && people < 50 ? people : null
}

/** "with Sam" makes two, "with Ana and Ben" three. */
export function withWhom(pieces: readonly Piece[]): number | null {
  const led = pieces.findIndex((piece) => piece.norm === 'with' || piece.norm === 'between')
  const at = led < 0 ? splitAmongMe(pieces) : led
  if (at < 0) return null
  let people = 1
  let joined = false
  for (const [index, piece] of pieces.slice(at + 1).entries()) {
    if (joined && fillers.has(piece.norm)) break
    if (piece.type === 'number' || (piece.type === 'amount' && piece.doubt !== null)) {
      const said = piece.type === 'number' ? piece.count : piece.money.count
      return Number.isInteger(said) && said < 50 ? said + 1 : null
    }
    if (piece.type === 'separator') {
      if (piece.norm !== 'and' && piece.norm !== ',') break
      joined = true
    } else if (piece.type === 'word' || piece.type === 'name') {
      if (uncounted.has(piece.norm)) return null
      if (
        piece.norm === 'for' ||
        (pronouns.has(piece.norm) && !/^(him|her|them|me)$/.test(piece.norm)) ||
        piece.norm === 'at' ||
        piece.norm === 'on' ||
        piece.norm === 'from' ||
        piece.norm === 'i'
      )
        break
      if (joined || isNextInRow(pieces, at + 1 + index)) {
        people += 1
        joined = false
      }
    } else break
  }
  const me = pieces.slice(at + 1, at + 6).some(isMe)
  return me && pieces[at]?.norm !== 'with' ? people : people + 1
}

/** "split me, Tom and Jerry", "split 60 me Tom and Jerry": what stands right before oneself, who leads the others; -1 where nobody does. */
function splitAmongMe(pieces: readonly Piece[]): number {
  const verb = pieces.findIndex(({ norm }) => /^(?:split|splitting|shared|divided)$/.test(norm))
  if (verb < 0) return -1
  return [verb, verb + 1].find((at) => isMe(pieces[at + 1])) ?? -1
}

/** "between me Tom and Jerry", "with Tom Jerry and Ann": one more of those who are joined at the end of the row, as it is dictated. */
function isNextInRow(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next] = [prior(pieces, at), pieces[at], pieces[at + 1]]
  if (isMe(before)) return true
  if (next?.norm !== 'and' || secondNames.has(piece?.norm ?? '')) return false
  return firstNames.has(before?.norm ?? '') && firstNames.has(piece?.norm ?? '')
}
/** "with Mary Jane and Tom": what follows a first name and makes one with it. */
const secondNames = wordSet('ann anne jane jean jo jose lee lou maria marie may paul rose')
