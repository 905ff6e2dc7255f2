import { Link } from 'react-router'
import { addTransactionDialog } from '#web/lib/open-state.ts'
import { preloadScreen } from '#web/lib/screens/preload.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'

const links: readonly { label: string; path: string; icon: IconName }[] = [
  { label: 'Manage Accounts', path: '/accounts', icon: 'bank' },
  { label: 'AI Insights', path: '/ai-insights', icon: 'sparkle' },
  { label: 'Transactions', path: '/transactions', icon: 'list' },
]

export function QuickTiles() {
  return (
    <nav className="card tiles" aria-label="Quick actions">
      <button type="button" onClick={() => addTransactionDialog.open()}>
        <Icon name="plus" />
        <span>Add Transaction</span>
      </button>
      {links.map(({ label, path, icon }) => (
        <Link key={path} to={path} onPointerDown={() => preloadScreen(path)}>
          <Icon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
