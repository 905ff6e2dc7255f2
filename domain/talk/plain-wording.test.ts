import { expect, test } from 'vitest'
import { plainWording, tellsPartOnly } from '#domain/talk/plain-wording.ts'

test.each([
  ["what'd we put down for the plumber", 'what did we put down for the plumber'],
  ["what've you got for the vet", 'what have you got for the vet'],
  ['no, the other one was 30. cheese stays at 12', 'no, the other one was 30. the cheese was 12'],
  ['no, the rug was 90, the towels stay at 18', 'no, the rug was 90, the towels was 18'],
  ['the rug was 90, leave the lamp at 40', 'the rug was 90, the lamp was 40'],
  ['the rug was 90 and the lamp is still at 40', 'the rug was 90 and the lamp was 40'],
  ['oh, the man gave us a small discount, it came to 85', 'oh, it was 85'],
  ['the seller gave me discount o, it is one hundred and twenty', 'it was one hundred and twenty'],
  ['I got a staff discount so 31.50', 'it was 31.50'],
  ["the hay's from Tuesday, I just forgot to mention it", 'the hay was Tuesday'],
  ["my haircut was on Sunday, I'm only telling you now", 'my haircut was on Sunday'],
  ['toothpaste 4 yesterday, forgot to log it', 'toothpaste 4 yesterday'],
  ['most of that was wood. then screws at Lowes, 6.20', 'then screws at Lowes, 6.20'],
  ['it was mostly snacks, and gas 30', 'and gas 30'],
  ['6.75 for the burger, forgot the bacon was extra', '6.75 for the burger, I forgot tax'],
  ['take the second pair back out', 'take the second pair out'],
])('%s', (text, plain) => {
  expect(plainWording(text)).toBe(plain)
})

test.each([
  'hotel stay 120',
  'we stay at 5 star hotels',
  'keep it at 13',
  'keep groceries under 300',
  'leave work at 5',
  'the cake is still 40',
  'we got a good deal on a couch, 300',
  'I got the lunch deal, 12',
  'I forgot to tell you',
  'I forgot to mention the parking, 6',
  "my bread's from Tesco",
  'most of that was mine',
  'most of that was wood',
  'that was mostly vegetables so groceries',
  'forgot the tax was extra',
  'delete the second box of cereal',
  'take me back out',
  'the second box was 10',
  "what's the rent",
])('%s stays as it is', (text) => {
  expect(plainWording(text)).toBe(text)
})

test.each([
  ['most of that was paint', true],
  ['that was mostly vegetables', false],
  ['half of that was paint', false],
  ['most of that was mine', false],
  ['that was mostly vegetables so groceries', false],
  ['most of that was paint, 20', false],
])('%s tells only a part: %s', (text, expected) => {
  expect(tellsPartOnly(text)).toBe(expected)
})
