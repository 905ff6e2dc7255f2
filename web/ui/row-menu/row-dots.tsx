import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import '#web/ui/row-menu/row-menu.css'

export type RowAct = { label: string; icon: IconName; onSelect: () => void }

export function RowDots({ label, ...button }: { label: string } & ComponentProps<'button'>) {
  return (
    <button {...button} type="button" className="row-dots" aria-label={label} aria-haspopup="menu">
      <Icon name="dots" />
    </button>
  )
}
