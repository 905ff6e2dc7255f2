import { expect, test } from 'vitest'
import { readPlanSentence } from '#domain/talk/plan-sentence.ts'

test.each([
  ['double it', { wants: 'scaled', factor: 2, of: null, kind: null }],
  ['ok, halve the food budget please', { wants: 'scaled', factor: 0.5, of: 'food', kind: 'budget' }],
  ['cut that in half', { wants: 'scaled', factor: 0.5, of: null, kind: null }],
  ['no, go back to 350', { wants: 'back', sum: '350' }],
  ['set it back to three hundred', { wants: 'back', sum: 'three hundred' }],
  ['put 100 in each', { wants: 'each', sum: '100' }],
  ['add 50 to both goals', { wants: 'each', sum: '50' }],
  ['move 50 from japan to the bike', { wants: 'moved', sum: '50', from: 'japan', to: 'bike' }],
  [
    'take 20 out of the bike goal and put it into the japan fund',
    { wants: 'moved', sum: '20', from: 'bike', to: 'japan' },
  ],
  ["I don't want the car anymore", { wants: 'dropped', name: 'car' }],
  ["we don't want to save for the car any more", { wants: 'dropped', name: 'car' }],
  ['we gave up on the bike goal', { wants: 'dropped', name: 'bike' }],
  ['rome 900 by april', { wants: 'another', name: 'rome', sum: '900', until: 'april' }],
  ['make the laptop deadline august', { wants: 'dated', name: 'laptop', until: 'august' }],
  ['actually skip rome', { wants: 'dropped', name: 'rome' }],
  ["I don't want it anymore", { wants: 'dropped', name: null }],
])('"%s" is an order about plans', (text, plan) => expect(readPlanSentence(text)).toEqual(plan))

test.each([
  'cut the coffee',
  'coffee 4',
  'I went back to the shop',
  "I don't want that",
  'put 20 on the meter',
  'move it to friday',
  'drop 50 on japan',
  'give Tom and Ann 20 each',
])('"%s" is none', (text) => expect(readPlanSentence(text)).toBeNull())
