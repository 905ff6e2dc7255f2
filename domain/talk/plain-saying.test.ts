import { expect, test } from 'vitest'
import { plainSaying } from '#domain/talk/plain-saying.ts'

const plain = (text: string) => plainSaying(text).replace(/\s+/g, ' ').trim()

test.each([
  ['No. Eighteen.', 'No, Eighteen'],
  ['um, make that 15', 'make that 15'],
  ['hey Penny, uh, undo', 'undo'],
  ['okay so the lunch was 14', 'the lunch was 14'],
  ['no, groceries please', 'no, groceries'],
  ['Delete the coffee, please.', 'Delete the coffee'],
  ['undo that, Penny', 'undo that'],
  ["ok fine it was 6 don't judge me", 'ok it was 6'],
  ['okay, fine, they were 12', 'okay, , they were 12'],
  ["I went over last month, didn't I?", 'I went over last month'],
  ['all of that was yesterday by the way', 'all of that was yesterday'],
  ['put it under other, would you', 'put it under other'],
  ["yeah I know don't judge. also cigarettes 9", 'also cigarettes 9'],
  ['I know a place. coffee 4', 'I know a place. coffee 4'],
  ['Fair enough haha. And lunch was how much?', 'And lunch was how much?'],
  ['oh makes sense. taxi 9', 'taxi 9'],
  ['good point about the. coffee 4', 'good point about the. coffee 4'],
  ['jacket 200, do not tell my wife', 'jacket 200'],
  ['nvm delete the coffee', 'never mind, delete the coffee'],
  ['never mind the change', 'never mind the change'],
])('%s', (text, said) => {
  expect(plain(text)).toBe(said)
})

test.each([
  'please',
  'Penny',
  'um',
  'so my part is 28',
  'okay',
  'coffee 4.50',
  'Wat Pho 8',
  'umbrella 12',
  'penny stocks 50',
  'parking fine 60',
  'a fine, 60',
  'ok fine was 60',
  'fine 40 for speeding',
  "don't judge me",
])('%s stays as it is', (text) => expect(plainSaying(text)).toBe(text))

test('a long run of spaces takes no long time', () => {
  const spaces = ' '.repeat(200_000)
  expect(plainSaying(`coffee${spaces}4`)).toBe(`coffee${spaces}4`)
})

test.each([
  ['delete it it got charged to work', 'delete it, it got charged to work'],
  ["nah undo that the filter wasn't needed", "nah undo that, the filter wasn't needed"],
  ['other way round phone 55 internet 45', 'other way round, phone 55 internet 45'],
  ['she stayed an hour longer add 12 to that', 'she stayed an hour longer, add 12 to that'],
  ['no fries delete those', 'no fries, delete those'],
  ['i swapped them lunch was 30', 'i swapped them, lunch was 30'],
  ['it did go on my card bring it back', 'it did go on my card, bring it back'],
  ['delete the monday one the school reimbursed it', 'delete the monday one, the school reimbursed it'],
  ['no not the bus the train', 'no not the bus, the train'],
  ['no not that the aldi', 'no not that, the aldi'],
  ['no not sunday saturday it was', 'no not sunday, saturday it was'],
])('%s is said with a pause', (text, plain) => expect(plainSaying(text)).toBe(plain))

test.each([
  'delete that coffee I had',
  'undo that and add 12 for lunch',
  "don't delete it I need it",
  'I want to delete it',
  'did you delete it',
  'please delete it',
  'put 12 on it',
  'delete the coffee one from monday',
  'not the bus',
  'not sunday',
])('%s stays as it is', (text) => expect(plainSaying(text)).toBe(text))

test('a call and nothing else is a greeting', () => {
  expect(plainSaying('hey Penny, um, hey Penny please')).toBe('hey Penny')
})

test.each([
  ['in dollars it was 4.40', 'it was 4.40 dollars'],
  ['teh muffin was 2.5', 'the muffin was 2.5'],
  ['acutally remov it', 'actually remove it'],
  ['the otter was 12', 'the otter was 12'],
])('%s is %s: what a thumb mistyped, or said in front', (text, plain) => expect(plainSaying(text)).toBe(plain))

test('a loose word in a request is left out', () => {
  expect(plainSaying('can you like put it under food')).toBe('can you put it under food')
  expect(plainSaying('I like food')).toBe('I like food')
})
