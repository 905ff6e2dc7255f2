import { useRef, useState } from 'react'
import { useIsAwake, usePressedBefore, useTypedBefore } from '#web/lib/use-is-awake.ts'
import { useField } from '#web/ui/form/use-field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** A password with its own button to show or hide it. */
export function PasswordRow({
  label,
  name,
  value,
  onChange,
  autoComplete,
  isBad = false,
  describedBy,
  spokenName = 'password',
}: {
  label: string
  name?: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  isBad?: boolean
  describedBy?: string
  /** What its button says it shows and hides. */
  spokenName?: string
}) {
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const peek = useRef<HTMLButtonElement>(null)
  const { labelId, marks, fault } = useField(name)
  const isAwake = useIsAwake()
  useTypedBefore(field, value, onChange)
  usePressedBefore(peek, isAwake)
  return (
    <div className="frow has-btn">
      <label>
        <span id={labelId} className="frow-label">
          {label}
        </span>
        <input
          ref={field}
          type={isShown ? 'text' : 'password'}
          name={name}
          required
          autoComplete={autoComplete}
          aria-invalid={isBad || undefined}
          aria-describedby={describedBy}
          {...marks}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <button
        ref={peek}
        type="button"
        className="round peek"
        data-waking={!isAwake || undefined}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${spokenName}`}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size="m" />
      </button>
      {fault}
    </div>
  )
}
