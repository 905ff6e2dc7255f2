import { isContent } from '#domain/understanding/entries/segment.ts'
import { pastimes } from '#domain/understanding/guards/no-payment.ts'
import { isOwnTreat } from '#domain/understanding/intents/others-spend.ts'
import { cameBack } from '#domain/understanding/words/came-back.ts'
import { namesPerson } from '#domain/understanding/words/first-names.ts'
import { determiners, moneyVerbs, paymentWords, people } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { anyOf } from '#domain/understanding/words/phrases.ts'
import {
  and,
  inRole,
  isAmount,
  isPause,
  isPauseOrSound,
  type Piece,
  pause,
  phraseText,
  quiet,
  silence,
  skip,
} from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { coupon, promo, reductionWords } from '#domain/understanding/words/reduction-words.ts'
import { wordsOf } from '#domain/understanding/words/word-set.ts'

const write = '(?:not|logg?|add|record|jott?|writ|putt?|enter|sav|track|popp?|stick|register|mark)(?:e|ing)?'

/** What may stand before the telling and says nothing of it, each from the beginning of a sentence. */
const frames = [
  // "told mom dinner 40"
  /^ (?:(?:i|we) )?told (?:my )?(?!to |that |him |her |them |me |you |it )[^\d ]+ (?!to |that |it |its |about |he |she |they |not |i |we |how |what |when |where |if |my |the |no )(?=[^\d ]+ (?:(?:was|is|for) )?\S*\d)/,
  // "would you mind noting …", "do me a favour and log …"
  pattern`^ (?:(?:would|could|can|will) you |do me a favou?r |be an? \w+ |make sure (?:to |you )
  |go ahead |id like (?:you )?to |i (?:need|want|would like) you to |let me |help me )(?:mind |please |kindly |possibly |just |quickly |to )*(?=${write} )`,
  // "looked at a lamp for 40 and got it"
  /^ (?:i |we )?looked at (?=(?:an?|some|the|this|these|those) (?:\S+ ){1,3}for \S*\d\S* (?:(?:and|so|i|we) )*(?:got|bought|took) (?:it|them) $)/,
  // "make a note that …", "mark me down as having …"
  new RegExp(`^ ${write} (?:down )?that (?=(?:i|we|ive|weve) )`),
  /^ (?:make|take|keep|leave) an? (?:\w+ )?(?:note|record) (?:of |that |saying )*/,
  /^ (?:put|mark|note|jot|write|log|set) me (?:down|in) (?:as |for |with |at )*(?:having )?/,
  // "stick down a tenner at the chippy"
  /^ stick (?:me )?down (?=.*\d)/,
  // "twas a tenner", "first the dentist, 90"
  /^ twas |^ (?:first|firstly|secondly|thirdly|finally|lastly)(?: of all| up| off)? (?=(?:the|my|our|an?|i|we|there|it) )/,
  // "I didn't spend anything today except 3.50 for a coffee"
  pattern`^ (?:(?:i|we|really) )*(?:(?:didnt|did not|havent|have not) (?:really )?(?:spend|spent|buy|bought|pay
    |paid)(?: for)? (?:anything|much|a thing|any money|money)|(?:spent |bought |paid )?nothing)(?: else| today
    | much)* (?:except|but|besides|apart from|other than|aside from)(?: for| maybe| just)* (?!that|the fact)`,
  // "on Tuesday I forgot coffee, 4.50", "nearly forgot the parking, 3"
  /^ (?:oh |and |but )*(?:i |we )?(?:just |totally |completely |clean |nearly |almost )*(?:forgot|missed) (?:about )?(?!to |how |what |which |where |if |my (?:pin|password)|about )(?=(?:\S+ ){1,4}\d)/,
  // "just got back from the hardware store, paint was 32"
  new RegExp(
    `^ ${cameBack.source}(?:(?:where|and|then|there) )*(?!\\d|(?:(?:i|we) )?(?:paid|spent|dropped) |for |it |that |they |cost )`,
  ),
  // "that's me just out of Lidl, 23", "I'm just back from Lidl, spent 23"
  /^ (?:thats (?:me|us)|im|were) (?=(?:(?:just|now) )*(?:out|back|home) (?:of|from) (?!debt |money |pocket |the running |.* (?:they|who|which) )(?:\S+ ){1,6}\S*\d)/,
  // "that's the Lidl shop done, 23"
  /^ thats (?=(?:the|my|our) (?!.* (?:left|client|invoice|budget|customer|tenant|from) )(?:(?!\S*\d)\S+ ){1,4}(?:done|paid|sorted)(?: for)? \S*\d)/,
  // "just off nights, got a roll for 2.80"; who "finished the shift, paid 120" was paid
  pattern`^ (?:(?:i|im|ive|am|and|just) )*(?:off|finished|come off|came off|clocked off) (?:(?:a|an|my|the) )?(?:(?:back|day|double|early|first|last|late|long|night|twelve
  |12) )?(?:days|earlies|lates|nights|shift|work) (?=(?:(?:,|and|so|then|i|we) )*(?:got|grabbed|had|bought|paid|spent|picked) )
  (?!(?:(?:,|and|so|then|i|we) )*(?:got paid|paid \S*\d\S* $|got \S*\d\S* $))`,
  // "just clocked out, made 118 in tips"
  /^ (?:(?:i|so|ive|im|just) )*(?:clocked|knocked|signed) (?:out|off) (?=(?:i )?(?:made|got|earned|took) )/,
  // "with the coupon the shampoo came to 6.20"
  pattern`^ (?:with|after|using) (?:the|my|our|a|an) (?:\S+ )?(?:${coupon}|${promo}) (?=(?:the|my|our|it|that|i|we) )`,
  // "did the big shop": done, not asked
  pattern`^ did (?=(?:an?|the|my|our|some|another|lunch|dinner|breakfast
  |brunch) (?!(?:\S+ ){0,4}(?:go|come|cost|charge|pay|take|get|buy|spend|clear|arrive|hit|land|approve|accept|i|we|you|it
  |they) |.* (?:(?:go|come|get) (?:through|in|out)|work|clear|arrive|post|land|expire|fail|happen)(?: yet| ok| again| today)* $))`,
  // "you spent 42.10 at Tesco", "your card ending 1234 was charged 9.99 at Netflix": as a bank writes to one
  pattern`^ (?:you (?:have |just )*(?:made (?=an? )|(?=(?:spent|paid|sent) ))|(?:you were|your (?:\S+ ){0,3}?(?:card|account) (?:ending (?:(?:in|with) )?\S+ )?(?:was
  |has been)) (?=(?:charged|debited) ))(?=(?:\S+ )?\S*\d\S* (?:(?!on |more |less |extra |over )\S+ ){0,2}(?:at|to|with|by|from) )(?!.* (?:last|this) (?:week|month|year) )`,
]
const framed = anyOf(...frames)
/** "besides the 25 for a haircut there was 18 for shampoo", "not only did I buy …". */
const added = pattern`^ (?:besides|apart from|aside from|in addition to|on top of|along with|together with
  |over and above|as well as|not only (?:did )?) ?`
