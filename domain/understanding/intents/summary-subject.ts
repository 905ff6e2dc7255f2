import { merchantOf } from '#domain/understanding/entries/merchant.ts'
import type { SummaryFrame } from '#domain/understanding/frame.ts'
import { knownWord, singular } from '#domain/understanding/lexicon/lexicon.ts'
import { findTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { type Reading, withPieces } from '#domain/understanding/reading.ts'
import { namesPerson, titles } from '#domain/understanding/words/first-names.ts'
import { determiners, functionWords, paymentWords, prepositions } from '#domain/understanding/words/function-words.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

export const frameWords = wordSet(`
  at all altogether are amount add average a and already as arrive arrived anything against
  been biggest buy bought by bring bills breakdown break bad badly better
  can could combined cost check come cash costs charges compared charge charged compare
  did do does day down dearest damage due didnt
  expenses expense earn earned everything expensive expenditure eat for far from full
  else entries go going give get got gone how howd hows have has highest high happen i in is ive id income item items just know
  list last largest look looking lately like less low log logged
  much many me my money month most make made more merchants numbers
  on overall out only of our or outgoings over one overview
  please purchases purchase paid pay per priciest payments
  recent recently receive records report recap read review remind rides run ran
  spend spent spending show so sum still see since summary spendings something single shelled shops shop
  total the this tell transactions transaction to than thing things top true tot tally times trend trends trip trips
  up us under v vs versus we what whats where week went was were with want worse whatd year you
`)

type Subject = Pick<SummaryFrame, 'category' | 'merchant'>

/** What the question is about, one after the other where several are joined ("food, transport and Tesco"). */
export function subjectsOf(reading: Reading, skip: { from: number; to: number } | null): Subject[] {
  const kept = reading.clause.pieces.filter((piece) => skip === null || piece.to <= skip.from || piece.from >= skip.to)
  const found: Subject[] = []
  let next = 0
  let isJoined = true
  for (const piece of kept) {
    if (piece.from < next) continue
    if (found.length > 0 && (piece.type === 'separator' || piece.norm === 'or')) isJoined = true
    else if (found.length === 0 || (isJoined && !/^(on|at|for|from|the|my|how|much)$/.test(piece.norm))) {
      const subject = subjectAt(reading, piece)
      if (subject) {
        if (!found.some((one) => isSame(one, subject.about))) found.push(subject.about)
        next = subject.to
        isJoined = false
      } else if (found.length > 0) break
    } else if (!isJoined) break
  }
  const [only, ...more] = found
  if (!only) return [placeOf(kept, reading.text)]
  const place =
    more.length === 0
      ? placeAfter(
          reading,
          kept.filter(({ from }) => from >= next),
        )
      : null
  return place ? [{ ...only, ...place }] : found.slice(0, MOST_SUBJECTS)
}

/** "groceries at Aldi": the place that a thing is asked of, which says more than the thing. */
function placeAfter(reading: Reading, [lead, named]: readonly Piece[]): Subject | null {
  if ((lead?.norm !== 'at' && lead?.norm !== 'from') || !named) return null
  const { category: _category, ...place } = subjectAt(reading, named)?.about ?? placeOf([lead, named], reading.text)
  return place.merchant ? place : null
}

const MOST_SUBJECTS = 4

function isSame(one: Subject, other: Subject): boolean {
  return one.category === other.category && one.merchant === other.merchant
}

/** A category for a general word, the name for a shop, both for a thing. */
function subjectAt({ clause, tokens, text }: Reading, piece: Piece): { about: Subject; to: number } | null {
  if (piece.type !== 'name' && piece.type !== 'word') return null
  const topic = findTopic(tokens, piece.from, Math.min(clause.to, piece.from + 3))
  if (!topic || topic.from !== piece.from) return null
  // "eat" asks, "eat out" is what is asked about.
  const isAlone = topic.to === topic.from + 1
  if (isAlone && frameWords.has(piece.norm) && piece.norm !== 'bills') return null
  const { category, entry, to } = topic
  if (topic.general && category) return { about: { category }, to }
  // "hotels" are no Hotels.com
  const isPlain = entry?.display?.endsWith('.com') && !/\.com\b/i.test(text.slice(piece.start, piece.start + 40))
  const thing = isPlain && isAlone ? knownWord(singular(piece.norm) ?? '') : undefined
  if (thing) return { about: { category: thing.category }, to }
  if (entry?.display) return { about: { merchant: entry.display }, to }
  if (!entry || !category) return null
  const named = category === 'Income' ? null : merchantOf([piece], text)
  return { about: { category, ...(named ? { merchant: named.merchant } : {}) }, to }
}

/** "what have I paid Mrs Patel", "how much did I pay the gardener": who stands right behind the verb. */
function payeeOf(kept: readonly Piece[]): readonly Piece[] {
  const verb = kept.findIndex(({ norm }, at) => pays.has(norm) && /^(?:i|we|ive|weve)$/.test(kept[at - 1]?.norm ?? ''))
  const rest = verb < 0 ? [] : kept.slice(verb + 1)
  const isLed = /^(?:my|our|the)$/.test(rest[0]?.norm ?? '')
  const named = isLed ? rest.slice(1) : rest
  const end = named.findIndex(({ type, norm }) => type !== 'word' || frameWords.has(norm) || prepositions.has(norm))
  const who = named.slice(0, Math.min(end < 0 ? named.length : end, 3))
  const [first] = who
  if (first?.type !== 'word' || determiners.has(first.norm)) return []
  const isNamed = first.capital || titles.test(first.norm) || namesPerson(first.norm)
  return isLed || isNamed || isLoneName(named) ? who : []
}

/** "how much did I pay arms in October": one word that no list knows, and nothing behind it; "pay extra", "pay online" tell how. */
function isLoneName([name, ...more]: readonly Piece[]): boolean {
  if (name?.type !== 'word' || more.length > 0 || name.norm.length < 3) return false
  return !functionWords.has(name.norm) && !paymentWords.has(name.norm) && !ways.test(name.norm)
}
const ways =
  /^(?:\S+ly|alone|account|cashless|christmas|different|easter|foreign|gross|least|max|minimum|net|nett|offline|outright|quarter|recurring|regardless|solo|spring|stuff|things?|tops|various|weekends?|whatever|worldwide|wrong|abroad|away|anyone|anybody|double|elsewhere|fees?|full|here|home|interest|late|nothing|online|others|overseas|people|staff|tax|taxes|there|today|twice|up ?front|vat)$/

/** "how much did Acme pay me", "did Tom give me money back": another who paid the person; the bank that "sent me my card" did not. */
export const paidByOther = pattern` (?:did|has|have) (?!i |we |you |he |she |they |it |that )(?:[^\d ]+ ){1,3}?(?:(?:pay|paid|refund|refunded) (?:back )?(?:me|us)
  |(?:give|given|send|sent|venmo) (?:back )?(?:me|us)(?= (?:(?:back|money|cash|anything|something|\S*\d\S*|in|this|last|today|yesterday|so|since|for|on|yet) |$))) `
const pays = wordSet('pay paid give gave given lend lent transfer transferred send sent venmo refund refunded')

/** "what have gigs brought me", "how much has my selling made me": what one's own work came to. */
export const broughtByWork = pattern` (?:what|how much)(?: money)? (?:did|has|have) (?:(?:my|our|the) )?(?:\S+ ){0,2}?(?:[^\d ]+ing|gigs?|shifts?|hustles?|freelance|business|stall|shop|market|lessons|classes|sales
  |clients|customers|commissions) (?:(?:bring|brought|make|made|earn|earned|net|netted) (?:in(?: for)? )?)(?:me|us) `

/** "how much did I make doing hair", "… from my selling", "… with gigs": the question without how it was earned. */
export function withoutWork(reading: Reading): Reading {
  const { clause } = reading
  if (givenBack.test(clause.words)) return reading
  let isWork = false
  const pieces = clause.pieces.filter((piece) => {
    const isFirm = piece.type === 'name' ? piece.entry.display !== null : piece.type === 'word' && piece.capital
    const isEarned = !isFirm && earning.test(piece.norm)
    if (isEarned) isWork = piece.norm.endsWith('ing')
    else if (piece.type === 'day' || prepositions.has(piece.norm) || frameWords.has(piece.norm)) isWork = false
    return !isEarned && !isWork
  })
  return { ...reading, clause: withPieces(clause, pieces) }
}
const givenBack = / (?:back|refund(?:s|ed)?|reimburse(?:d|ment)|returned) /
const earning =
  /^(?:(?!(?:everyth|anyth|someth|noth|dur|includ|accord|morn|even|wedd|com|go|spend)ing$)[a-z]{2,}ing|gigs?|shifts?|hustles?|freelance)$/

/** "how much have I put into ZESA": where the money went. */
function intoOf(kept: readonly Piece[]): readonly Piece[] {
  const into = kept.findIndex(({ norm }, at) => norm === 'into' && putting.test(kept[at - 1]?.norm ?? ''))
  return into < 0 ? [] : kept.slice(into + 1).filter(({ norm }) => !frameWords.has(norm))
}
const putting = /^(?:put|paid|pay|sunk|poured|thrown|pumped|ploughed|sank)$/

/** A name that no list knows, behind the word that leads to it ("at Obi", "from Etsy"). */
function placeOf(kept: readonly Piece[], text: string): Subject {
  const verb = paidByOther.test(phraseText(kept)) ? kept.findIndex(({ norm }) => pays.has(norm)) : -1
  const helper = kept.findIndex(({ norm }) => /^(?:did|has|have)$/.test(norm))
  const payer = verb > helper + 1 ? merchantOf(kept.slice(helper + 1, verb), text) : null
  if (payer) return { merchant: payer.merchant }
  const payee = payeeOf(kept)
  const paid = payee.length > 0 ? merchantOf(payee, text) : null
  if (paid) return { merchant: paid.merchant }
  const into = intoOf(kept)
  const fed = into.length > 0 ? merchantOf(into, text) : null
  if (fed) return { merchant: fed.merchant }
  const at = kept.findIndex(
    (piece) =>
      piece.type === 'word' &&
      (piece.norm === 'at' ||
        piece.norm === 'on' ||
        piece.norm === 'from' ||
        piece.norm === 'to' ||
        piece.norm === 'for'),
  )
  if (at < 0) return {}
  const rest = kept
    .slice(at)
    .filter(
      (piece) =>
        !(
          piece.type === 'word' &&
          frameWords.has(piece.norm) &&
          piece.norm !== 'at' &&
          piece.norm !== 'on' &&
          piece.norm !== 'from'
        ),
    )
  const named = merchantOf(rest, text)
  return named ? { merchant: named.merchant } : {}
}
