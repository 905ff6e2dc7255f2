/** What a bank account may be; the forms of specification §3 offer checking and savings, the manual link also current. */
export const accountTypes = ['checking', 'savings', 'current'] as const
export type AccountType = (typeof accountTypes)[number]

/** Characters of a masked account number at most (specification §9). */
export const MASKED_NUMBER_MAX = 8
