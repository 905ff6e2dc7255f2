import { Icon } from '#web/ui/icon.tsx'

/**
 * One of several, as radio buttons in the look of chips. `name` groups them; each has the class of its ink, and its tint where several share one. The
 * group is one stop of the Tab key, so that a dialog that ends with it knows its last.
 */
export function Picks<Value extends string>({
  name,
  options,
  value,
  onChange,
}: {
  name: string
  options: readonly { value: Value; label: string; ink: string; tint?: number }[]
  value: Value | null
  onChange: (value: Value) => void
}) {
  return (
    <div className="picks">
      {options.map((option, index) => {
        const isChosen = option.value === value
        const isStop = isChosen || (value === null && index === 0)
        return (
          <label key={option.value} className={`pick ${option.ink}`} data-tint={option.tint} data-checked={isChosen}>
            <input
              type="radio"
              name={name}
              className="pick-input"
              tabIndex={isStop ? 0 : -1}
              checked={isChosen}
              onChange={() => onChange(option.value)}
            />
            {isChosen ? <Icon name="check" /> : <span className="dot" />}
            {option.label}
          </label>
        )
      })}
    </div>
  )
}
