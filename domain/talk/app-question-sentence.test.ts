import { expect, test } from 'vitest'
import { readAppQuestion } from '#domain/talk/app-question-sentence.ts'

test.each([
  ['do you listen all the time?', 'listening'],
  ['are you always recording me', 'listening'],
  ['who can see my data', 'private'],
  ['do you sell my data?', 'private'],
  ['is this secure', 'private'],
  ['where is my data stored', 'private'],
  ['is it free', 'price'],
  ['what does pro cost', 'price'],
  ['do I have to pay for this', 'price'],
  ['do I have to talk or can I type', 'typing'],
  ['can I use it offline', 'offline'],
  ['does it work without internet', 'offline'],
  ['do you speak German', 'languages'],
  ['can I talk to you in another language', 'languages'],
  ['is there a widget', 'devices'],
  ['does it work on my phone', 'devices'],
  ['can you connect to my bank', 'banks'],
  ['can my wife use it too', 'others'],
  ['how do I delete everything', 'closing'],
  ['I want to delete my account', 'closing'],
  ['how do I change my password', 'account'],
  ['is there a dark mode', 'looks'],
  ['can I take a photo of a receipt', 'pictures'],
  ['can I trust you', 'trust'],
  ['can I get a refund', 'refund'],
  ['so what is this', 'start'],
  ['ok first time here', 'start'],
  ['how do you know what category something is', 'sorting'],
  ['can I see a graph', 'charts'],
  ['can you text me when I go over', 'notices'],
  ['how many things can I log a day', 'limits'],
  ['what happens if I say it wrong', 'trust'],
])('%s', (text, question) => {
  expect(readAppQuestion(text)).toBe(question)
})

test.each([
  'delete everything',
  'where does my money go',
  'is that right',
  'can I afford a phone',
  'can my wife pay for the lunch',
  'do I have to pay rent',
  'how much is Netflix',
  'is rent shared',
  'who paid for the tickets',
  'free parking',
  'new here, coffee 4',
  'what is that',
  'what happens if I go over',
  'phone 200',
  'refund of 15 from Zara',
  'can you read my last entry',
])('%s: nothing that is asked of the app', (text) => {
  expect(readAppQuestion(text)).toBeNull()
})