/** "what I spent at Costa was 5.15", "guess what I paid for a beer: 9". */
const asked = pattern`^ (?:my|the) (?:spend|spending|outlay) (?=(?:at|on|for|in) )
  |^ (?:(?:guess|know|wanna know|you wont believe|youll never guess|never guess) )?(?:what
  |how much) (?=(?:i|we|ive|weve|the|my|our|an?) .*(?:spent|paid|cost|was|were|came|charged) )`

/** "first one is 12 for a car wash, second one is 45 for an oil change": in which place each was told. */
function hushPlaces(pieces: Piece[]): void {
  const told = [...pieces.keys()].flatMap((at) => {
    const from = determiners.has(normAt(pieces, at)) ? at + 1 : at
    const one = /^(?:one|thing)$/.test(normAt(pieces, from + 1)) ? from + 2 : from + 1
    const isLed =
      (at === 0 || isPauseOrSound(pieces[at - 1]) || isContent(pieces[at - 1]) || isAmount(pieces[at - 1])) &&
      places.test(normAt(pieces, from))
    const to = /^(?:is|was)$/.test(normAt(pieces, one)) ? one + 1 : one
    return isLed && to > from + 1 && (isAmount(pieces[to]) || isContent(pieces[to])) ? [[at, to] as const] : []
  })
  if (told.length > 1) for (const [from, to] of told) silence(pieces, from, to)
}
/** The ordinals themselves are sounds where nothing is counted by them. */
const places = /^(?:um|first|second|third|fourth|fifth|next|last)$/

/**
 * Silences the words that people put around what they tell ("would you mind noting that I spent 31", "it was a flight I bought,
 * 310"), so that no reader takes them for an order, a question or a correction.
 */
