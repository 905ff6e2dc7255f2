import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router'
import type { Person } from '#domain/views.ts'
import { unsentOf } from '#web/lib/offline/unsent.ts'
import { leaveDialog } from '#web/lib/open-state.ts'
import { displayNameOf } from '#web/lib/person/display-name.ts'
import { useSignOut } from '#web/lib/person/use-sign-out.ts'
import { useSubscription } from '#web/lib/query/subscription.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { PlanBadge } from '#web/ui/plan-badge.tsx'
import { beginAtFirst } from '#web/ui/row-menu/begin-at-first.ts'
import { Avatar } from '#web/ui/shell/avatar.tsx'
import { VoiceChatsUsed } from '#web/ui/shell/voice-chats-used.tsx'
import '#web/ui/radix-nonce.ts'
import '#web/ui/shell/user-menu.css'

const items: readonly { label: string; path: string; icon: IconName }[] = [
  { label: 'Account Settings', path: '/settings', icon: 'user' },
  { label: 'Usage Analytics', path: '/usage', icon: 'chart' },
  { label: 'Preferences', path: '/preferences', icon: 'sliders' },
  { label: 'Privacy & Security', path: '/privacy-security', icon: 'shield' },
  { label: 'Support', path: '/support', icon: 'help' },
]

export function UserMenuItems({ person }: { person: Person }) {
  const signOut = useSignOut()
  const subscription = useSubscription()
  const planCode = subscription?.planCode ?? person.planCode
  const status = (subscription?.isActive ?? planCode === 'paid') ? 'Active' : 'Inactive'
  const leave = () => {
    if (unsentOf(person.id).length > 0) leaveDialog.open()
    else void signOut()
  }
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <Avatar person={person} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <div>
          <div className="scrim menu-scrim" />
          <DropdownMenu.Content ref={beginAtFirst} className="menu" align="end" sideOffset={10} collisionPadding={12}>
            <DropdownMenu.Label className="menu-who">
              <b>{displayNameOf(person)}</b>
              <span className="caption">{person.email}</span>
              <span className="menu-plan">
                <PlanBadge planCode={person.isDeveloper ? 'unlimited' : planCode} />
                <span className="caption">{status}</span>
              </span>
              {planCode === 'free' && !person.isDeveloper && <VoiceChatsUsed />}
            </DropdownMenu.Label>
            {items.map((item) => (
              <DropdownMenu.Item key={item.path} asChild className="menu-item">
                <Link to={item.path}>
                  <Icon name={item.icon} />
                  {item.label}
                </Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item className="menu-item menu-last" onSelect={leave}>
              <Icon name="sign-out" />
              Sign Out
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
