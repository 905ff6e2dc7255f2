import { expect, test } from 'vitest'
import { readFollowSentence } from '#domain/talk/follow-sentence.ts'

test.each([
  ['and now', { follows: 'again', isLeft: false }],
  ['How about now?', { follows: 'again', isLeft: false }],
  ['so how does it look now', { follows: 'again', isLeft: false }],
  ['and now how much is left?', { follows: 'again', isLeft: true }],
  ['by how much', { follows: 'again', isLeft: true }],
  ['how much of that is gone', { follows: 'again', isLeft: true }],
  ['what percent is used', { follows: 'again', isLeft: true }],
  ['how much a week is that', { follows: 'per', words: 'a week' }],
  ['how much are they a month', { follows: 'per', words: 'a month' }],
  ['and yesterday?', { follows: 'anew', words: 'yesterday', lead: 'thing' }],
  ['what about the whole week', { follows: 'anew', words: 'the whole week', lead: 'asked' }],
  ['and for transport', { follows: 'anew', words: 'transport', lead: 'thing' }],
  ['only food', { follows: 'anew', words: 'food', lead: 'only' }],
  ['so what is it for today now', { follows: 'anew', words: 'today', lead: 'period' }],
  ['how much of that was Uber', { follows: 'anew', words: 'uber', lead: 'part' }],
  ['and how much did I spend', { follows: 'beside' }],
  ['how much is that', { follows: 'sum', isAll: false }],
  ['what does that come to', { follows: 'sum', isAll: false }],
  ["and what's the total now", { follows: 'sum', isAll: true }],
  ['per day so far', { follows: 'per', words: 'per day' }],
  ['per day', { follows: 'per', words: 'per day' }],
  ['why so much?', { follows: 'why', thing: null }],
  ['why so much on shopping', { follows: 'why', thing: 'shopping' }],
  ['how often', { follows: 'count' }],
  ['and by shop', { follows: 'who' }],
  ['where did it come from', { follows: 'who' }],
  ['and income', { follows: 'kind', kind: 'income' }],
  ['ok and all of it together', { follows: 'whole' }],
  ['in total', { follows: 'whole', isEver: true }],
  ['what did I spend it on', { follows: 'which' }],
  ['is that everything', { follows: 'all', isOfKind: false }],
  ['anything else?', { follows: 'all', isOfKind: false }],
  ['are those all bills', { follows: 'all', isOfKind: true }],
  ['and the one before', { follows: 'previous' }],
  ['of that, how much was food', { follows: 'anew', words: 'food', lead: 'part' }],
  ['did I pay it last month', { follows: 'ofIt' }],
  ['and without the rent', { follows: 'without', thing: 'rent' }],
  ['and the rest', { follows: 'without', thing: null }],
  ['which ones', { follows: 'which' }],
  ['when was that', { follows: 'when' }],
])('%s goes on with what was asked before', (text, follow) => {
  expect(readFollowSentence(text)).toEqual(follow)
})

test.each([
  'coffee 4',
  'and a coffee 4',
  'lunch',
  'how much did I spend today',
  'how much is left',
  'that is everything',
  'the day before',
  'what did I buy yesterday',
  'undo',
  'thanks',
])('%s does not', (text) => {
  expect(readFollowSentence(text)).toBeNull()
})
