import { budgetColors } from '#domain/budget.ts'
import type { Color } from '#domain/category.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inkClass } from '#web/ui/ink.ts'
import '#web/ui/form/form.css'

type Pick = (typeof budgetColors)[number]

/** What the colours are called (specification §9). */
const names: Record<Pick, string> = {
  success: 'Green',
  destructive: 'Red',
  warning: 'Orange',
  info: 'Blue',
  accent: 'Purple',
}

/** The choice of a colour: radio buttons in the look of chips. */
export function ColorPicks({ value, onChange }: { value: Color; onChange: (color: Pick) => void }) {
  return (
    <fieldset className="color-picks">
      <legend className="lab">Color</legend>
      <div className="picks">
        {budgetColors.map((color) => {
          const isChosen = color === value
          return (
            <label key={color} className={`pick ${inkClass(color)}`} data-checked={isChosen}>
              <input
                type="radio"
                name="color"
                className="pick-input"
                checked={isChosen}
                onChange={() => onChange(color)}
              />
              {isChosen ? <Icon name="check" /> : <span className="dot" />}
              {names[color]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
