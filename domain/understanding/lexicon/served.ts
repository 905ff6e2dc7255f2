import type { TransactionCategory } from '#domain/category.ts'

/** Who serves one, and the words for what one owes them: at all of these a tip is left. */
export const services =
  /^(?:bill|tab|check|haircut|barber|salon|nails|manicure|pedicure|massage|facial|cab|taxi|uber|lyft|delivery|movers|valet|groomer|tattoo|diner|restaurant|plumber|electrician|handyman|locksmith|cleaner|gardener|babysitter|hairdresser|spa)$/
/** Food that is carried home from a shelf. */
export const stocked = /grocer|supermarket|costco|kroger|safeway|tesco|aldi|lidl|trader|whole foods|walmart/

const goods: ReadonlySet<TransactionCategory> = new Set(['Shopping', 'Bills', 'Education', 'Income'])

/** Whether one is served what an entry is for, so that a tip told of nothing may be its; null: it may be, or not. */
export function isServedThing({
  merchant,
  category,
}: {
  merchant: string
  category: TransactionCategory
}): boolean | null {
  const name = merchant.toLowerCase()
  const isService = name.split(' ').some((word) => word !== 'bill' && services.test(word))
  if (isService || (category === 'Food & Dining' && !stocked.test(name))) return true
  return goods.has(category) ? false : null
}
