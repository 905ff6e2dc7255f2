import { isContent } from '#domain/understanding/entries/segment.ts'
import { goesOn, type Placed, without } from '#domain/understanding/settle/reckoning.ts'
import { setAside, untold } from '#domain/understanding/settle/settle-piece.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { ends, isPause, type Piece, phraseText, quiet, shaped } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'

/** "dinner was 90 but we split it three ways, so 30 for me": the own part was told in the end, and the whole it is of. */
export function shareTold(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  const own = amounts.at(-1)
  const whole = amounts.at(-2)
  if (!own || !whole) return null
  const each = pieces.findIndex(({ norm }, at) => at > own.at && norm === 'each')
  if (each > 0 && (each > own.at + 1 || !company.test(phraseText(pieces)))) return null
  const ways = Math.round(whole.minor / own.minor)
  const between = pieces.slice(whole.at + 1, own.at)
  const so = between.findLastIndex(({ norm }) => norm === 'so')
  const told = between.slice(0, so < 0 ? between.length : so)
  const shares =
    told.some(({ norm }) => sharing.test(norm)) ||
    (ways === 2 &&
      splitFirst.test(phraseText(pieces.slice(0, whole.at))) &&
      / (?:i|we) (?:only |just )?paid $/.test(phraseText(between)))
  if (
    (so < 0 && (goesOn(pieces, own.at + 1) || !isWorkedOut(between, ways))) ||
    !(shares || each > 0) ||
    ways < 2 ||
    ways > 12 ||
    Math.abs(whole.minor / ways - own.minor) >= (own.minor % WHOLE_UNIT === 0 ? WHOLE_UNIT : ways)
  )
    return null
  return without(pieces, whole, ({ type, norm }, at) => {
    const stated = at === whole.at - 1 && /^(is|was|were)$/.test(norm)
    const split = at < whole.at && /^(?:split|shared)$/.test(norm)
    return stated || split || at === each || (at > whole.at && at < own.at && type !== 'end')
  })
}

/** "split 3 ways, I paid 33": nobody pays a third of a cent. */
const WHOLE_UNIT = 100

const sharing = /^(half|halves|split|splitting|shared?|part|portion|third|quarter|divided|middle)$/

/** "we split a pizza 24, I paid 12" */
const splitFirst = /^ (?:(?:so|and|then|also) )*(?:i|we|me and \S+|\S+ and (?:i|me)) (?:split|shared) /

/** "… I paid half, 40", "… my sister paid half, 40", "… we split it, 40": the part that is named, of which nothing else is. */
function isWorkedOut(between: readonly Piece[], ways: number): boolean {
  const part = between.find(({ norm }) => parts.has(norm))
  const said = between.find(({ type }) => type === 'number')
  const named = part ? parts.get(part.norm) || ways : said?.type === 'number' ? said.count : Math.min(ways, 4)
  const told = (piece: Piece): boolean =>
    isContent(piece) && !parts.has(piece.norm) && !(ways === 2 && (people.has(piece.norm) || namesPerson(piece.norm)))
  return named === ways && !between.some(told)
}

const parts = new Map(Object.entries({ half: 2, third: 3, quarter: 4, share: 0, part: 0, portion: 0 }))

/** Who shares it: "dinner for two people, so 30 each", "four ways, so 15 each"; "tickets for two people 60, so 30 each" cost 60. */
const company = pattern` (?:(?<! for (?:the )?\S+ )of us|ways|between|by|we were|(?:breakfast|dinner|lunch|brunch|supper|drinks|meal
  |bill) .*(?:for|of us|people|friends)) `

/** "dinner was 75, Ana's part was 25": what somebody else's part was; whether the whole was paid stays open, and "dinner for 6" tells none. */
export function othersPart(pieces: Piece[], [whole, part, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !part || more.length > 0) return null
  const isParty = part.minor >= whole.minor
  if (isParty && whole.piece.doubt !== 'party') return null
  const [who, what, verb] = [3, 2, 1].map((back) => pieces[part.at - back])
  // "dinner for 4, Sam paid 40"
  if (isParty && verb?.norm === 'paid' && what && namesPerson(what.norm))
    return pieces.map((piece, at) => {
      if (at === whole.at) return untold(whole.piece)
      return at === part.at ? setAside(part.piece) : piece === what || piece === verb ? quiet(piece) : piece
    })
  const isTheirs = who !== undefined && who.end - who.start > who.norm.length && who.norm.endsWith('s')
  if (!isTheirs || !/^(half|part|share|portion)$/.test(what?.norm ?? '') || !/^(is|was)$/.test(verb?.norm ?? ''))
    return null
  return pieces.map((piece, at) => {
    if (at === whole.at && isParty) return untold(whole.piece)
    if (at === whole.at) return shaped({ ...whole.piece, money: { ...whole.piece.money, vague: true } })
    if (at === part.at) return setAside(part.piece)
    return at >= part.at - 3 && at < part.at ? quiet(piece) : piece
  })
}

