import { useState } from 'react'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { type RowAct, RowDots } from '#web/ui/row-menu/row-dots.tsx'

const items = new Part(async () => (await import('#web/ui/row-menu/row-menu-items.tsx')).RowMenuItems)

/** What else can be done with a row, behind three dots; the menu's code comes with the first touch of them. */
export function RowMenu({ label, acts }: { label: string; acts: readonly RowAct[] }) {
  const [isWanted, setWanted] = useState(false)
  const dots = (
    <RowDots
      label={label}
      onClick={() => setWanted(true)}
      onPointerEnter={() => items.fetchAhead()}
      onFocus={() => items.fetchAhead()}
    />
  )
  if (!isWanted) return dots
  return <OnDemand part={items} props={{ label, acts }} waiting={dots} onMissing={() => setWanted(false)} />
}
