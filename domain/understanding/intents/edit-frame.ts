import { askInOwnCurrency } from '#domain/currency.ts'
import type { Minor } from '#domain/money.ts'
import { merchantOf, titled } from '#domain/understanding/entries/merchant.ts'
import { wholeOf } from '#domain/understanding/entries/price-range.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import type { ClarifyFrame, EditFrame } from '#domain/understanding/frame.ts'
import { measures } from '#domain/understanding/guards/no-payment.ts'
import { askFrame } from '#domain/understanding/intents/ask-frame.ts'
import { withoutKind } from '#domain/understanding/intents/read-delete.ts'
import { findTopic, isWholeTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { readMoney } from '#domain/understanding/money/money-phrase.ts'
import { clauseSpan, type Reading } from '#domain/understanding/reading.ts'
import { fillers } from '#domain/understanding/words/function-words.ts'
import { type AmountPiece, isAmount, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { normAt, normBefore, prior } from '#domain/understanding/words/prior.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

type Change = EditFrame['change']

/** The change that the words from `said` on tell, of the entry that those of `head` name; null when they tell none. */
export function buildEdit(
  reading: Reading,
  head: readonly Piece[],
  value: readonly Piece[],
  aboutLast: boolean,
): EditFrame | ClarifyFrame | null {
  const { clause, tokens, text } = reading
  const said = sortedAtLast(value, tokens)
  const change: Change = {}
  let readings: readonly Minor[] | null = null
  const valued = said.findIndex(({ type }) => type === 'amount' || type === 'day')
  const why =
    valued < 0
      ? -1
      : said.findIndex(
          ({ norm }, at) =>
            at > valued &&
            (/^(i|we|he|she|they|because|cos|with|without|after|including)$/.test(norm) ||
              (norm === 'so' && said[at + 1]?.type === 'word')),
        )
  const tail = why < 0 ? said : said.slice(0, why)
  const kept = tail.filter((piece, at) => !piece.struck && piece.type !== 'repair' && !isDenied(tail, at))
  const amount = kept.findLast(isAmount)
  // "that's fifty plus a ten dollar parking fee", "it was 104 or 140", "it was 78 and fifty": what it comes to, only the person knows.
  const first = kept.findIndex(isAmount)
  const place = amount ? kept.indexOf(amount) : 0
  const isTwo = normAt(kept, place - 1) === 'and' && isAmount(kept[place - 2])
  if (isTwo || kept.slice(first, place).some(({ norm }) => /^(?:plus|or)$/.test(norm))) return askTotal(reading)
  if (amount?.type === 'amount') {
    const beside = normAt(kept, kept.indexOf(amount) + 1)
    const before = normBefore(kept, kept.indexOf(amount))
    if (measures.test(beside) || /^(minus|past|negative)$/.test(before)) return null
    if (
      /^(more|less|extra|off|higher|lower|each|apiece|per)$/.test(beside) ||
      (amount.money.vague && !raised.test(clause.words))
    )
      return askTotal(reading)
    const { currency } = amount.money
    if (currency !== null && currency !== reading.currency) return askFrame(clause, askInOwnCurrency(reading.currency))
    if (amount.money.amountMinor === null && amount.money.count !== 0) return null
    readings = aboutLast ? null : behindOne(reading, head, amount)
    change.amountMinor = readings?.[0] ?? amount.money.amountMinor ?? (0 as Minor)
  }
  const day = kept.findLast((piece) => piece.type === 'day')
  if (day?.type === 'day' && day.unreal !== undefined) return askDay(reading, day.unreal)
  if (day?.type === 'day' && !day.future) change.day = day.day
  const content = kept.filter((piece) => piece.type !== 'amount' && piece.type !== 'day' && !structural.has(piece.norm))
  if (content.length > 0) describeChange(change, content, tail, ofCategory.test(clause.words), tokens, text)
  lengthenName(change, { head, content, text, isNaming: naming.test(clause.words) })
  const changed = Object.keys(change)
  if (changed.length === 0 || (changed.every((field) => field === 'merchant') && whereabouts.test(clause.words)))
    return null
  const target = aboutLast
    ? null
    : merchantOf(
        head.filter(
          ({ type, norm }, at) =>
            type !== 'amount' &&
            type !== 'day' &&
            type !== 'repair' &&
            (!structural.has(norm) ||
              (norm === 'of' && isHeld(head, at)) ||
              (norm === 'shop' && isShopOf(head[at - 1]))),
        ),
        text,
      )
  if (!aboutLast && !target && head.some((piece) => piece.type === 'name')) return null
  return {
    intent: 'edit',
    change,
    ...(target ? { target: { merchant: withoutKind(target.merchant) } } : {}),
    ...(readings ? { readings } : {}),
    spans: clauseSpan(clause),
    confidence: 0.9,
  }
}

/** "under shopping, no, entertainment, sorry": the category that was said last, behind the word that leads to it. */
function sortedAtLast(said: readonly Piece[], tokens: Reading['tokens']): readonly Piece[] {
  const [lead] = said
  const turn = said.findLastIndex(({ type, norm }, at) => at < said.length - 1 && (type === 'repair' || norm === 'no'))
  const topicIn = (from: number, to?: number) =>
    said.slice(from, to).filter(({ type, norm }) => !/^(?:separator|repair)$/.test(type) && norm !== 'sorry')
  const last = topicIn(turn + 1)
  const isSorted = turn > 1 && isWholeTopic(tokens, topicIn(1, turn)) && isWholeTopic(tokens, last)
  return lead && isSorted ? [lead, ...last] : said
}

/**
 * "make the Walmart one ninety four dollars", "make the Crown and Anchor one 38": the one from a shop, or any one before figures, is to be
 * 94, unless all of it is the price; null where "one" begins no price of what was named.
 */
function behindOne(
  { tokens, currency }: Reading,
  head: readonly Piece[],
  amount: AmountPiece,
): readonly Minor[] | null {
  const named = head.at(-1)
  const isFigures = /^\d/.test(normAt(tokens, amount.from + 1))
  const isShop = named?.type === 'name' && named.entry.display !== null && /^(?:the|my)$/.test(head.at(-2)?.norm ?? '')
  const isNamed = isShop || (isFigures && isContent(named) && head.some(({ norm }) => /^(?:the|my)$/.test(norm)))
  if (!isNamed || named?.to !== amount.from || tokens[amount.from]?.norm !== 'one') return null
  const rest = readMoney(tokens, amount.from + 1, currency)
  const whole = wholeOf(amount.money).amountMinor
  const isApart = rest?.to === amount.to && rest.amountMinor !== whole
  return isApart && rest.amountMinor !== null && whole !== null ? [rest.amountMinor, whole] : null
}

/** "the bag of rice": what is in it stands behind; "the category of Tesco" names no holder. */
function isHeld(head: readonly Piece[], at: number): boolean {
  return isContent(head[at - 1]) && !structural.has(normAt(head, at - 1)) && isContent(head[at + 1])
}

/** "the bike shop": of what a shop is; "the Zara shop" is Zara. */
function isShopOf(thing: Piece | undefined): boolean {
  return isContent(thing) && !(thing?.type === 'name' && thing.entry.display !== null)
}

/** "sorry, I was at work", "it was for me and Sarah": where somebody was, or who took part, and no shop. */
const whereabouts =
  / for (?:me|us) (?!at |from |in |on )[a-z]| (?:i|we|he|she|they) (?:was|were) (?:at|in) (?:(?:the|my|our) )?(?:home|work|office|school|bed|meeting|class) (?:$|(?:i|we|so|when|because|and) )/

/** "bump it up to 50": a new value, no bound. */
const raised = / (bump|raise|push|move|put|change|set|nudge) .*up to /

/** "22 not 20": what "not" stands before is what it was not. */
export function isDenied(tail: readonly Piece[], at: number): boolean {
  const before = prior(tail, at)?.norm
  return (
    before === 'not' ||
    ((before === 'a' || before === 'the') && prior(tail, at, 2)?.norm === 'not') ||
    before === 'instead of' ||
    (before === 'of' && prior(tail, at, 2)?.norm === 'instead') ||
    (before === 'than' && prior(tail, at, 2)?.norm === 'rather')
  )
}

function askDay({ clause }: Reading, unreal: string): ClarifyFrame {
  return askFrame(clause, `There is no ${unreal}. Say the change once more with the right day.`, { reason: 'no_day' })
}

export function askTotal({ clause }: Reading): ClarifyFrame {
  return askFrame(clause, 'What should it be in total?')
}

/** "add 5 to the coffee", "knock 10 off that": by how much an entry changes; asked for where the amount has two readings or none. */
export function buildRaise(reading: Reading, core: readonly Piece[]): EditFrame | ClarifyFrame {
  const { clause, text, currency } = reading
  const amounts = core.filter((piece) => piece.type === 'amount' && !piece.struck)
  const [amount, more] = amounts
  // "take 5 off that, tip was 3": which of the two it comes to is not known.
  if (amount?.type !== 'amount' || more || core.some(isSetAside)) return askTotal(reading)
  const { amountMinor, otherMinor, decimal, vague, currency: said } = amount.money
  const isUnsure = amount.correctedFrom !== null || amountMinor === null || vague || (otherMinor !== null && !decimal)
  if (isUnsure || (said !== null && said !== currency)) return askTotal(reading)
  const lessens =
    core.slice(0, core.indexOf(amount)).some(({ norm }) => lessening.has(norm)) ||
    (core[0] === amount && core.slice(1, 3).some(({ norm }) => norm === 'off'))
  const target = merchantOf(
    core.filter(({ type, norm }) => type !== 'amount' && !structural.has(norm) && !raising.has(norm)),
    text,
  )
  return {
    intent: 'edit',
    change: { byMinor: lessens ? -amountMinor : amountMinor },
    ...(target ? { target: { merchant: withoutKind(target.merchant) } } : {}),
    spans: clauseSpan(clause),
    confidence: 0.85,
  }
}

/** An amount that is none any more, and counts nothing: not the two of "the two coffees". */
function isSetAside({ type }: Piece, at: number, core: readonly Piece[]): boolean {
  return type === 'number' && !isContent(core[at + 1])
}

const lessening = wordSet('take knock subtract deduct shave reduce lower cut drop')
const raising = wordSet(`
  add another by bump cut deduct down drop extra from gratuity increase knock lower off onto on raise reduce
  shave subtract tack take tax tip to top more
`)

export function isValue(piece: Piece): boolean {
  return (
    !piece.struck &&
    (piece.type === 'amount' ||
      piece.type === 'day' ||
      piece.type === 'name' ||
      (piece.type === 'word' && !structural.has(piece.norm) && !fillers.has(piece.norm)))
  )
}

const structural = wordSet(`
  adjust are arent as amount amend alter actually a an belong belongs be been bung bump back
  change correct categorize categorise count category call called cost charge chuck date day
  edit entry expense first fix file go goes have happened into is isnt it its instead log last latest
  move make mark my merchant modify meant not no named name nudge one of over order
  put previous price purchase payment place push please
  rename recategorize recategorise revise reclassify relabel really raise
  second switch set should shop store supposed shouldve spend stick shove shift
  third tag the transaction to twas that this those thats total throw update under up vendor visit
  was were wrong wasnt werent
`)

/** "change the category to fuel", "category of the last one to gas": what is to be changed stands before it. */
const ofCategory = / category (?:of (?:\S+ ){1,4})?(?:to|into|as) /

const sorting = wordSet('category under as into in categorize categorise file tag recategorize mark')

/** "that's fifty plus a ten dollar tip": reckoned into the amount, and no name. */
function isAddedTip(tail: readonly Piece[], piece: Piece): boolean {
  return /^(?:tip|gratuity|tax)$/.test(piece.norm) && prior(tail, tail.indexOf(piece))?.type === 'number'
}

type Naming = { head: readonly Piece[]; content: readonly Piece[]; text: string; isNaming: boolean }

/**
 * "rename Costco to Costco Gas", "call it Costco Fuel": what is named in so many words, or is the old name and more, has that whole name, and
 * not the shop's alone.
 */
function lengthenName(change: Change, { head, content, text, isNaming }: Naming): void {
  const named = change.merchant === undefined ? null : merchantOf(content, text)
  if (!named?.brand || named.merchant !== change.merchant) return
  const { phrase, phrases } = named
  const isAlone =
    phrases.length === 1 && phrase.parts.length > 1 && !phrase.parts.some(({ type }) => type === 'separator')
  if (!isAlone || ofVisit.test(phrase.parts.at(-1)?.norm ?? '')) return
  const isOld =
    merchantOf(
      head.filter(({ norm }) => !structural.has(norm)),
      text,
    )?.merchant === named.merchant
  if (isNaming || isOld) change.merchant = titled(phrase, text)
}
const naming = / (?:rename|relabel|retitle|call|name) /
/** "the costco run" is Costco. */
const ofVisit =
  /^(?:run|trip|visit|stop|shop|haul|order|ride|purchase|payment|charge|receipt|bill|instead|actually|please|thanks|now)$/

/** A general word changes the category, a name the merchant; "at" always names a merchant. */
function describeChange(
  change: Change,
  content: readonly Piece[],
  tail: readonly Piece[],
  isOfCategory: boolean,
  tokens: Reading['tokens'],
  text: string,
): void {
  const said = content.filter(
    (piece) =>
      (piece.type === 'name' || (piece.type === 'word' && !fillers.has(piece.norm))) && !isAddedTip(tail, piece),
  )
  const kind = said.length > 1 && /^(thing|item|spend)$/.test(said.at(-1)?.norm ?? '')
  const words = kind ? said.slice(0, -1) : said
  const first = words.find(({ norm }) => !/^(?:at|from|for|in)$/.test(norm))
  const last = words.at(-1)
  if (!first || !last) return
  if (
    /^ (?:to|under|as|into|in) other $/.test(phraseText(tail.slice(0, 2))) &&
    (!tail[2] || tail[2].type === 'separator')
  ) {
    change.category = 'Other'
    return
  }
  const topic = findTopic(tokens, first.from, last.to)
  const at = tail.some((piece) => piece.norm === 'at' || piece.norm === 'from' || piece.norm === 'merchant')
  const called = tail.some((piece) => piece.norm === 'call')
  const sorts = isOfCategory || tail.some((piece) => sorting.has(piece.norm))
  const whole = topic !== null && topic.from === first.from && topic.to === last.to
  if (
    topic?.category &&
    !at &&
    (!called || (topic.general && whole)) &&
    (sorts || (topic.general && whole) || (topic.entry?.display === null && topic.category === 'Income'))
  ) {
    change.category = topic.category
    return
  }
  // "change the category to Business": no shop is called so, and no category.
  if (isOfCategory && !at && !called) return
  const sure =
    at ||
    called ||
    words.some((piece) => piece.type === 'name') ||
    words.some((piece) => piece.type === 'word' && piece.capital && piece.start > 0)
  const named = sure && words.length <= 6 ? merchantOf(content, text) : null
  if (named && !/\b(card|account|overdraft|transfer)\b/i.test(named.merchant)) change.merchant = named.merchant
}
