import { amountIndex, type Entry, takeName } from '#domain/understanding/entries/entry.ts'
import { isContent } from '#domain/understanding/entries/segment.ts'
import { inherit } from '#domain/understanding/money/money-read.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { Piece } from '#domain/understanding/words/piece.ts'
import { shaped, struckOut } from '#domain/understanding/words/piece.ts'

/**
 * Words that turn what an amount means, between two amounts: "60 instead of 80" names another price, "60, 10 of that was tip" a
 * part, "30 + tip 6, so 36 all in" the whole. The other amount is no entry of its own; where nothing proves which one was paid,
 * both stay open.
 */
export function joinTurns(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = []
  for (const entry of entries) {
    const before = kept.at(-1)
    if (!before?.amount || !entry.amount) {
      kept.push(entry)
      continue
    }
    const lead = leadOf(entry, before)
    const isOtherPrice = otherPrice.test(lead)
    if (isOtherPrice && before.merchant === null && entry.merchant !== null) takeName(before, entry)
    const isPart = partOf.test(lead) && entry.kind === before.kind && !isOfEarlier(before, entry)
    if (isOtherPrice || isPart) continue
    const extra =
      (/^(tip|tax|delivery|shipping)$/.test(entry.category.words) || isFee.test(entry.merchant ?? '')) &&
      (comesTo.test(lead) || withExtra.test(between(entry, before))) &&
      isMore(entry, before)
    // "coffee 4, stripe took its cut so I got 97" concludes nothing of the coffee.
    const isApart = (entry.kind === 'income' && before.kind === 'spend') || isOfItsOwn(entry, before)
    const isWhole = totalWith.test(between(entry, before)) && isMore(entry, before)
    if (
      !extra &&
      !isWhole &&
      (!concludes.test(lead) || isApart || (entry.category.known && entry.category.words !== 'tip'))
    )
      kept.push(entry)
    else kept.splice(0, kept.length, ...concluded(kept, entry))
  }
  return kept
}

const otherPrice = pattern` (instead of|rather than|reduced from|down from|up from|marked down from|normally|usually|originally
  |used to be|discounted from|(?:rest|balance|remainder) (?:is|of)) `
/** "60, 10 of that was tip"; "bus 3, pizza with the lads, my share of it was 12" tells of the pizza. */
const partOf = /(?<! my (?:share|half|part|portion|third|bit)) (of that|of it|of which|of those|of this) /

/** "mom sent 100, aldi took 47 of it, and the bus card 20": the 47 are of what was told before them, and the 20 are told anew. */
function isOfEarlier(before: Entry, entry: Entry): boolean {
  return entry.pieces[0]?.type === 'separator' && ofEarlier.test(spoken(behindAmount(before)))
}
const ofEarlier = /^ (?:out )?of (?:that|it|those|this) /

const concludes = / ((?<! or )so|call it|all in|makes|comes to|makes it|that makes|=|altogether|in all|grand total) /

/** "189.99, plus tax came out to 207", "60, with tip 70": an extra that leads to the whole. */
const comesTo = / (came|comes|brought|brings|made|makes|took|takes) (it |that |the (total|bill) )?(out |up )?(to )?\d/
const withExtra =
  / (?:with|including|after) (?:the |a )?(?:tip|gratuity|tax|vat|delivery|shipping|(?:\S+ )?fees?)(?: (?:its|it is|it was|thats|that was|it came to|it comes to|came to))? $| plus (?:the |a )?(?:\S+ )?fees? (?:its|it is|it was|thats|that was|it came to|it comes to|came to) $/
const isFee = /(?:^| )Fees?$/
/** "cake 30, total with candles 34". */
const totalWith = / total(?:led|ling)? (?:with|including|plus) /
function isMore(entry: Entry, before: Entry): boolean {
  return (entry.amount?.money.amountMinor ?? 0) > (before.amount?.money.amountMinor ?? 0)
}

/** "60 for the vet and 20 for the groomer altogether": said behind the price of another thing, and not in front of a sum. */
function isOfItsOwn(entry: Entry, before: Entry): boolean {
  const named = entry.pieces.some((piece) => isContent(piece) && piece.norm !== 'all')
  return named && entry.category.words !== 'tip' && !concludes.test(between(entry, before))
}

function between(entry: Entry, before: Entry): string {
  return spoken([...behindAmount(before), ...entry.pieces.slice(0, amountIndex(entry))])
}

/** The words between the amount before and this one, and those right after it. */
function leadOf(entry: Entry, before: Entry): string {
  return spoken([...behindAmount(before), ...entry.pieces])
}

function behindAmount(entry: Entry): readonly Piece[] {
  return entry.pieces.slice(amountIndex(entry) + 1)
}

function spoken(pieces: readonly Piece[]): string {
  return ` ${pieces.map(({ norm }) => norm).join(' ')} `
}

/** One entry with the whole, where the parts make it up or only extras came between; otherwise the question between them. */
function concluded(kept: readonly Entry[], whole: Entry): Entry[] {
  const [first, ...rest] = kept
  if (!first || !whole.amount) return [...kept]
  const sum = kept.reduce((total, { amount }) => total + (amount?.money.amountMinor ?? 0), 0)
  const extras = rest.every(
    ({ merchant }) =>
      merchant === null || /^(Tip|Delivery|Shipping|Postage|Fees?|Tax|Service|Voucher|Coupon)/.test(merchant),
  )
  const told = whole.amount.money.amountMinor ?? 0
  if (sum === told && !extras) return [...kept]
  if (extras && told > 0)
    return [
      {
        ...first,
        amount: first.amount
          ? shaped({ ...whole.amount, money: inherit(whole.amount.money, first.amount.money) })
          : whole.amount,
        day: first.day ?? whole.day,
        pieces: [...kept.flatMap(({ pieces }) => pieces.map(strikeAmount)), ...whole.pieces],
        spans: [...first.spans, ...whole.spans],
      },
    ]
  return [{ ...first, rivals: [...kept, whole].flatMap(({ amount }) => amount ?? []).slice(0, 4) }]
}

function strikeAmount(piece: Piece): Piece {
  return piece.type === 'amount' || piece.type === 'number' ? struckOut(piece) : piece
}
