import type { Entry } from '#domain/understanding/entry.ts'

/** What a word does to an amount that nothing has carried out: it divides, lessens or repeats it. */
export type Turn = { by: number } | null

const repeats = / (twice|thrice|every day|each day|every morning|daily|x2|x3|both days|two times|three times) /
const lessens = / (minus|less|voucher|coupon|discount|negative|deducted|credit applied) /
const settledPrice = / (voucher|coupon|discount) .*(paid|was|spent|cost) | minus (nothing|zero) /
const halves =
  / (half is mine|half mine|is mine|was mine|halfs mine|between us|between two|between the two|just my half|only half) |(?<! my) half of /

/** "lunch 20, half is mine", "coffee 4 twice", "45 minus a 5 voucher": the amount that was said is not what was paid, or not all. */
export function turnOf(entry: Entry, words: string, alone: boolean): Turn {
  const settled = entry.amount?.money.amountMinor !== Math.round((entry.amount?.money.count ?? 0) * 100)
  if (settled) return null
  if (halves.test(words)) return { by: 0.5 }
  if (alone && repeats.test(words)) return { by: 2 }
  return lessens.test(words) && !settledPrice.test(words) ? { by: 0 } : null
}

const commands = new Set(
  'undo delete remove cancel change show bump push set move call take times minus less instead reduced all mine twice page due stolen budget discount coupon make makes mark edit fix add put log record rather call can could would should if or not than then x half'.split(
    ' ',
  ),
)

/** "Undo the Last", "Instead", "All": no shop is called so; what looked like an entry was something else. */
export function isNoName({ merchant, category }: Entry): boolean {
  return merchant !== null && !category.known && commands.has((merchant.split(' ')[0] ?? '').toLowerCase())
}
