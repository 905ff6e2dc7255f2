import { useState } from 'react'
import { useMe } from '#web/lib/query/me.ts'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { Avatar } from '#web/ui/shell/avatar.tsx'

const menu = new Part(async () => (await import('#web/ui/shell/user-menu-items.tsx')).UserMenuItems)

/** The avatar; the menu's code comes with the first touch of it. */
export function UserMenu() {
  const me = useMe()
  const [isWanted, setWanted] = useState(false)
  const avatar = (
    <Avatar
      person={me}
      onClick={() => setWanted(true)}
      onPointerEnter={() => menu.fetchAhead()}
      onFocus={() => menu.fetchAhead()}
    />
  )
  if (!isWanted || !me) return avatar
  return <OnDemand part={menu} props={{ person: me }} waiting={avatar} onMissing={() => setWanted(false)} />
}
