/** Colour tokens an entry may carry; anything else is drawn as accent (specification §3). */
export const colors = ['success', 'warning', 'destructive', 'info', 'accent', 'muted'] as const
export type Color = (typeof colors)[number]

/** The categories of a transaction with their colours (specification §3, ruling 35). */
export const transactionCategoryColors = {
  'Food & Dining': 'destructive',
  Transportation: 'warning',
  Shopping: 'info',
  Entertainment: 'accent',
  Income: 'success',
  Bills: 'muted',
  Healthcare: 'info',
  Education: 'info',
  Travel: 'info',
  Other: 'info',
} as const satisfies Record<string, Color>

export type TransactionCategory = keyof typeof transactionCategoryColors
export const transactionCategories = Object.keys(transactionCategoryColors) as [
  TransactionCategory,
  ...TransactionCategory[],
]

export function isTransactionCategory(value: string): value is TransactionCategory {
  return Object.hasOwn(transactionCategoryColors, value)
}

export function categoryColor(category: TransactionCategory): Color {
  return transactionCategoryColors[category]
}

/** The categories of a budget, in the order they are offered (specification §9). */
export const budgetCategories = [
  'Food & Dining',
  'Transportation',
  'Shopping',
  'Entertainment',
  'Utilities',
  'Healthcare',
  'Education',
  'Travel',
  'Other',
] as const
export type BudgetCategory = (typeof budgetCategories)[number]

/** The budget that a transaction counts towards; the Utilities budget counts Bills, income counts nowhere (ruling 35). */
export function budgetCategoryOf(category: TransactionCategory): BudgetCategory | null {
  if (category === 'Income') return null
  return category === 'Bills' ? 'Utilities' : category
}

/** The transaction category whose spending a budget counts. */
export function transactionCategoryOf(category: BudgetCategory): TransactionCategory {
  return category === 'Utilities' ? 'Bills' : category
}
