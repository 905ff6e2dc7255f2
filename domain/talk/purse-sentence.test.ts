import { describe, expect, test } from 'vitest'
import { readLevelSentence, readPurseSentence } from '#domain/talk/purse-sentence.ts'

const account = { act: 'add', kind: 'account' }
const card = { act: 'add', kind: 'card' }

describe('a sentence about an account or a card', () => {
  test.each([
    [
      'add a savings account at Barclays ending 1234 with 500',
      { ...account, bank: 'Barclays', accountType: 'savings', digits: '1234', balance: '500' },
    ],
    [
      'Add my Chase checking account ending in 77 88 with a balance of twelve hundred.',
      { ...account, bank: 'Chase', accountType: 'checking', digits: '7788', balance: 'twelve hundred' },
    ],
    [
      'create a current account with HSBC',
      { ...account, bank: 'HSBC', accountType: 'current', digits: null, balance: null },
    ],
    [
      'add an Amex credit card ending 1009 owing 250 limit 5000',
      { ...card, bank: 'Amex', cardType: 'credit', digits: '1009', balance: '250', limit: '5000' },
    ],
    [
      'please add a debit card from Monzo ending 4242 with 80.50',
      { ...card, bank: 'Monzo', cardType: 'debit', digits: '4242', balance: '80.50', limit: null },
    ],
    ['remove my Barclays account', { act: 'remove', kind: 'account', bank: 'Barclays', digits: null }],
    ['delete the card ending 1009', { act: 'remove', kind: 'card', bank: null, digits: '1009' }],
    ['delete my account', { act: 'remove', kind: 'account', bank: null, digits: null }],
    ['remove the Amex card', { act: 'remove', kind: 'card', bank: 'Amex', digits: null }],
  ])('%s', (text, expected) => expect(readPurseSentence(text)).toEqual(expected))

  test.each([
    'coffee 4',
    'lunch 12 with my amex card',
    'delete the coffee',
    'how much is on my savings account',
    'add coffee 4',
    'birthday card 3.50',
    "delete the coffee, it's on my work card",
    'delete my account history from the face of the earth'.repeat(6),
  ])('%s is not one', (text) => expect(readPurseSentence(text)).toBeNull())
})

test.each([
  ['set my checking balance to 900', { isCash: false, sum: '900' }],
  ['my Chase account is at 1,200 now', { isCash: false, sum: '1,200' }],
  ['my cash is 120 now', { isCash: true, sum: '120' }],
  ['I have 80 in cash', { isCash: true, sum: '' }],
  ['my account fee is 12', null],
  ['my card was 5', null],
  ['my birthday card is 5', null],
  ['I got 20 in cash', null],
  ['lunch with cash 12', null],
  ['set my food budget to 300', null],
])('%s: what a balance is told to be', (text, level) => expect(readLevelSentence(text)).toEqual(level))
