import { describe, expect, it } from 'vitest'
import { readNumber } from '#domain/understanding/words/read-number.ts'
import { tokenise } from '#domain/understanding/words/token.ts'

function numberIn(text: string): number | undefined {
  return readNumber(tokenise(text), 0)?.value
}

describe('readNumber', () => {
  it.each([
    ['seven', 7],
    ['forty-two', 42],
    ['twelve fifty', 12.5],
    ['two oh five', 2.05],
    ['12 fifty', 12.5],
    ['80 eighty', 80],
    ['fifty 50', 50],
    ['nineteen ninety nine', 19.99],
    ['five hundred', 500],
    ['a hundred and twenty', 120],
    ['fifteen hundred', 1500],
    ['two hundred eleven eighteen', 211.18],
    ['one twenty five fifty', 125.5],
    ['two grand', 2000],
    ['half a grand', 500],
    ['two and a half grand', 2500],
    ['one point five k', 1500],
    ['four point nine nine', 4.99],
    ['1.2k', 1200],
    ['1,299.99', 1299.99],
    ['12,50', 12.5],
    ['1.299,00', 1299],
    ['three thousand two hundred', 3200],
    ['two and a half', 2.5],
    ['2 1/2', 2.5],
    ['one hundred and three quarters', 100.75],
    ['three quarters of a million', 750_000],
    ['two thirds of a million', 666_666.667],
    ['1/2 million', 500_000],
    ['1MM', 1_000_000],
    ['three thousand million', 3_000_000_000],
    ['one crore twenty lakh', 12_000_000],
    ['1 thousand 2 hundred', 1200],
    ['18 thousand 500', 18_500],
    ['two dozen', 24],
    ['1 234 567', 1_234_567],
    ['point five million', 500_000],
  ])('reads "%s"', (text, value) => {
    expect(numberIn(text)).toBe(value)
  })

  it('keeps the second reading of a pair', () => {
    expect(readNumber(tokenise('twelve fifty'), 0)?.high).toBe(1250)
    expect(readNumber(tokenise('forty two'), 0)?.high).toBeNull()
  })

  it('does not join numbers that an "and" lists', () => {
    expect(numberIn('five and ten')).toBe(5)
  })

  it('leaves other words alone', () => {
    expect(numberIn('lunch')).toBeUndefined()
    expect(numberIn('and')).toBeUndefined()
  })
})
