import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'

export function UpgradeLink({ tone = 'quiet' }: { tone?: 'quiet' | 'primary' }) {
  return (
    <Link to="/plan" className={buttonClass({ tone })}>
      Upgrade
    </Link>
  )
}