export function unframe(input: readonly Piece[]): Piece[] {
  const pieces = joinAsked(input)
  hushPlaces(pieces)
  hushLate(pieces)
  hushPastime(pieces)
  hushStill(pieces)
  hushSaidAgain(pieces)
  sayLent(pieces)
  joinPay(pieces)
  hushOpening(pieces)
  hushAskedSelf(pieces)
  let start = 0
  while (start < pieces.length) {
    const found = pieces.findIndex(({ type }, at) => at >= start && type === 'end')
    const end = found < 0 ? pieces.length : found
    openSentence(pieces, start, end)
    start = end + 1
  }
  dropUnhad(pieces)
  dropOthers(pieces)
  hushButNo(pieces)
  hushOversight(pieces)
  hushIncluded(pieces)
  hushThought(pieces)
  hushOffer(pieces)
  hushUnknown(pieces)
  return pieces
}

/** "amazon. how much. this month.": one question, said with stops for pauses. */
function joinAsked(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ norm }) => norm === 'much')) return [...pieces]
  const stretches: Piece[][] = [[]]
  for (const piece of pieces) piece.type === 'end' ? stretches.push([]) : stretches.at(-1)?.push(piece)
  const told = stretches.filter(({ length }) => length > 0)
  const asking = told.filter((stretch) => /^ how much /.test(phraseText(stretch)))
  const [topic, ...more] = told.filter((stretch) => !asking.includes(stretch) && !stretch.every(isOfPeriod))
  const isOne =
    asking.length === 1 &&
    asking[0]?.slice(2).every(isOfPeriod) &&
    topic !== undefined &&
    more.length === 0 &&
    topic.length < 4 &&
    topic.every(isContent)
  return isOne ? pieces.map((piece) => (piece.norm === '.' ? inRole(piece, pause) : piece)) : [...pieces]
}

function isOfPeriod({ type, norm }: Piece): boolean {
  return type === 'day' || periodWords.test(norm)
}
const periodWords = pattern`^(?:this|last|past|in|for|so|far|week|weekend|month|quarter|year|\w+(?:uary|ember|ober)|march
  |april|may|june|july|august)$`

/** "started the day with a 5 dollar latte, ended it with a cocktail 12": when it was had; the day is no thing that was bought. */
function hushOpening(pieces: Piece[]): void {
  for (const [at, { norm }] of pieces.entries()) {
    const lead = norm === 'with' ? opensOrEnds.exec(phraseText(pieces.slice(Math.max(0, at - 4), at))) : null
    if (lead) silence(pieces, at - wordsOf(lead[0]).length, at + 1)
  }
}
const opensOrEnds =
  / (?:(?:i|we) )?(?:started|began|ended|finished) (?:(?:the|my|our) (?:day|morning|evening|night)|it(?: off)?) $/

/** "what did I spend today, coffee 4, lunch 12": asked of oneself, and answered in the same breath. */
function hushAskedSelf(pieces: Piece[]): void {
  const asks = selfAsked.exec(phraseText(pieces))
  if (!asks || pieces.some(({ norm }) => norm === '?')) return
  const verb = pieces.findIndex(({ norm }) => /^(?:spend|spent|buy|bought|pay|paid)$/.test(norm))
  const isDay = (piece: Piece): boolean => piece.type === 'day' || ofDay.test(piece.norm)
  const end = skip(pieces, verb + 1, isDay)
  const from = skip(pieces, end, (piece) => isPauseOrSound(piece) || piece.type === 'end')
  const told = pieces.slice(from)
  const price = told.findIndex(isAmount)
  const thing = told.slice(0, Math.max(0, price))
  const isTold = isContent(told[0]) && thing.every((piece) => isContent(piece) || isSmall(piece))
  if (!isTold || !thing.some(({ type }) => type === 'name') || told.some(({ norm }) => noAnswer.test(norm))) return
  if (told.filter(isAmount).length < (from > end && !/ how much /.test(asks[0]) ? 1 : 2)) return
  for (let at = 0; at < from; at += 1) if (pieces[at]?.type !== 'day') silence(pieces, at)
  for (const [at, piece] of pieces.entries()) if (piece.norm === '.') pieces[at] = inRole(piece, pause)
}
const noAnswer =
  /^(?:apart|except|excluding|besides|without|not|or|over|under|above|below|more|less|least|most|than|between|budget|limit|cap|off|last|this|how|what|left)$/
