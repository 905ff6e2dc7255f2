import { type Color, categoryColor, type TransactionCategory } from '#domain/category.ts'
import { inkClass } from '#web/ui/ink.ts'
import { tintOf } from '#web/ui/tint.ts'

/** A category in its printed ink, its dot in the tint that charts give it; `outline` in lists, filled on draft cards. */
export function CategoryChip({
  category,
  color,
  look = 'outline',
}: {
  category: TransactionCategory
  color: Color
  look?: 'outline' | 'filled'
}) {
  const tint = color === categoryColor(category) ? tintOf(category) : 0
  return (
    <span className={`chip ${look === 'outline' ? 'chip-outline' : ''} ${inkClass(color)}`} data-tint={tint}>
      {category}
    </span>
  )
}
