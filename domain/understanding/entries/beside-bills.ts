import type { TransactionCategory } from '#domain/category.ts'
import type { Part } from '#domain/understanding/reading.ts'

/** "Electricity 72. Gas 39. Water 44.": told in sentences of their own, gas and water are bills beside a bill, as they are in one breath. */
export function besideBills(part: Part): Part {
  const names = part.frames.flatMap((frame) =>
    frame.intent === 'add' ? [frame.transaction.merchant.toLowerCase()] : [],
  )
  const isBeside = (merchant: string | null): boolean =>
    eitherWay.test(merchant ?? '') && names.some((name) => utility.test(name))
  const placed = <Told extends { merchant: string | null; category: TransactionCategory | null }>(told: Told): Told =>
    isBeside(told.merchant) ? { ...told, category: 'Bills' } : told
  return {
    ...part,
    frames: part.frames.map((frame) =>
      frame.intent === 'add' ? { ...frame, transaction: placed(frame.transaction) } : frame,
    ),
    drafts: part.drafts.map(placed),
  }
}
const eitherWay = /^(?:gas|water)$/i
const utility = /^(?:electric|electricity|heating|sewer|sewage|trash|water bill|gas bill)(?: bill)?$/
