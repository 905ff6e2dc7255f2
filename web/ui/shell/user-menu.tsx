import { lazy, Suspense, useState } from 'react'
import { useMe } from '#web/lib/query/me.ts'
import { Avatar } from '#web/ui/shell/avatar.tsx'

const loadMenu = () => import('#web/ui/shell/user-menu-items.tsx')
const UserMenuItems = lazy(async () => ({ default: (await loadMenu()).UserMenuItems }))

/** The avatar; the menu's code comes with the first touch of it. */
export function UserMenu() {
  const me = useMe()
  const [isWanted, setWanted] = useState(false)
  const avatar = (
    <Avatar
      person={me}
      onClick={() => setWanted(true)}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
    />
  )
  if (!isWanted || !me) return avatar
  return (
    <Suspense fallback={avatar}>
      <UserMenuItems person={me} />
    </Suspense>
  )
}
