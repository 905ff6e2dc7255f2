import { describe, expect, test } from 'vitest'
import { brandLists } from '#domain/understanding/lexicon/brands.ts'
import { knownWord } from '#domain/understanding/lexicon/lexicon.ts'
import { thingLists } from '#domain/understanding/lexicon/things.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'
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

describe('a name that is a word of everyday talk too', () => {
  test.each([
    ['Clicks 120', 'Clicks'],
    ['40 at Clicks', 'Clicks'],
    ['paid Globe 999', 'Globe'],
    ['got the Bell bill for 80', 'Bell'],
    ['big basket 1200', 'BigBasket'],
  ])('%s names it', (text, name) => expect(told(text)).toContain(name))

  test.each([
    ['got Bell peppers for 3', 'Bell Peppers'],
    ['smart tv 400', 'Smart TV'],
    ['big basket of strawberries 8', 'Basket of Strawberries'],
    ['globe theatre tickets 40', 'Globe Theatre Tickets'],
  ])('%s does not', (text, name) => expect(told(text)).toContain(name))
})

describe('names and things of many countries', () => {
  const categories = toldAs(({ category }) => category)
  test.each([
    ['SM Hypermarket 900, Don Quijote 40, Java House 6, Kaufland 30', 'Food & Dining'],
    ['sukuma 20, cai png 5, room service 30, sinigang 12, kelewele 8', 'Food & Dining'],
    ['Yango 12, Renfe 40, filling station 50, habal habal 3', 'Transportation'],
    ['SaskEnergy 90, KPLC 500, gas cylinder 1100, Sydney Water 80', 'Bills'],
    ['Disney 8, Showmax 6', 'Entertainment'],
    ['ICA 40, spent 22 at Netto, Bilka 30, chotpoti 7, turkey crown 38, egg rolex 2', 'Food & Dining'],
    ['AT HOP 20, octopus add value 50, lime bike 3, Västtrafik 4, gave the cabbie 15', 'Transportation'],
    ['NEPA 80, kplc tokens 7, octopus energy 90, Talkmore 29', 'Bills'],
    ['spent 18 at dm, Elverys 55, Lindex 30', 'Shopping'],
  ])('%s', (text, category) => expect(new Set(categories(text))).toEqual(new Set([category])))
})

describe('a short name that means much else', () => {
  test.each([
    ['got a dm from Ana, lunch 12', 'dm'],
    ['salary 2300 netto', 'Netto'],
  ])('%s does not name it', (text, name) => expect(told(text)).not.toContain(name))
})

test.each(['1', '2', '11', '12', '99'])('the bare number %s is no name', (number) => {
  expect(knownWord(number)).toBeUndefined()
})

// One sees at once whether a word is in a list, and the engine is sent to the browser: words that begin alike pack well side by side.
test.each([...thingLists, ...brandLists])('the $price $category words stand in alphabetical order', ({ words }) => {
  const items = itemsOf(words).map((item) => item.replace('~', '').toLowerCase())
  expect(items).toEqual([...new Set(items)].sort())
})
