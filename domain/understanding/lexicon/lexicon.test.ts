import { describe, expect, test } from 'vitest'
import { toldAs } from '#tests/support/told.ts'

const told = toldAs(({ merchant }) => merchant)

describe('a name that is also a short form of two words', () => {
  test.each(["she'll pay me 20 back", 'she’ll want 20 for it', "she'd take 20"])('%j names no shop', (text) => {
    expect(told(text)).not.toContain('Shell')
  })

  test.each(['shell 40', "40 at Shell's", 'fuel 40 at the shell'])('%j names the shop', (text) => {
    expect(told(text)).toContain('Shell')
  })
})
