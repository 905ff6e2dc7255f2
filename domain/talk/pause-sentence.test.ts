import { expect, test } from 'vitest'
import { readPauseSentence } from '#domain/talk/pause-sentence.ts'

test.each([
  ['pause Netflix', { name: 'netflix', says: 'pause' }],
  ['can you pause my gym membership please', { name: 'gym', says: 'pause' }],
  ['and pause spotify too', { name: 'spotify', says: 'pause' }],
  ['mark spotify as paused', { name: 'spotify', says: 'pause' }],
  ['resume the gym', { name: 'gym', says: 'resume' }],
  ['bring the gym back', { name: 'gym', says: 'back' }],
  ['turn Netflix back on', { name: 'netflix', says: 'back' }],
  ['I just cancelled my Disney+ subscription', { name: 'disney+', says: 'ended' }],
  ['cancelled netflix after all', { name: 'netflix', says: 'ended' }],
  ['cancel hulu', { name: 'hulu', says: 'cancel' }],
  ['is the gym paused', { name: 'gym', says: 'ask' }],
  ['is netflix still active?', { name: 'netflix', says: 'ask' }],
])('"%s" is said of a subscription', (text, said) => expect(readPauseSentence(text)).toEqual(said))

test.each([
  'pause',
  'pause it',
  'mark it as paid',
  'netflix 15',
  'stop',
  'cancel that',
  'suspend my account',
  'is there anything active',
  'is my savings goal active',
  'I cancelled the coffee order',
])('"%s" is not', (text) => expect(readPauseSentence(text)).toBeNull())
