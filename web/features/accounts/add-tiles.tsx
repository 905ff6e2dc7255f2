import type { OpenSheet } from '#web/features/accounts/accounts-screen.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'

const tiles: readonly { sheet: OpenSheet; icon: IconName; label: string }[] = [
  { sheet: 'link', icon: 'link', label: 'Link a bank' },
  { sheet: 'account', icon: 'bank', label: 'Add bank account' },
  { sheet: 'card', icon: 'card', label: 'Add card' },
]

export function AddTiles({ onOpen, onNear }: { onOpen: (sheet: OpenSheet) => void; onNear: () => void }) {
  return (
    <nav className="card add-tiles" aria-label="Add">
      {tiles.map(({ sheet, icon, label }) => (
        <button key={sheet} type="button" onPointerEnter={onNear} onFocus={onNear} onClick={() => onOpen(sheet)}>
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
    </nav>
  )
}
