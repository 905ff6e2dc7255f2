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
  ["both were on Monday, I'm way behind", 'both were on Monday'],
  ["it was yesterday, sorry, I'm behind on my receipts", 'it was yesterday'],
  ["make it 5, I'm terrible at this", 'make it 5'],
  ["it was 7.50, I'm exhausted", 'it was 7.50'],
  ["call it sixty, I'd forgotten the second ten", 'call it sixty, I forgot the second ten'],
  ["bought a scarf for Ruth, 18, she hasn't paid me yet", 'bought a scarf for Ruth, 18'],
  ['paid for the tickets, 40, Jo still has not paid me back', 'paid for the tickets, 40'],
  ['curry delivered, 27', 'curry 27'],
  ['we got groceries delivered for sixty', 'we got groceries sixty'],
  ['power was 90, my share is a third', 'power was 90, split three ways'],
  [
    'the vet was 240 but insurance took 200 of it, so I paid 40',
    'the vet was 240 but insurance covered 200 of it, so I paid 40',
  ],
  ['shop one paid me 90, shop two paid me 80', 'first shop paid me 90, second shop paid me 80'],
  ["sales minus those two, what's left", 'sales minus expenses, how much is left'],
])('%s', (text, plain) => {
  expect(plainWording(text)).toBe(plain)
})

test.each([
  "it was 5, I'm sure",
  "make it 5, I'm paying for Sam too",
  "rent 900, I'm behind on rent",
  "I'm behind",
  "I've forgotten it",
  "sold a chair for 40, she hasn't paid me yet",
  "got a gig for 200, they haven't paid me yet",
  "they ordered a cake, 60, she hasn't paid me yet",
  "bought lunch, she hasn't been paid yet",
  'Tom delivered 30',
  'I delivered 40',
  'milk delivered 2 days ago',
  'they delivered the sofa, 700',
  'my share is a third',
  'rent 1500, my share is half, so 750',
  'insurance took 200 from my account',
  'room one 50, room two 60',
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
