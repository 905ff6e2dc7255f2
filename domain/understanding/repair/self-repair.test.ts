import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function amounts(text: string): number[] {
  const { frames } = understand(text, { today: day('2026-11-20') })
  return frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction.amountMinor] : []))
}

describe('what people take back while they speak', () => {
  it.each([
    ['lunch twelve, no, fourteen', [1400]],
    ['lunch twelve no fourteen', [1400]],
    ['lunch 12 sorry I mean 14', [1400]],
    ['lunch 12, make that 14', [1400]],
    ['lunch 12 scratch that 14', [1400]],
    ['lunch 12, wait, 14', [1400]],
    ['lunch 14 not 12', [1400]],
    ['coffee three no four no five', [500]],
    ['coffee 4, lunch 12, no, 14, and parking 6', [400, 1400, 600]],
    ['coffee 4, lunch 12, scratch that', [400]],
    ['coffee 4, lunch 12, scratch the coffee', [1200]],
    ["taxi 20, actually no don't", []],
    ['forty uh forty two on gas', [4200]],
    ['half of 37, no wait, 90 for pizza', [4500]],
    ['2 x 37, no wait 4.99 socks', [998]],
    ['dry cleaning 37, er, 22 on my way home', [2200]],
    ['coffee 4, er, 12 for lunch', [400, 1200]],
    ['coffee 4, wait, 12 for lunch', [400, 1200]],
    ['half of 37 for pizza, no wait, 90', [4500]],
    ['two coffees at 37 each, make that 3.75', [750]],
    ['ten for parking sorry twelve for parking', [1200]],
    ['refund of 37, 24.99 I mean from Amazon', [2499]],
    ['spent 37? no, 64 at Costco', [6400]],
    ['two tickets at 14.50, that is, 14.50 each', [2900]],
    ['not 37, 14 for lunch', [1400]],
    ['3 rides at 2.75 not 37 each', [825]],
    ['sneakers 37, no not 37, 85', [8500]],
    ['coffee 4, not 5, lunch 12', [400, 1200]],
    ['refund of 39.90, 39.90 from ASOS', [3990]],
  ])('"%s"', (text, wanted) => {
    expect(amounts(text)).toEqual(wanted)
  })

  it('strikes the words that were replaced', () => {
    const text = 'coffee four, lunch twelve, no, fourteen'
    const understood = understand(text, { today: day('2026-11-20') })
    expect(understood.strikes.map((span) => text.slice(span.start, span.end))).toEqual(['twelve'])
    expect(understood.drafts.map((draft) => [draft.merchant, draft.amountMinor, draft.correctedFromMinor])).toEqual([
      ['Coffee', 400, null],
      ['Lunch', 1400, 1200],
    ])
  })

  it.each(['no', 'sorry', 'wait', 'or rather'])('replaces a shop as well as an amount, after "%s"', (marker) => {
    const { frames } = understand(`lunch at Subway, ${marker}, Joe's Diner, 12`, { today: day('2026-11-20') })
    expect(frames).toMatchObject([{ intent: 'add', transaction: { merchant: "Joe's Diner", amountMinor: 1200 } }])
  })
})