const selfAsked = pattern`^ (?:(?:so|ok|okay|right|now|well|um|let|me|think|see|lets) )*(?:what(?:ve)?|how much) (?:(?:did|have|had) )?(?:i|we|ive|weve) (?:(?:actually|even|all) )*(?:spend|spent|buy|bought|pay|paid) `
const ofDay = /^(?:the|day|so|far|this|morning|evening|afternoon|out|for)$/
function isSmall({ norm }: Piece): boolean {
  return determiners.has(norm) || /^(?:of|in|at|from|was|for|and|with)$/.test(norm)
}

/** "got paid, 1800, rent 700": the sum behind the pause is what came, where nothing is told of it; "got paid, 40 on groceries" was spent. */
function joinPay(pieces: Piece[]): void {
  const paid = pieces.findIndex(({ norm }, at) => norm === 'paid' && normBefore(pieces, at) === 'got')
  const [joint, sum, next] = pieces.slice(paid + 1)
  if (paid > 0 && joint?.type === 'separator' && joint.norm === ',' && isAmount(sum) && (!next || isPause(next)))
    silence(pieces, paid + 1)
}

/** "my cousin let me hold 50", "Dave let me borrow a twenty": lent me; "he let me borrow 2 shirts" is no money, and "didn't let me" gave none. */
function sayLent(pieces: Piece[]): void {
  for (const [at, verb] of pieces.entries()) {
    if (verb.norm !== 'let' || at < 1 || refusing.test(normBefore(pieces, at))) continue
    const sum = pieces.findIndex((piece, index) => index > at && isAmount(piece))
    const behind = pieces[sum + 1]
    if (!letMe.test(phraseText(pieces.slice(at, sum + 1))) || isContent(behind)) continue
    pieces[at] = inRole(verb, { type: 'word', norm: 'lent', capital: false })
    silence(pieces, at + 2)
  }
}
const letMe = /^ let me (?:hold|borrow) (?:(?:an?|another|like|about) )?\S*\d\S* $/
const refusing = /^(?:not|never|didnt|wouldnt|couldnt|wont|doesnt)$/

/** "it was ten days ago but I forgot to log lunch, 13.25": when it was, and no change of what stands. */
function hushLate(pieces: Piece[]): void {
  const at = pieces.findIndex(({ type }) => type === 'day')
  if (at < 1 || !happened.test(phraseText(pieces.slice(0, at)))) return
  const end = pieces.findIndex(({ type }) => type === 'end')
  const told = pieces.slice(at + 1, end < 0 ? pieces.length : end)
  const late = forgot.exec(phraseText(told))
  if (!late || !told.some(isAmount)) return
  silence(pieces, 0, at)
  hushWords(pieces, at + 1, late)
}
const happened =
  /^ (?:(?:oh|so|and|um|actually|sorry) )*(?:it|this|that) (?:was|happened)(?: (?:on|back|like|about|from))* $/
const logging = '(?:log|add|record|enter|note|track|mention|put|write)(?:g?ed)?(?: (?:in|down))?'
const forgot = new RegExp(
  `^ (?:(?:but|and|so|um) )*(?:i|we) (?:just |totally |completely |clean )*(?:(?:forgot|forgotten|neglected|failed|missed)(?: to ${logging})?|(?:never|didnt|did not|havent) ${logging}) (?:about )?(?!it |that |this )`,
)

/** "I nearly bought a candle for 40 but no": said already by the "nearly". */
function hushButNo(pieces: Piece[]): void {
  const at = pieces.length - 2
  const isEnd = pieces[at]?.norm === 'but' && /^(no|nope|nah)$/.test(normAt(pieces, at + 1))
  if (isEnd && pieces.some(({ norm }) => /^(nearly|almost)$/.test(norm))) silence(pieces, at, at + 2)
}

/** "gym still 30": as before, and no part of the name. */
function hushStill(pieces: Piece[]): void {
  const at = pieces.findIndex(({ norm }) => norm === 'still')
  if (at > 0 && pieces[at - 1]?.type === 'name' && pieces[at + 1]?.type === 'amount') silence(pieces, at)
}

/** "it was 22 and it was yesterday", "it was 9.50 and it was at Denny's": of the same entry, as "it was 22 and yesterday" is. */
function hushSaidAgain(pieces: Piece[]): void {
  const first = pieces.findIndex((piece) => isContent(piece) || it.test(piece.norm))
  if (!saysItWas(pieces, first)) return
  const next = pieces.findIndex(({ norm }, at) => at > first && norm === 'and' && saysItWas(pieces, at + 1))
  const told = pieces[next + 3]
  if (next > 0 && (told?.type === 'day' || told?.type === 'amount' || /^(?:at|from)$/.test(told?.norm ?? '')))
    silence(pieces, next + 1, next + 3)
}
const it = /^(?:it|that)$/

