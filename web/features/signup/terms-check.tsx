import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** The links inside the label lead to their pages and do not tick the box. */
export function TermsCheck({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick set before the code came is taken over once
  useEffect(() => {
    if (box.current?.checked) onChange(true)
  }, [])
  return (
    <label className="check">
      <span className={isChecked ? 'box on' : 'box'}>
        <input
          ref={box}
          type="checkbox"
          required
          className="pick-input"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {isChecked && <Icon name="check" size="s" />}
      </span>
      <span>
        I agree to the{' '}
        <a className="under-link" href="/terms">
          Terms of Service
        </a>{' '}
        and{' '}
        <a className="under-link" href="/privacy">
          Privacy Policy
        </a>
      </span>
    </label>
  )
}
