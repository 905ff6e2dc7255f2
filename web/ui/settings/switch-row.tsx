import { Switch } from 'radix-ui'
import { useId } from 'react'

/** A setting that is on or off, with what it does. */
export function SwitchRow({
  label,
  note,
  isOn,
  onChange,
}: {
  label: string
  note?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const [name, about] = [useId(), useId()]
  return (
    <div className="settings-row">
      <span>
        <b id={name}>{label}</b>
        {note && (
          <span id={about} className="caption">
            {note}
          </span>
        )}
      </span>
      <Switch.Root
        className="switch"
        checked={isOn}
        onCheckedChange={onChange}
        aria-labelledby={name}
        {...(note && { 'aria-describedby': about })}
      />
    </div>
  )
}
