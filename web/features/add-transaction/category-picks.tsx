import type { TransactionCategory } from '#domain/category.ts'
import { Picks } from '#web/ui/form/picks.tsx'
import { useField } from '#web/ui/form/use-field.tsx'
import { lookOf } from '#web/ui/tint.ts'

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
  const { labelId, marks, fault } = useField('category')
  return (
    <fieldset className="category-picks" {...marks}>
      <legend id={labelId} className="lab">
        Category
      </legend>
      <Picks
        name="category"
        options={categories.map((category) => ({
          value: category,
          label: category,
          ...lookOf(category),
        }))}
        value={value}
        onChange={onChange}
      />
      {fault}
    </fieldset>
  )
}
