import { expect, test } from 'vitest'
import { readAskSentence } from '#domain/ask-sentence.ts'

test.each([
  ['when did I last buy coffee?', { asks: 'last_time', about: 'coffee' }],
  ['When was my last haircut', { asks: 'last_time', about: 'haircut' }],
  ['when was the last time I went to Tesco', { asks: 'last_time', about: 'tesco' }],
  ['how many coffees did I buy last week', { asks: 'count' }],
  ['how often did I go to Starbucks', { asks: 'count' }],
  ['how much do I spend per day on average?', { asks: 'daily' }],
  ["what's my daily average", { asks: 'daily' }],
  ['where does my money go', { asks: 'breakdown' }],
  ['show me a breakdown by category', { asks: 'breakdown' }],
  ['how much did I spend by category last month', { asks: 'breakdown' }],
  ['food breakdown this month', { asks: 'breakdown' }],
  ['my biggest spending category', { asks: 'breakdown' }],
  ['average daily spending last month', { asks: 'daily' }],
  ['what did I spend the most on last month', { asks: 'breakdown' }],
  ['did I spend more this month than last month', { asks: 'comparison', unit: 'month' }],
  ['compare this week to last week', { asks: 'comparison', unit: 'week' }],
  ['how am I doing?', { asks: 'standing' }],
  ['can I afford 200 for shoes', { asks: 'room', about: '200 for shoes' }],
  ['what can I afford', { asks: 'room', about: null }],
  ['how much can I still spend on dining', { asks: 'room', about: 'on dining' }],
  ['when is my next bill', { asks: 'bills' }],
  ['what do I pay every month', { asks: 'bills' }],
])('%j asks for %j', (text, asked) => {
  expect(readAskSentence(text)).toEqual(asked)
})

test.each([
  'coffee 4',
  'how much on food this month',
  'how are my budgets',
  'what did I spend yesterday',
  'last time lunch was 12',
  'breakdown cover 80',
  'paid 80 for breakdown cover',
  'daily spending 12 on coffee',
  'undo',
  '',
])('%j is none of these', (text) => {
  expect(readAskSentence(text)).toBeNull()
})
