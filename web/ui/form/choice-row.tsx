import { useField } from '#web/ui/form/use-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** One of several words as a ruled row of a form; the list that opens is the device's own. */
export function ChoiceRow<Choice extends string>({
  label,
  name,
  choices,
  value,
  onChange,
  isFirst = false,
}: {
  label: string
  name?: string
  choices: readonly Choice[]
  value: Choice | null
  onChange: (choice: Choice) => void
  /** Takes the focus when its sheet opens. */
  isFirst?: boolean
}) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => choice === text)
    if (chosen) onChange(chosen)
  }
  const { labelId, marks, fault } = useField(name)
  return (
    <label className="frow sel">
      <span id={labelId} className="frow-label">
        {label}
      </span>
      <select
        name={name}
        required
        value={value ?? ''}
        onChange={(event) => choose(event.target.value)}
        {...marks}
        {...(isFirst ? { 'data-first': true } : {})}
      >
        <option value="" disabled hidden>
          Choose
        </option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" />
      {fault}
    </label>
  )
}
