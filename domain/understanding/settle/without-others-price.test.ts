import { describe, expect, it } from 'vitest'
import { day } from '#domain/calendar.ts'
import { understand } from '#domain/understanding/understand.ts'

/** What is written of a sentence: each sum with its merchant. */
function written(text: string): string[] {
  const { frames } = understand(text, { today: day('2026-11-24') })
  return frames.map((frame) =>
    frame.intent === 'add' ? `${frame.transaction.merchant} ${frame.transaction.amountMinor}` : frame.intent,
  )
}

describe('a price that was never paid by oneself', () => {
  it.each([
    ['screws 18 they had the drill for 149 but I only looked and parking 3', ['Screws 1800', 'Parking 300']],
    ['lunch 9, the lamp was 149 but I left it there', ['Lunch 900']],
    ['the dress is 800 my sister is paying it I only paid the shoes 55', ['Shoes 5500']],
    ['coffee 4 and she had the soup 5 but she paid for hers, taxi 12', ['Coffee 400', 'Taxi 1200']],
    ['wings 26 my buddy brought the drinks he spent like forty and ice cream 7', ['Wings 2600', 'Ice Cream 700']],
    ['everybody chipped in 50 for a gift I put my 50 and coffee 4', ['Gift 5000', 'Coffee 400']],
  ])('is silent in "%s"', (text, entries) => {
    expect(written(text)).toEqual(entries)
  })

  it.each([
    ['lunch 9, they had the drill for 149 so I got it', ['Lunch 900', 'Drill 14900']],
    ['the umbrella was 12 but I left it on the bus, lunch 9', ['Umbrella 1200', 'Lunch 900']],
    ['coffee 4 but she paid for hers, lunch 12', ['Coffee 400', 'Lunch 1200']],
  ])('is told in "%s"', (text, entries) => {
    expect(written(text)).toEqual(entries)
  })
})
