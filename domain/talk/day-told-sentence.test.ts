import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import { readDayTold } from '#domain/talk/day-told-sentence.ts'

const FRIDAY = day('2026-11-20')

test.each([
  ['The card I actually bought yesterday.', 'named', 'the card', '2026-11-19', true],
  ['the card I got on Monday', 'named', 'the card', '2026-11-16', false],
  ['the card I bought yesterday, not today', 'named', 'the card', '2026-11-19', true],
  ['no, the card yesterday', 'named', 'the card', '2026-11-19', true],
  ['I bought the card yesterday actually', 'bought', 'the card', '2026-11-19', true],
  ['I picked the shoes up on Monday', 'bought', 'the shoes', '2026-11-16', false],
  ['I actually paid rent on Tuesday', 'bought', 'rent', '2026-11-17', true],
  ['yesterday is when I got the shoes', 'bought', 'the shoes', '2026-11-19', false],
  ['we were at home depot on monday actually', 'bought', 'home depot', '2026-11-16', true],
  ['the shoes went through yesterday', 'moved', 'the shoes', '2026-11-19', false],
  ['gym came out monday', 'moved', 'gym', '2026-11-16', false],
  ['the gym hit my checking account on Monday', 'moved', 'the gym', '2026-11-16', false],
  ['the charge for the shoes posted on Monday', 'moved', 'the shoes', '2026-11-16', false],
  ["the rent didn't clear until yesterday", 'moved', 'the rent', '2026-11-19', false],
  ['I got charged for the shoes on tuesday', 'moved', 'the shoes', '2026-11-17', false],
  ['netflix charged me on the 15th', 'moved', 'netflix', '2026-11-15', false],
  ['that hit my account Monday', 'moved', null, '2026-11-16', false],
  ['it posted yesterday', 'moved', null, '2026-11-19', false],
  ['they charged me on tuesday', 'moved', null, '2026-11-17', false],
  ['my card got charged Monday', 'moved', null, '2026-11-16', false],
  ['my paycheck landed yesterday', 'cameIn', 'my paycheck', '2026-11-19', false],
  ['I sent the lunch money on Monday', 'bought', 'the lunch money', '2026-11-16', false],
  ['the hotel I paid on Tuesday already', 'named', 'the hotel', '2026-11-17', true],
  ['well, the Parkers paid it yesterday', 'cameIn', 'the parkers', '2026-11-19', false],
  ['Ana gave me that on Monday', 'cameIn', 'ana', '2026-11-16', false],
  ['put home depot on yesterday', 'moved', 'home depot', '2026-11-19', false],
  ['can you move the home depot one to Monday please', 'moved', 'the home depot one', '2026-11-16', false],
  ['put the lunch and the coffee on Tuesday', 'moved', 'the lunch and the coffee', '2026-11-17', false],
  ['set yesterday for the shoes', 'moved', 'the shoes', '2026-11-19', false],
])('%s tells when a thing was', (text, as, thing, told, isMarked) => {
  expect(readDayTold(text, FRIDAY)).toEqual({ as, thing, day: told, isMarked, isAll: false })
})

test('all that is talked of can be meant', () => {
  expect(readDayTold('they both went through on monday', FRIDAY)).toMatchObject({ thing: null, isAll: true })
})

test.each([
  'the card yesterday',
  'I bought shoes yesterday',
  'I bought another card yesterday',
  'did the gym come out on Monday',
  'the gym came out on Monday?',
  'the gym came out on Friday, 30',
  "the shoes didn't go through yesterday",
  'the shoes went through the wash yesterday',
  'the shoes will go through tomorrow',
  'the tickets are for saturday',
  'netflix is billed on the 15th',
  'I should have bought the card yesterday',
  'I posted it yesterday',
  'we went out on friday',
  'put that on the card yesterday',
  'log home depot yesterday',
  'the rent is due on friday',
])('%s tells of none', (text) => {
  expect(readDayTold(text, FRIDAY)).toBeNull()
})
