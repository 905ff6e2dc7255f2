import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

/** The links inside the label lead to their pages and do not tick the box. */
export function TermsCheck({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <label className="check">
      <span className={isChecked ? 'box on' : 'box'}>
        <input
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
        <Link className="under-link" to="/terms">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link className="under-link" to="/privacy">
          Privacy Policy
        </Link>
      </span>
    </label>
  )
}
