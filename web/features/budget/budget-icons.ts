import type { BudgetCategory } from '#domain/category.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

export const budgetIcons: Record<BudgetCategory, IconName> = {
  'Food & Dining': 'fork-knife',
  Transportation: 'bus',
  Shopping: 'bag',
  Entertainment: 'ticket',
  Utilities: 'lightning',
  Healthcare: 'heart',
  Education: 'graduation',
  Travel: 'airplane',
  Other: 'tag',
}