/** "dinner 120 and my part was 22", "lunch was 60, mine was 20", "dinner 120 split between 4 of us, my part was 35": the own part, told as such behind the whole, however that was shared. */
export function ownPartTold(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, part] of amounts.entries()) {
    const whole = amounts.slice(0, index).findLast(({ piece }) => piece.doubt === null)
    if (!whole || part.minor >= whole.minor) continue
    const from = pieces.findLastIndex(({ norm }, at) => at > whole.at && at < part.at && /^(?:my|mine)$/.test(norm))
    if (from < 0 || !tellsPart.test(phraseText(pieces.slice(from, part.at))) || !ends(pieces[part.at + 1])) continue
    if (normAt(pieces, from) === 'mine' && !isSharedBill(pieces.slice(0, from))) continue
    // "thirty two each and we shared a pizza, my half was six": the half of what was shared.
    const ways = parts.get(pieces.slice(from, part.at).find(({ norm }) => parts.get(norm))?.norm ?? '')
    if (ways && Math.abs(whole.minor - part.minor * ways) >= ways * WHOLE_UNIT) continue
    const again = amounts[index + 1]
    const isAgain = again?.minor === whole.minor && wholeAgain.test(phraseText(pieces.slice(part.at + 1, again.at)))
    const told = isAgain ? pieces.map((piece) => (piece === again.piece ? setAside(again.piece) : piece)) : pieces
    const shared = pieces.findIndex(({ norm }, at) => at > whole.at && at < from && sharing.test(norm))
    return without(told, whole, (piece, at) => {
      const states = at === whole.at - 1 && /^(?:is|was|were)$/.test(piece.norm)
      const repeats = isAgain && at > part.at && at < again.at
      const shares = shared < 0 ? at < whole.at && sharing.test(piece.norm) : at >= shared && at < from
      return (
        states ||
        repeats ||
        (shares && piece.type !== 'end') ||
        (at >= from && at < part.at) ||
        (at > whole.at && at < from && piece.type === 'separator')
      )
    })
  }
  return null
}
/** "lunch was 60, mine was 20": of a bill that several share; "Tom's ticket 30 and mine was 20", "red bike 400, mine was 300" are two. */
function isSharedBill(told: readonly Piece[]): boolean {
  return told.some(({ norm }) => shareable.test(norm)) && !told.some(isOfOthers)
}
const shareable =
  /^(?:lunch|dinner|breakfast|brunch|supper|meal|bill|tab|check|total|drinks|takeaway|takeout|taxi|cab|uber|airbnb|copay)$/
function isOfOthers({ norm }: Piece): boolean {
  return (
    /^(?:his|hers?|their|theirs|i|we|one|each|other|another)$/.test(norm) ||
    people.has(norm) ||
    namesPerson(norm.replace(/s$/, ''))
  )
}
const tellsPart =
  /^ (?:mine(?: alone| only)?|my (?:own )?(?:part|share|bit|portion|cut|half|third|quarter)(?: of (?:it|that|the bill|the cost))?) (?:(?:was|is|came|comes|to|only|just|about|like) )*$/
/** "dinner 60, my share 20, total charged 60": the whole, said twice. */
const wholeAgain = /^ (?:(?:the|in|it|was|overall|total|totalled|altogether|all|charged|bill|came|to) )+$/

/** "the drinks were 40 and I covered 25 of it", "the taxi was 32, I put in 12": the own part. */
export function ownPart(pieces: Piece[], [whole, part, ...more]: readonly Placed[]): Piece[] | null {
  if (!whole || !part || more.length > 0 || part.minor >= whole.minor) return null
  const covered = /^(covered|paid|contributed|in)$/.test(normBefore(pieces, part.at))
  const mine = pieces.slice(whole.at + 1, part.at).some(({ norm }) => norm === 'i' || norm === 'we')
  const ofIt = pieces[part.at + 1]?.norm === 'of' && /^(it|that|them|this)$/.test(normAt(pieces, part.at + 2))
  const gained = pieces.slice(0, whole.at).some(({ norm }) => /^(gave|got|paid|sent|earned|back)$/.test(norm))
  const isPutIn = putsIn.test(phraseText(pieces.slice(whole.at + 1, part.at))) && ends(pieces[part.at + 1])
  if (!covered || !mine || !(ofIt || isPutIn) || gained) return null
  return without(
    pieces,
    whole,
    (piece, at) => at > whole.at && at < part.at + 3 && at !== part.at && piece.type !== 'end',
  )
}

