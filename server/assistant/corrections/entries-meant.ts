import type { Told } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'
import { nameFit, newWords, ofKind, singularWords } from '#server/assistant/talk/name-fit.ts'
import type { StandingTurn } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'

type Meant = { said: Told; merchant: string; kind: 'spend' | 'income'; isMarked: boolean }

/**
 * The entries of the talk that a telling can be about, the newest first. `isSure`: they are called so; otherwise their names only hold
 * the words, or the money went the other way. `isOpen`: "the refund" of two shops may be either. Where the person says that something is put right, the way of the money and words that are new do not part them.
 */
export function entriesMeant(
  meant: Meant,
  turns: readonly StandingTurn[],
): { entries: Transaction[]; isSure: boolean; isOpen: boolean } {
  const { said, isMarked } = meant
  const told = new Map<string, { entry: Transaction; messages: string[]; parts: string[] }>()
  for (const turn of turns) {
    for (const { entry, part } of partsOfTurn(turn)) {
      const before = told.get(entry.id) ?? { entry, messages: [], parts: [] }
      before.messages.push(turn.message)
      before.parts.push(part)
      told.set(entry.id, { ...before, entry })
    }
  }
  const fits = [...told.values()].flatMap(({ entry, messages, parts }) => {
    const isKind = isMarked || entry.amountMinor < 0 === (meant.kind === 'income')
    const words = messages.join(' ')
    const called =
      nameFit(entry.merchant, meant.merchant) ?? nameFit(entry.merchant, withoutTold(said.subject, entry, words))
    // "the Amazon order was 12" may be another than the one that was told as Amazon.
    const fit = called && ofKind(said.subject, `${entry.merchant} ${words}`) ? 'part' : called
    const isOfPay = meant.kind === 'income' && entry.amountMinor < 0 && parts.some((part) => holds(part, said.subject))
    const isBought = isOfPay || parts.some((part) => tellsOf(part, { thing: said.subject, at: entry.merchant }))
    const isOther =
      (!isMarked &&
        !isOfPay &&
        newWords(said.subject, `${entry.merchant} ${words}`).length + newTimes(said, words) > 0) ||
      (!isMarked && isElsewhere(said, words))
    const isCalled = fit === 'whole' || isBought
    return !isOther && (isCalled || (fit && isKind))
      ? [{ entry, isSure: isCalled && isKind, isOfPay: isOfPay && !fit, told: parts.join(' ') }]
      : []
  })
  const sure = closest(
    said.subject,
    fits.filter(({ isSure }) => isSure),
  )
  const entries = (sure.length > 0 ? sure : fits).map(({ entry }) => entry)
  const payers = new Set(sure.map(({ entry }) => entry.merchant))
  const isOpen = payers.size > 1 && sure.every((each) => each.isOfPay)
  return { entries: atPlace(entries, said.place), isSure: sure.length > 0 || isMarked, isOpen }
}

/** "the uber back" of "uber there 31 and uber back 28": those that were told with all of its words, where not all were. */
function closest<Fit extends { told: string }>(subject: string, fits: Fit[]): Fit[] {
  const words = singularWords(subject)
  const near = fits.filter(({ told }) => words.every((word) => singularWords(told).includes(word)))
  return near.length > 0 ? near : fits
}

/** "Theo's lunch money" of "lunch money for Theo 20": its name without the words that told it otherwise. */
function withoutTold(subject: string, { merchant }: Transaction, message: string): string {
  const [name, told] = [singularWords(merchant), singularWords(message)]
  const words = singularWords(subject)
  return words.some((word) => name.includes(word))
    ? words.filter((word) => name.includes(word) || !told.includes(word)).join(' ')
    : subject
}

/** "the second coffee" of those that were told; the second of one is news. */
function atPlace(entries: Transaction[], place: number | null): Transaction[] {
  if (place === null) return entries
  const entry = entries.toReversed()[place]
  return entry ? [entry] : []
}

/** What goes by a wider word too: "the coffee" of a cappuccino. */
const sorts: ReadonlyMap<string, readonly string[]> = new Map([
  ['beer', itemsOf('ale|ipa|lager|pint|stout')],
  ['coffee', itemsOf('americano|cappuccino|cold brew|cortado|espresso|flat white|latte|macchiato|mocha')],
  ['taxi', itemsOf('bolt|cab|lyft|minicab|uber')],
])

/** "coffee 4.20 at Starbucks" and "cappuccino 5.20 at Gail's" tell of a coffee, "lunch 12 after the gym" of no gym. */
function tellsOf(message: string, { thing, at }: { thing: string; at: string }): boolean {
  const called = singularWords(thing).join(' ')
  const isSort = sorts.get(called)?.some((sort) => namesFirst(message, { thing: sort, at: '' })) ?? false
  return isSort || namesFirst(message, { thing, at })
}

function namesFirst(message: string, { thing, at: merchant }: { thing: string; at: string }): boolean {
  const place = new Set(singularWords(merchant))
  const told = singularWords(message.replace(/[$£€]/g, '')).filter((word) => !place.has(word))
  const said = ` ${told.join(' ')} `
  const words = singularWords(thing).join(' ')
  const at = said.indexOf(` ${words} `)
  if (at < 0 || words === '') return false
  const [before, behind] = [said.slice(0, at), said.slice(at + words.length + 2)]
  const isFirst = /^(?: (?:a|an|the|my|some|i|we|got|had|bought|just))*$/.test(before)
  return (
    (isFirst && /^(?:at |from |for |was |were |cost |\d)/.test(behind)) ||
    /\d (?:for|on)(?: an?| the| my| some)?$/.test(before)
  )
}

/** "got a 20 dollar refund from Nike", "Nike refunded me 20" hold the "refund" of what came in. */
function holds(message: string, thing: string): boolean {
  const told = singularWords(message).map((word) => word.replace(/^(refund|reimburse|rebate)(?:e?d)$/, '$1'))
  const words = singularWords(thing).map((word) => word.replace(/^reimbursement$/, 'reimburse'))
  return words.length > 0 && words.every((word) => told.includes(word))
}

/** "the coffee was 5 this afternoon" after one of the morning. */
function newTimes({ beside }: Told, known: string): number {
  const [time] = /\b(?:this (?:morning|afternoon|evening)|tonight|at noon|last night)\b/i.exec(beside) ?? []
  return time && !known.toLowerCase().includes(time.toLowerCase()) ? 1 : 0
}

/** "the bus was 3 on the way back", "coffee was 5 for Tom", "the rent was 750 last month": another time, for another, another way. */
function isElsewhere({ beside }: Told, known: string): boolean {
  const [found, , name] =
    /\b(?:on the way|way (?:back|home)|back|home|return|coming|going|last (?:week|month|year|time)|(for|to) (?:the |my |our )?(?!me\b|us\b|it\b|that\b|now\b|today\b|some\b|an?\b|be\b)(\p{L}{2,}))/iu.exec(
      beside,
    ) ?? []
  return found !== undefined && !known.toLowerCase().includes((name ?? found).toLowerCase())
}
