import { lazy, Suspense, useState } from 'react'
import { type RowAct, RowDots } from '#web/ui/row-menu/row-dots.tsx'

const loadItems = () => import('#web/ui/row-menu/row-menu-items.tsx')
const RowMenuItems = lazy(async () => ({ default: (await loadItems()).RowMenuItems }))

/** What else can be done with a row, behind three dots; the menu's code comes with the first touch of them. */
export function RowMenu({ label, acts }: { label: string; acts: readonly RowAct[] }) {
  const [isWanted, setWanted] = useState(false)
  const dots = (
    <RowDots
      label={label}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadItems()}
      onFocus={() => void loadItems()}
    />
  )
  if (!isWanted) return dots
  return (
    <Suspense fallback={dots}>
      <RowMenuItems label={label} acts={acts} />
    </Suspense>
  )
}