/** "cake 40 I paid 15 the rest was Sue", "cake 40, my wife paid the rest, I paid 15": what is left to others; "the rest was cash" one paid too. */
export function besideRest(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, part] of amounts.entries()) {
    const whole = prior(amounts, index)
    if (!whole || part.minor >= whole.minor) continue
    const between = phraseText(pieces.slice(whole.at + 1, part.at))
    const pause = pieces.findIndex((piece, at) => at > part.at + 1 && isPause(piece))
    const end = pause < 0 ? pieces.length : pause
    const behind = paysOwn.test(between) ? restBehind.exec(phraseText(pieces.slice(part.at + 1, end))) : null
    const rest = behind ?? (ends(pieces[part.at + 1]) ? restBetween.exec(between) : null)
    const to = behind ? end : part.at
    if (!rest || !isSomebody(rest[1] ?? rest[2] ?? '')) continue
    return without(pieces, whole, (_, at) => at > whole.at && at < to && at !== part.at)
  }
  return null
}
function isSomebody(word: string): boolean {
  return namesPerson(word) || /^(?:s?he|they)$/.test(word)
}
const own = '(?:(?:and|but|so) )*(?:i|we) (?:(?:just|only) )?(?:paid|covered|contributed|put in|chipped in)'
const restOfOthers =
  '(?:and )?(?:(?:my )?(\\S+) (?:paid|covered|got) the rest|the rest (?:was|is) (?:by |on )?(?:my )?(\\S+))'
const paysOwn = new RegExp(` ${own} $`)
const restBehind = new RegExp(`^ ${restOfOthers} $`)
const restBetween = new RegExp(`^ ${restOfOthers} ${own} $`)
const putsIn =
  /(?<! then) (?:i|we) (?:(?:only|just) )?(?:put|chipped|threw|kicked|pitched) in (?:(?:only|just|about|like) )*$/

/** "withdrew 60 from the atm and spent 20 of it on tacos", "withdrew 60 with a 3 dollar fee": what one drew stays one's own but for what was spent of it. */
export function spentOfDrawn(pieces: Piece[], amounts: readonly Placed[]): Piece[] | null {
  for (const [index, spent] of amounts.entries()) {
    const drawn = prior(amounts, index)
    if (!drawn || spent.minor > drawn.minor) continue
    const isFee = fees.test(normAt(pieces, spent.at + 1))
    if (!isFee && !ofDrawn.test(phraseText(pieces.slice(spent.at + 1, spent.at + 4)))) continue
    const between = phraseText(pieces.slice(drawn.at + 1, spent.at))
    const isDrawn = draws.test(phraseText(pieces.slice(0, drawn.at)))
    if (!isDrawn && !(takes.test(phraseText(pieces.slice(0, drawn.at))) && fromBank.test(between))) continue
    if (!(isFee ? besideFee : spending).test(between)) continue
    const from = pieces.findLastIndex((piece, at) => at < drawn.at && isPause(piece)) + 1
    return pieces.map((piece, at) => {
      if (at === drawn.at) return setAside(drawn.piece)
      const tells = (at >= from && at < spent.at - 1) || (!isFee && (at === spent.at + 1 || at === spent.at + 2))
      return tells && piece.type !== 'end' ? quiet(piece) : piece
    })
  }
  return null
}

const draws = / (?:withdrew|(?:took|drew|pulled|got|taken) out)(?: (?:about|like|another|just))* $/
const takes = / (?:got|took|pulled|drew|grabbed)(?: (?:about|like|another|just))* $/
const fromBank =
  /^ out |^ (?:in )?cash ?back |(?<! back) (?:from|out of|at) (?:the|an?|my) (?:\S+ )?(?:atm|bank|machine|cashpoint|savings|account) /
const besideFee = /^(?: (?:out|of|from|at|the|my|an?|with|for|in|cash|atm|cashpoint|machine|bank))* $/
const fees = /^(?:fee|charge|surcharge)$/
const spending = / (?:spent|used|blew|dropped|paid|put|gave) (?:(?:about|like|just|only) )*$/
const ofDrawn = / of (?:it|that|them|those|which) (?:on|for|at) /
