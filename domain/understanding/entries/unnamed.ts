/** What an entry is called for which nothing was named. */
export const unnamed = { spend: 'Purchase', income: 'Income' } as const