function saysItWas(pieces: readonly Piece[], at: number): boolean {
  return it.test(normAt(pieces, at)) && /^(?:was|is)$/.test(normAt(pieces, at + 1))
}

/** "skipped breakfast, lunch 12" */
const passedUp = /^ (?:(?:i|we|so|and|just) )*(?:skipped|missed) (?!\S+ (?:payment|bill|rent))(?:\S+ ){1,4}$/

/** "groceries 80, no wait that included the wine, groceries 60 and wine 20": why it is told anew. */
function hushIncluded(pieces: Piece[]): void {
  const verb = pieces.findIndex(({ norm }, at) => norm === 'included' && /^(?:that|it)$/.test(normAt(pieces, at - 1)))
  const marker = prior(pieces, verb, 2)
  const to = pieces.findIndex((piece, at) => at > verb && isPause(piece))
  if (verb < 2 || to < 0 || !(marker?.type === 'repair' || marker?.norm === 'no')) return
  if (!pieces.slice(0, verb).some((piece) => isContent(piece) && piece.norm === pieces[to + 1]?.norm)) return
  if (!pieces.slice(verb, to).some(isAmount)) silence(pieces, verb - 1, to + 1)
}

/** "he promised to pay me back, lunch 24": what another is still to pay. */
const paysBack = pattern`^ (?:(?:and|so|oh|well|um) )*(?!i |we )(?:[^\d ]+ ){1,6}(?:(?:pay|paying|repay|repaying|reimburse|reimbursing|venmo) (?:me|us)(?: (?:back|for it|for that))*
  |owes? (?:me|us)(?: for \S+)?) $`

/** "walked to the shop, milk 4", "slept through my alarm so taxi 78": what one did before, where a thing and its price come right behind it. */
function hushPastime(pieces: Piece[]): void {
  const pause = pieces.findIndex(({ type, norm }) => type === 'separator' || norm === 'so')
  const [thing, price] = [pieces[pause + 1], pieces[pause + 2]]
  const isTold = thing?.type === 'name' && price?.type === 'amount'
  const did = isTold ? pieces.slice(0, pause) : []
  if (did.length === 0 || did.some(({ type }) => type === 'amount' || type === 'end')) return
  const words = phraseText(did)
  if (pastimes.test(words) || passedUp.test(words) || paysBack.test(words)) silence(pieces, 0, pause + 1)
}

const oversight = pattern`^ (?:because |since |cause |cos )?(?:i|we) (?:just |totally |completely )?(?:forgot|missed|overlooked|left out)
  \s(?:about )?(?:the|an?|one|my|our|some|his|her|their|two) `

/** "the cash was 160, I forgot one client": why it was told otherwise before. */
function hushOversight(pieces: Piece[]): void {
  const at = pieces.findIndex(
    ({ type }, index) => type === 'separator' && oversight.test(phraseText(pieces.slice(index + 1))),
  )
  const end = pieces.findIndex(({ type }, index) => type === 'end' && index > at)
  const to = end < 0 ? pieces.length : end
  const isTold = pieces.slice(0, at).some(isAmount)
  if (at > 0 && isTold && !pieces.slice(at, to).some(isAmount)) silence(pieces, at, to)
}

/** "two sweaters 26, the lady tried to sell me a scarf but I said no", "dentist 180, insurance didn't cover it": what came to nothing, and no price of it. */
function hushOffer(pieces: Piece[]): void {
  const at = pieces.findIndex(({ norm }) => /^(?:sell|upsell|cover)$/.test(norm))
  if (at < 0 || !pieces.some(isAmount)) return
  const endsIt = (piece: Piece | undefined): boolean =>
    !piece || piece.type === 'end' || isAmount(piece) || (pieces[at]?.norm === 'cover' && /^(?:so|,)$/.test(piece.norm))
  let start = at
  while (start > 0 && at - start < FARTHEST && !isAmount(pieces[start - 1]) && !isPause(pieces[start - 1])) start -= 1
  let end = at
  while (end - at < FARTHEST && !endsIt(pieces[end])) end += 1
  if (!isAmount(pieces[end]) && cameToNothing.test(phraseText(pieces.slice(start, end)))) silence(pieces, start, end)
}
const cameToNothing = pattern`^ (?:(?:each|apiece|and|but|then) )*(?:(?:the|a|some|this) )?\S+ (?:(?:wanted|tried|kept trying|was trying|offered) to (?:up)?sell (?:me|us) (?:\S+ ){1,6}?but (?:i|we) (?:said no|declined|refused|passed|told (?:him|her|them) no)
  |(?:didnt|did not|doesnt|wont|wouldnt) cover (?:any|all|it|that|this|the|a thing|much)) `

