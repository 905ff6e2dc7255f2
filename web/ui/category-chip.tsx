import type { Color, TransactionCategory } from '#domain/category.ts'
import { inkClass } from '#web/ui/ink.ts'

/** A category in its printed ink; `outline` in lists, filled on draft cards. */
export function CategoryChip({
  category,
  color,
  look = 'outline',
}: {
  category: TransactionCategory
  color: Color
  look?: 'outline' | 'filled'
}) {
  return <span className={`chip ${look === 'outline' ? 'chip-outline' : ''} ${inkClass(color)}`}>{category}</span>
}
