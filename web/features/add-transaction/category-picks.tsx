import { categoryColor, type TransactionCategory } from '#domain/category.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'

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
      <div className="picks">
        {categories.map((category) => {
          const isChosen = category === value
          return (
            <label key={category} className={`pick ${inkClass(categoryColor(category))}`} data-checked={isChosen}>
              <input
                type="radio"
                name="category"
                className="pick-input"
                checked={isChosen}
                onChange={() => onChange(category)}
              />
              {isChosen ? <Icon name="check" /> : <span className="dot" />}
              {category}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