/** "first I thought the museum was free but no, 18 each": what was thought before, and the thing it was of. */
function hushThought(pieces: Piece[]): void {
  const free = pieces.findIndex(({ norm }) => norm === 'free')
  if (free < 0 || free > FARTHEST || !thoughtFree.test(phraseText(pieces.slice(0, free + 3)))) return
  if (!pieces.slice(free).some(isAmount)) return
  for (let at = 0; at < free + 3; at += 1) {
    const { type, norm = '' } = pieces[at] ?? {}
    if ((type === 'word' && (at <= free || norm === 'but')) || type === 'repair' || norm === 'no') silence(pieces, at)
  }
}
const FARTHEST = 10
const thoughtFree = pattern`^ (?:(?:so|um|at|first|originally) )*(?:i|we) (?:had )?thought (?:the |my |our |that )?(?:\S+ ){1,3}(?:was|were|is|are|would be)
  \sfree but (?:no|nope|actually|it|they|turns out) $`

/** "groceries 120, no idea how much the taxi was": of another thing, nothing is known that could be written. */
function hushUnknown(pieces: Piece[]): void {
  const price = pieces.findIndex(isAmount)
  const at = pieces.findIndex(({ norm }, index) => index > price && (norm === 'no' || norm === 'not'))
  if (price < 0 || at < 0 || !unknownPrice.test(phraseText(pieces.slice(at)))) return
  const told = pieces.slice(0, at).filter(isContent)
  if (!pieces.slice(at).some((piece) => isContent(piece) && told.some(({ norm }) => norm === piece.norm)))
    silence(pieces, at, pieces.length)
}
const unknownPrice =
  /^ (?:no (?:idea|clue)|not sure) (?:exactly )?(?:how much|what) (?:the|my|our) (?!(?:total|bill|price|amount|tip|tax|change) )\S+(?: \S+)? (?:was|were|cost|came to) $/

const unhad = pattern`^ (?:(?:but|and|then|um|i|we|actually) )*(?:(?:didnt|never) (?:get|got|buy|have|had|take|order)
  |returned) (?:(?:the|that|my|those) )?`
/** "… but Sam got the popcorn", "…, my brother paid for the dinner". */
const paying =
  /^ (?:(?:but|and|then|um) )*(?:(?:my|our) )?(?!i |we )(\S+) (?:(?:paid|paid for|covered|treated (?:me|us) to) (?:(?:the|that|my|those) )?|(got|bought) (?:the|that|my|those) )$/
/** "… was on Dana so I didn't pay anything for it", "… was her treat". */
const treated = pattern`^ (?:was|were|is|are) (?:all )?(?:on (?:(?:my|our|the) )?(\S+)|(\S+) treat)
  (?: so (?:i|we) (?:(?:(?:didnt|did not|dont) (?:have to |need to )?(?:pay|owe)(?: (?:anything|a thing|a penny|a cent|for|it|that
  |them))*)|(?:paid|owe) nothing(?: for (?:it|that|them))?))? $`

/** "popcorn 6, i didn't get the popcorn in the end": what was named is taken back as if it were told to scratch it. */
function dropUnhad(pieces: Piece[]): void {
  for (let at = 1; at < pieces.length; at += 1) {
    if (isAnswer(pieces, at)) silence(pieces, at)
    const piece = pieces[at]
    if (piece?.type !== 'separator' && piece?.norm !== 'but') continue
    const rest = pieces.findIndex(({ type }, index) => index > at && (type === 'separator' || type === 'end'))
    const to = rest < 0 ? pieces.length : rest
    const told = pieces.slice(at + 1, to)
    const named = at + 1 + (unhadIn(told) ?? unpaidIn(told, piece.norm === 'but') ?? told.length)
    const thing = named < to ? pieces[named] : undefined
    if (!thing || !pieces.slice(0, at).some(({ norm, struck }) => !struck && norm === thing.norm)) continue
    silence(pieces, at, to)
    pieces[at] = inRole(piece, pause)
    pieces[at + 1] = inRole(thing, { type: 'word', norm: 'scratch', capital: false })
    pieces[at + 2] = thing
  }
}

