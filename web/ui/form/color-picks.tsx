import { budgetColors } from '#domain/budget.ts'
import type { Color } from '#domain/category.ts'
import { Picks } from '#web/ui/form/picks.tsx'
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
      <Picks
        name="color"
        options={budgetColors.map((color) => ({ value: color, label: names[color], ink: inkClass(color) }))}
        value={budgetColors.find((color) => color === value) ?? null}
        onChange={onChange}
      />
    </fieldset>
  )
}
