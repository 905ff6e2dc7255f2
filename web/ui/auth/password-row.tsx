import { useRef, useState } from 'react'
import { useIsAwake, usePressedBefore, useTypedBefore } from '#web/lib/use-is-awake.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A password with its own button to show or hide it. */
export function PasswordRow({
  label,
  value,
  onChange,
  autoComplete,
  isBad = false,
  describedBy,
  spokenName = 'password',
}: {
  label: string
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
  const isAwake = useIsAwake()
  useTypedBefore(field, value, onChange)
  usePressedBefore(peek, isAwake)
  return (
    <div className={isBad ? 'frow has-btn bad' : 'frow has-btn'}>
      <label>
        <span className="frow-label">{label}</span>
        <input
          ref={field}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          aria-invalid={isBad || undefined}
          aria-describedby={describedBy}
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
    </div>
  )
}
