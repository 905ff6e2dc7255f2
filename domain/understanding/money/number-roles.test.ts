import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

function amounts(text: string): number[] {
  const { frames } = understand(text, { today: day('2026-11-20') })
  return frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction.amountMinor] : []))
}

describe('numbers beside the amount', () => {
  it.each([
    ['dinner at 7 for 45', [4500]],
    ['at 7 dinner 45', [4500]],
    ['woke up at 6 and bought coffee for 4', [400]],
    ['paid 50 of the 200 I owed', [5000]],
    ['covered 20 of the 60 bill', [2000]],
    ['the 20 dollar shirt was on sale for 15', [1500]],
    ['I paid 20 for 3 beers', [2000]],
    ['bought a 2019 Honda for 8500', [850_000]],
    ['4k tv 500', [50_000]],
    ['500 ml juice 3', [300]],
    ['gas 45 at 3.59 a gallon', [4500]],
    ['hotel 3 nights 120 a night', [36_000]],
    ['uber 15 plus 20% tip', [1800]],
    ['bought 24 more soaps for 8', [800]],
    ['bought 24 more soaps', []],
    ['spent 24 more on soap', [2400]],
    ['tip 20 percent on 50', [1000]],
    ['I am 30 and bought a cake for 40', [4000]],
  ])('"%s"', (text, wanted) => {
    expect(amounts(text)).toEqual(wanted)
  })
})
