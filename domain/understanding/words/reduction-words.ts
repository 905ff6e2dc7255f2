import { wordSet } from '#domain/understanding/words/word-set.ts'

/** What takes something off a price. */
export const coupons = ['coupon', 'voucher', 'discount'] as const

/** Words of one meaning, each to stand in a pattern, which says where a plural may. */
export const coupon = `(?:${coupons.join('|')})`
export const promo = '(?:promo code|promo)'
export const points = '(?:points|rewards|miles)'
/** What pays at one shop alone. */
export const giftCard = '(?:gift card|gift certificate)'
export const storeCredit = '(?:store credit|credit|rebate)'

/** What makes a price less than it was. */
export const reductionWords = wordSet(`
  ${coupons.join(' ')} code deal promo rebate credit offer sale clearance discounted reduced marked off less
`)