/** "lunch 12, Harold's was fourteen but he paid for his own": told beside what was mine. */
function dropOthers(pieces: Piece[]): void {
  const first = pieces.findIndex(isAmount)
  for (let at = first; first >= 0 && at < pieces.length; at += 1) {
    const isRunOn = isAmount(pieces[at]) && /^(?:he|she|they)$/.test(normAt(pieces, at + 1))
    if (!isPause(pieces[at]) && !isRunOn) continue
    const but = pieces.findIndex(({ norm }, index) => index > at && norm === 'but')
    const rest = pieces.findIndex((piece, index) => index > Math.max(at, but) && isPause(piece))
    const to = rest < 0 ? pieces.length : rest
    if (isOwnTreat(pieces.slice(at + 1, to))) silence(pieces, at + 1, to)
  }
}

/** Where what was not had is named, with nothing behind it. */
function unhadIn(told: readonly Piece[]): number | null {
  const lead = unhad.exec(phraseText(told))
  const at = lead ? wordsOf(lead[0]).length : told.length
  return at < told.length && told.slice(at + 1).every(isPauseOrSound) ? at : null
}

/** Where what somebody else paid is named; who only "got" something paid for it where that is said against what was told. */
function unpaidIn(told: readonly Piece[], isAgainst: boolean): number | null {
  const last = told.findLastIndex((piece) => !isPauseOrSound(piece))
  const paid = paying.exec(phraseText(told.slice(0, Math.max(0, last))))
  const payer = told.find(({ norm }) => norm === paid?.[1])
  if (
    payer &&
    isSomeoneElse(payer, true) &&
    (!paid?.[2] || ((isAgainst || told[0]?.norm === 'but') && last === told.length - 1))
  )
    return isContent(told[last]) ? last : null
  const verb = told.findIndex(({ norm }) => /^(?:was|were|is|are)$/.test(norm))
  const match = verb > 0 ? treated.exec(phraseText(told.slice(verb))) : null
  const host = told.find(({ norm }, at) => at > verb && norm === (match?.[1] ?? match?.[2]))
  const thing = prior(told, verb)
  const isEaten = thing?.type === 'name' && thing.entry.category === 'Food & Dining'
  const isTold = match?.[2] !== undefined || match?.[0].includes(' so ') === true
  return host && isSomeoneElse(host, isTold, isEaten) ? verb - 1 : null
}

/** Another person, or the house; a name, or any other word, only where the rest tells that it is one. */
function isSomeoneElse(piece: Piece, isTold: boolean, mayBeNamed = true): boolean {
  const { type, norm } = piece
  if (type !== 'word' || noTreat.test(norm) || paymentWords.has(norm) || reductionWords.has(norm)) return false
  const whose = norm.replace(/s$/, '')
  return (
    (mayBeNamed && piece.capital) ||
    hosts.test(norm) ||
    namesPerson(norm) ||
    people.has(whose) ||
    (isTold && isContent(piece))
  )
}
const noTreat = /^(?:me|us|myself|client|customer|tenant|buyer|lodger)s?$/
const hosts = /^(?:he|she|they|him|his|her|them|their|house|company|firm|boss|business)$/

function openSentence(pieces: Piece[], from: number, end: number): void {
  const amounts = pieces.slice(from, end).filter(isAmount).length
  if (amounts === 0 || pieces[end]?.norm === '?') return
  if (framed.test(wordsFrom(pieces, from, end)))
    for (const frame of frames)
      hushWords(pieces, firstWord(pieces, from, end), frame.exec(wordsFrom(pieces, from, end)))
  hushOwed(pieces, from, end)
  const start = firstWord(pieces, from, end)
  const words = phraseText(pieces.slice(start, end))
  if (amounts > 1) {
    const extra = added.exec(words)
    hushWords(pieces, start, extra)
    if (extra) joinAdded(pieces, start, end)
  }
  if (endsInAmount(pieces, start, end, amounts === 1)) hushWords(pieces, start, asked.exec(words))
  hushCleft(pieces, start, end)
}

const owed = pattern`^ (?:i |ive |we )?(?:still )?owe you (?!\d)(?:(?:one|an?|another|two|three|some|the|a few
  |a couple) )?(?:(?:of|more|other) )?(?:(?:things?|entry|entries|expenses?|spends?|ones?|more) )?`

