import { categoryColor, type TransactionCategory, transactionCategories } from '#domain/category.ts'
import { inkClass } from '#web/ui/ink.ts'

/** Several categories share a colour: each is drawn in a tint of its own, by their fixed order; 0 is the colour itself. */
export function tintOf(category: TransactionCategory): number {
  return transactionCategories.filter((other) => categoryColor(other) === categoryColor(category)).indexOf(category)
}

/** How a category is drawn where it is chosen: the class of its ink, and its tint. */
export function lookOf(category: TransactionCategory): { ink: string; tint: number } {
  return { ink: inkClass(categoryColor(category)), tint: tintOf(category) }
}
