import { matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { meals } from '#domain/understanding/words/meals.ts'
import { isNumberToken, smallNumbers } from '#domain/understanding/words/number-words.ts'
import { normBefore, prior } from '#domain/understanding/words/prior.ts'
import { saidAs, type Token } from '#domain/understanding/words/token.ts'
import { isJoint, isThing } from '#domain/understanding/words/token-roles.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What is told between two pauses: from which token to which. */
type Item = { from: number; to: number }

/**
 * "lunch 12:50 and parking 3:25": recognisers write a spoken price as the hour that it sounds like. Where nothing else can be what the thing
 * cost, and it is nothing that one comes to at an hour, the price stands in words again ("twelve fifty").
 */
export function pricesHeard(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isHour)) return tokens
  return tokens.flatMap((token, at) => (isHour(token) && isPriceAsHour(tokens, at) ? inWords(token) : [token]))
}

function isHour(token: Token | undefined): boolean {
  return token?.suffix === ':'
}

function isPriceAsHour(tokens: readonly Token[], at: number): boolean {
  const minutes = minutesOf(tokens[at])
  const next = tokens[at + 1]
  if (!minutes || isLed(tokens, at) || follows.has(next?.norm ?? '')) return false
  if (tokens.every((token, index) => index === at || isAnswer(token))) return true
  const item = itemAt(tokens, at)
  const before = item.to === item.from + 1 ? hourBefore(tokens, at) : -1
  if (before >= 0) return isPriceAsHour(tokens, before)
  if (tokens.some(isPlanned) || hasNumberBeside(tokens, item, at) || isPricedBeside(tokens, item)) return false
  const isPaid = paid.has(normBefore(tokens, at)) || isCharged(tokens, at)
  if (isPaid && (!next || next.kind === 'mark' || isJoint(next) || behindPrice.has(next.norm))) return true
  if (minutes < 60 && isAtHour(tokens.slice(item.from, item.to), minutes)) return false
  return (
    hasThing(tokens, item.from, at) || (/^(?:for|on|back)$/.test(next?.norm ?? '') && hasThing(tokens, at, item.to))
  )
}

/** The minutes of an hour, or what else stands in their place ("8:95"); 0 where it is a full hour, or none. */
function minutesOf(hour: Token | undefined): number {
  return Number(/^\d{1,2}:(\d\d)$/.exec(hour?.norm ?? '')?.[1] ?? 0)
}

/** "at 4:50", "the 7:45 train": what stands in front of an hour. */
function isLed(tokens: readonly Token[], at: number): boolean {
  return leads.has(normBefore(tokens, at))
}
const leads = wordSet('at @ around by before after until till from since past the about between every this my its')
const follows = wordSet('am pm a p oclock to till until - – train bus flight ferry tram show showing class')
const paid = wordSet('spent paid cost costs')
/** Behind a price alone: "spent 12:50 on lunch". */
const behindPrice = wordSet('on at for in today yesterday')
/** "lunch cost me 12:50", "they charged me 6:50", "it set me back 8:40". */
function isCharged(tokens: readonly Token[], at: number): boolean {
  const [who, verb] = [prior(tokens, at)?.norm, normBefore(tokens, at, 2)]
  return who === 'back' || ((who === 'me' || who === 'us') && /^(?:costs?|charged)$/.test(verb))
}

/** "it was 12:50", "sorry, 4:50": said of what was asked or told before, and of no thing. */
function isAnswer(token: Token): boolean {
  return token.kind === 'mark' || answers.has(token.norm)
}
const answers = wordSet('it that was no nope yes yeah sorry actually wait oh um uh just only exactly make')

/** What happens at an hour to come, or has one. */
function isPlanned({ norm }: Token): boolean {
  return planned.has(norm)
}
const planned = wordSet(
  `remind reminder alarm timer tomorrow tonight later meeting meet appointment schedule scheduled booked reserved reservation
  table opens closes starts leaves departs arrives arrived woke until when since left`,
)

