import type { FakeService } from '#tests/support/fake-service.ts'

/** A bank of Plaid with an account, a card, and another account in euros. */
export const institution = { institution_id: 'ins_1', name: 'First Platypus', country_codes: ['US'] }

export const money = (current: number, currency = 'USD') => ({
  current,
  available: null,
  limit: null,
  iso_currency_code: currency,
})

export const checking = {
  account_id: 'a1',
  name: 'Plaid Checking',
  mask: '1234',
  type: 'depository',
  subtype: 'checking',
  balances: money(110.5),
}

export const creditCard = {
  account_id: 'a2',
  name: 'Card',
  mask: '3333',
  type: 'credit',
  subtype: 'credit card',
  balances: { ...money(410), limit: 2000 },
}

export const euros = {
  account_id: 'a3',
  name: 'Euro',
  mask: '1',
  type: 'depository',
  subtype: 'savings',
  balances: money(9, 'EUR'),
}

export const lunch = {
  transaction_id: 't1',
  account_id: 'a1',
  amount: 12.5,
  iso_currency_code: 'USD',
  date: '2026-11-18',
  name: 'PLATYPUS LUNCH',
  merchant_name: 'Platypus Lunch',
  pending: true,
  personal_finance_category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_RESTAURANT' },
}

export const pay = {
  ...lunch,
  transaction_id: 't2',
  amount: -2000,
  merchant_name: null,
  name: 'Payroll',
  pending: false,
}

/** One answer of `/transactions/sync`. */
export function page(given: {
  added?: unknown[]
  modified?: unknown[]
  removed?: string[]
  next_cursor: string
  has_more?: boolean
}) {
  const { removed = [], ...rest } = given
  return {
    added: [],
    modified: [],
    has_more: false,
    ...rest,
    removed: removed.map((transaction_id) => ({ transaction_id })),
  }
}

/** What `/link/token/get` says of a person who linked a bank. */
export const finished = {
  link_sessions: [
    { results: { item_add_results: [{ public_token: 'public-1', institution: { name: 'First Platypus' } }] } },
  ],
}

/** Lets the fake answer as Plaid does when everything goes well. */
export function answerWell(plaid: FakeService): void {
  plaid.answer('/institutions/get_by_id', { json: { institution } })
  plaid.answer('/link/token/create', {
    json: { link_token: 'link-1', hosted_link_url: 'https://secure.plaid.com/hl/1', expiration: 'x', request_id: 'r' },
  })
  plaid.answer('/link/token/get', { json: finished })
  plaid.answer('/item/public_token/exchange', {
    json: { access_token: 'access-1', item_id: 'item-1', request_id: 'r' },
  })
  plaid.answer('/accounts/get', { json: { accounts: [checking, creditCard, euros] } })
  plaid.answer('/transactions/sync', { json: page({ added: [lunch], next_cursor: 'c1' }) })
  plaid.answer('/item/remove', { json: { request_id: 'r' } })
}
