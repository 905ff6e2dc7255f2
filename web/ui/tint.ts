import { categoryColor, type TransactionCategory, transactionCategories } from '#domain/category.ts'

/** Several categories share a colour: each is drawn in a tint of its own, by their fixed order; 0 is the colour itself. */
export function tintOf(category: TransactionCategory): number {
  return transactionCategories.filter((other) => categoryColor(other) === categoryColor(category)).indexOf(category)
}
