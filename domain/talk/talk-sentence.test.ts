import { expect, test } from 'vitest'
import { partsTold, readTalkSentence } from '#domain/talk/talk-sentence.ts'

const again = (thing: string | null, isUsual = false) => ({ means: 'again', thing, isUsual })
const share = (thing: string | null, parts: number) => ({ means: 'share', thing, parts })

test.each([
  ['same again', again(null)],
  ['Another one, please!', again(null)],
  ['copy the last one', again(null)],
  ['another coffee', again('coffee')],
  ['the usual coffee', again('coffee', true)],
  ['my usual', again(null, true)],
  ['another toll, same as before', again('toll')],
  ['and one more ice cream for my son, same price', again('ice cream')],
  ['same again for the energy drink', again('energy drink')],
  ['dryer again, same', { ...again('dryer'), isNamed: true }],
  ['went back for another pack, same price', { ...again('pack') }],
  ['another pair of rain boots, same price, for her sister', again('rain boots')],
  ['a second jar of the jam', again('jam')],
  ['I ended up getting another coffee', again('coffee')],
  ['had to buy another umbrella, the first one broke', again('umbrella')],
  ['then we ordered another one', again(null)],
  ['another beer, same price, with Tom', again('beer')],
  ['and one more for my coach', again(null)],
  ['ran out so I picked up another bottle', again('bottle')],
  ['grabbed another pack after work', again('pack')],
  ['two more bags of the rice, same price each', { ...again('rice'), times: 2 }],
  ['another lamp just like it for her brother, same price', again('lamp')],
  ['one more mug exactly like that one', again('mug')],
  ['got a second lamp identical to it, same price', again('lamp')],
  ["no bring it back, I'm keeping them", { means: 'back', thing: null }],
  ["put it back, we're staying", { means: 'back', thing: null }],
  ["my brother's going halves on the gift, so put just my half", share('gift', 2)],
  ['dinner was half mine', share('dinner', 2)],
  ['only half of the cab was me', share('cab', 2)],
  ['Tom chipped in half for the gift', share('gift', 2)],
  ['my partner and I went halves on dinner so cut it in half', share('dinner', 2)],
  ['Tom and I split the cab, halve it', share('cab', 2)],
  ['me and my sister shared the cake so only half is mine', share('cake', 2)],
  ['Ana went halves with me on the gift', share('gift', 2)],
  ['lunch was shared with Tom, put half', share('lunch', 2)],
  ['same for my wife', { ...again(null), isBare: true }],
  ['and the same yesterday', { ...again(null), isBare: true }],
  ['split it with Sam', share(null, 2)],
  ['split the lunch with Sam and Ana', share('lunch', 3)],
  ['shared with Tom so a third is mine', share(null, 3)],
  ['split with Tom and Ana so half is mine', share(null, 2)],
  ['it was with sam so half', share(null, 2)],
  ['the taxi was with sam and jo so just a third', share('taxi', 3)],
  ['split the dinner three ways', share('dinner', 3)],
  ['halve the groceries', share('groceries', 2)],
  ['split it between 3', share(null, 3)],
  ['split that between the three of us', share(null, 3)],
  ['half of it was paid by my dad', share(null, 2)],
  ['Ben pays me back half', share(null, 2)],
  ['split it between Tom and me', share(null, 2)],
  ['split it between me, Tom and Ana', share(null, 3)],
  ['the sandwich was with Nina and she paid half', share('sandwich', 2)],
  ['we went 50/50', share(null, 2)],
  ['split it', { ...share(null, 2), isUntold: true }],
  ['split it down the middle', share(null, 2)],
  ['my share is a quarter', share(null, 4)],
  ['insurance covers half', share(null, 2)],
  ['a third of it is mine', share(null, 3)],
  ['the drinks were split with Ana', share('drinks', 2)],
  ['we split it 50 50', share(null, 2)],
  ['I only paid half of it', share(null, 2)],
  ["half of the dinner was Sam's", share('dinner', 2)],
  ['we split it down the middle, so I only paid half', share(null, 2)],
  ['I share the netflix with my sister, we each pay half', share('netflix', 2)],
  ['split it with Kim and Ana, each a third', share(null, 3)],
  ['the taxi we split four ways', share('taxi', 4)],
  ['the wine we split three ways with Lena and Max, so a third of it is mine', share('wine', 3)],
  ['bring it back', { means: 'back', thing: null }],
  ['you know what, gloves back in', { means: 'back', thing: 'gloves' }],
  ['I said not delete', { means: 'back', thing: null }],
  ['no wait, keep it', { means: 'back', thing: null }],
  ['no wait I paid', { means: 'back', thing: null }],
  ['bring the monday one back', { means: 'back', thing: 'monday one' }],
  ['lunch was at Subway', { means: 'place', thing: 'lunch', from: 'at' }],
  ['at Costa', { means: 'place', thing: null, from: 'at' }],
  ['no, I meant the other one', { means: 'unsaid' }],
  ['make it the other one', { means: 'unsaid' }],
  ['delete the', { means: 'unsaid' }],
])('%j lives from the talk', (text, said) => {
  expect(readTalkSentence(text)).toEqual(said)
})

test.each([
  'coffee 4',
  'another coffee 4.50',
  'split 60 with Sam',
  'split the bill with friends',
  'shared with Tom so I owe 5',
  "shared with Tom so a third is Tom's",
  'delete the coffee',
  'undo',
  'undo that',
  'delete that',
  'change this',
  'same as 20 yesterday',
  'what did I spend at Costa',
  'half of it was paid by card',
  'we split it three ways, so I only paid half',
  'I share the netflix with two friends of mine, we each pay half',
  'split it two ways with Kim, Ana and Jo',
  'I split the dinner with Kim, but she has not paid',
  'the dinner we should split',
  "I'm back in town",
  'half of the rent was paid by mistake',
  'same',
  'another coffee for 5.20',
])('%j says all by itself', (text) => {
  expect(readTalkSentence(text)).toBeNull()
})

test.each([
  ['pizza 32 for the four of us', 4],
  ['dinner with Ana and Tom 60', 3],
  ['dinner with my mom 60', 2],
  ['dinner 60', null],
  ['coffee with milk 6', null],
  ['dinner with my kids 60', null],
])('%j is among so many', (telling, parts) => {
  expect(partsTold(telling)).toBe(parts)
})

/** A pattern that tried every way to part the repetitions would not come back. */
test.each([', so', ', and', ', so that'])('"%s" over and over is answered', (again) => {
  for (const lead of ['we split it', 'halve it', 'I split it with Kim'])
    expect(readTalkSentence(`${lead}${again.repeat(40)} x`)).toBeNull()
})
