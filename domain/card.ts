/** What a card may be (specification §3). */
export const cardTypes = ['credit', 'debit'] as const
export type CardType = (typeof cardTypes)[number]

const LAST_FOUR_MAX = 4

/** Digits only, at most four (specification §5). */
export function areLastDigits(text: string): boolean {
  return /^\d+$/.test(text) && text.length <= LAST_FOUR_MAX
}

/** Only a credit card has a limit (specification §5). */
export function mayHaveLimit(cardType: CardType): boolean {
  return cardType === 'credit'
}