/** What is told beside an hour, up to a pause, a word of putting right, or another hour ("bread 2:40 milk 1:85"). */
function itemAt(tokens: readonly Token[], at: number): Item {
  let [from, to] = [at, at + 1]
  while (from > 0 && !isEnd(tokens, from - 1)) from -= 1
  while (to < tokens.length && !isEnd(tokens, to)) to += 1
  return { from, to }
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  return goesOn(token) || (isHour(token) && !isLed(tokens, at))
}
const repairs = wordSet('no nope wait sorry actually rather')

/** "coffee 4:50, no, 5:50", "beers 6:50 and 7:25": where the hour stands that the one alone puts right or goes on with; -1 where none does. */
function hourBefore(tokens: readonly Token[], at: number): number {
  let before = at - 1
  while (before > 0 && goesOn(tokens[before] as Token)) before -= 1
  const isSame = tokens.slice(before + 1, at).some(({ norm }) => repairs.has(norm) || norm === 'and')
  return isSame && isHour(tokens[before]) ? before : -1
}

function goesOn(token: Token): boolean {
  return isJoint(token) || repairs.has(token.norm)
}

/**
 * A number beside the hour that may be the price: neither a count in front of what was bought ("two coffees 9:50"), nor the price of
 * another thing told there ("coffee 4 bagel 3:25 tea 2").
 */
function hasNumberBeside(tokens: readonly Token[], { from, to }: Item, at: number): boolean {
  const isBehindThing = hasThing(tokens, from, at)
  for (let index = from; index < to; index += 1) {
    if (index === at || !isPlainNumber(tokens[index]) || isCount(tokens, from, index)) continue
    const isOther =
      index < at
        ? hasThing(tokens, from, index) && hasThing(tokens, index, at)
        : isBehindThing && hasThing(tokens, at, index)
    if (!isOther) return true
  }
  return false
}

/** "two coffees 9:50", "tacos 3:50 x 2" */
function isCount(tokens: readonly Token[], from: number, at: number): boolean {
  const next = tokens[at + 1]
  return (at === from && next !== undefined && isThing(next)) || prior(tokens, at)?.norm === 'x'
}

function isPlainNumber(token: Token | undefined): boolean {
  return token !== undefined && !isHour(token) && isNumberToken(token)
}

/** "lunch 12:30, 14 dollars", "paid 9, coffee 8:20", "coffee 8:20, 9:40": a price, or another hour, beside it that has no thing of its own. */
function isPricedBeside(tokens: readonly Token[], { from, to }: Item): boolean {
  const isAlone = (at: number): boolean => {
    const item = itemAt(tokens, at)
    const told = tokens.slice(item.from, item.to)
    if (told.length === 1 && isHour(told[0])) return hourBefore(tokens, at) < 0
    return told.some(isPlainNumber) && !hasThing(tokens, item.from, item.to)
  }
  return (from > 1 && isAlone(from - 2)) || (to < tokens.length && isAlone(goesOn(tokens[to] as Token) ? to + 1 : to))
}

function hasThing(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (matchLexicon(tokens, at)) return true
  return false
}

/** "train 7:20", "gym 6:40", and a meal at a quarter of an hour: the hour may be that of the thing itself. */
function isAtHour(item: readonly Token[], minutes: number): boolean {
  return item.some(({ norm }) => timed.has(norm) || (minutes % 15 === 0 && (meals.has(norm) || served.has(norm))))
}
const timed = wordSet(
  `train trains bus flight plane ferry tram coach movie film cinema concert show gig theatre theater play match game gym class lesson yoga
  pilates training practice dentist doctor gp vet physio therapist therapy haircut barber hairdresser massage nails interview call party
  church mass school work shift exam test visit checkup pickup`,
)
const served = wordSet('tea drinks with')

/** "12:50" in the words that were said, which may be a price in hundreds too. */
function inWords(hour: Token): Token[] {
  const [whole = 0, cents = 0] = hour.norm.split(':').map(Number)
  const said = [...spelled(whole), ...(cents < 10 ? ['oh'] : []), ...spelled(cents)]
  return said.map((norm, at) => saidAs(hour, norm, { kind: 'word', suffix: '', gap: at > 0 || hour.gap }))
}

function spelled(number: number): string[] {
  const word = numberWords.get(number)
  return word === undefined ? [number - (number % 10), number % 10].flatMap(spelled) : [word]
}
const numberWords = new Map([...smallNumbers].reverse().map(([word, number]) => [number, word]))