/** "I owe you one thing from yesterday, it was a taxi": what is owed here is only the telling. */
function hushOwed(pieces: Piece[], from: number, end: number): void {
  const start = firstWord(pieces, from, end)
  const match = owed.exec(phraseText(pieces.slice(start, end)))
  hushWords(pieces, start, match)
  const at = match ? pieces.findIndex(({ norm }, index) => index > start && norm === 'it') : -1
  if (at > 0 && /^(was|is)$/.test(normAt(pieces, at + 1))) silence(pieces, at, at + 2)
}

/** "and no I don't regret it": a no to what nobody asked takes nothing back. */
function isAnswer(pieces: readonly Piece[], at: number): boolean {
  const [subject, verb] = [normAt(pieces, at + 1), normAt(pieces, at + 2)]
  return pieces[at]?.norm === 'no' && /^(i|we|you|he|she|they)$/.test(subject) && denying.test(verb)
}
const denying = /^(dont|didnt|cant|couldnt|wont|wouldnt|shouldnt|havent|hadnt|wasnt|werent|am|will|never)$/

/** The words of a sentence, without what pauses in front of them. */
function wordsFrom(pieces: readonly Piece[], from: number, end: number): string {
  return phraseText(pieces.slice(firstWord(pieces, from, end), end))
}

function firstWord(pieces: readonly Piece[], from: number, end: number): number {
  let start = from
  while (start < end && isPauseOrSound(pieces[start])) start += 1
  return start
}

/** Silences the pieces of the words that were matched from a start. */
function hushWords(pieces: Piece[], start: number, match: RegExpExecArray | null): void {
  let left = match === null ? 0 : match[0].trim().split(' ').length
  for (let at = start; left > 0; at += 1) {
    const piece = pieces[at]
    if (!piece) return
    if (piece.type !== 'separator') left -= piece.norm.split(' ').length
    pieces[at] = quiet(piece)
  }
}

/** "… but also a smoothie": the second goes beside the first. */
function joinAdded(pieces: Piece[], start: number, end: number): void {
  const at = pieces.findIndex(({ norm }, index) => index > start && index < end && norm === 'but')
  const but = pieces[at]
  if (but) pieces[at] = inRole(but, and)
}

/** The amount is the last that is told, and a verb or a pause leads to it; where more is told, a verb, and a pause comes right behind. */
function endsInAmount(pieces: readonly Piece[], start: number, end: number, alone: boolean): boolean {
  const at = pieces.findIndex(({ type }, index) => type === 'amount' && index >= start)
  const lead = prior(pieces, at)
  const verb = /^(was|were|is|to|about|like|came|be)$/.test(lead?.norm ?? '')
  const pause = pieces.findIndex(({ type }, index) => index > at && type === 'separator')
  if (!alone) return verb && pause > 0 && pause < end && !pieces.slice(at + 1, pause).some(isContent)
  return (verb || isPauseOrSound(lead)) && !pieces.slice(at + 1, end).some(isContent)
}

/** "it was a flight i bought, 310", "it's the rent that went out": a thing, and who did what with it. */
function hushCleft(pieces: Piece[], start: number, end: number): void {
  const short = pieces[start]?.norm === 'its'
  const opens = short || (pieces[start]?.norm === 'it' && /^(was|is|were)$/.test(normAt(pieces, start + 1)))
  if (!opens) return
  const from = start + (short ? 1 : 2)
  let at = from
  while (at < end && at < from + 6 && isNoun(pieces[at])) at += 1
  const relative = /^(who|that|which)$/.test(normAt(pieces, at))
  if (at === from || (!relative && !/^(i|we|ive|weve)$/.test(normAt(pieces, at)))) return
  let verb = at + 1
  while (isPauseOrSound(pieces[verb]) || /^(i|we|ive|weve)$/.test(normAt(pieces, verb))) verb += 1
  const price = pieces.findIndex(({ type }, index) => index > at && type === 'amount')
  if (!moneyVerbs.has(normAt(pieces, verb)) || price < 0 || price > end) return
  silence(pieces, start, from)
  if (relative) silence(pieces, at)
}

function isNoun(piece: Piece | undefined): boolean {
  return (
    isContent(piece) ||
    (piece?.type === 'word' && (determiners.has(piece.norm) || /^(me|us|at|from|of|to)$/.test(piece.norm)))
  )
}
