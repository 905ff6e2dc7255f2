import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { beginAtFirst } from '#web/ui/row-menu/begin-at-first.ts'
import { type RowAct, RowDots } from '#web/ui/row-menu/row-dots.tsx'
import '#web/ui/radix-nonce.ts'
import '#web/ui/shell/user-menu.css'

export function RowMenuItems({ label, acts }: { label: string; acts: readonly RowAct[] }) {
  const chosen = useRef<RowAct>(null)

  // An act may open a sheet: it runs once the menu has given the focus back, so that the sheet can return it there.
  const runChosen = () => {
    const act = chosen.current
    chosen.current = null
    if (act) setTimeout(act.onSelect)
  }

  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <RowDots label={label} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={beginAtFirst}
          className="menu row-menu"
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={runChosen}
        >
          {acts.map((act) => (
            <DropdownMenu.Item
              key={act.label}
              className="menu-item"
              onSelect={() => {
                chosen.current = act
              }}
            >
              <Icon name={act.icon} />
              {act.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
