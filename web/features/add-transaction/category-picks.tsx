import { categoryColor, type TransactionCategory } from '#domain/category.ts'
import { Picks } from '#web/ui/form/picks.tsx'
import { inkClass } from '#web/ui/ink.ts'
import { tintOf } from '#web/ui/tint.ts'

/** The choice of a category: radio buttons in the look of chips. */
export function CategoryPicks({
  categories,
  value,
  onChange,
}: {
  categories: readonly TransactionCategory[]
  value: TransactionCategory | null
  onChange: (category: TransactionCategory) => void
}) {
  return (
    <fieldset className="category-picks">
      <legend className="lab">Category</legend>
      <Picks
        name="category"
        options={categories.map((category) => ({
          value: category,
          label: category,
          ink: inkClass(categoryColor(category)),
          tint: tintOf(category),
        }))}
        value={value}
        onChange={onChange}
      />
    </fieldset>
  )
}
