import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { stopTalking } from '#web/lib/talk-wish.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { OfflineBar } from '#web/ui/offline/offline-bar.tsx'
import { Navigation } from '#web/ui/shell/navigation.tsx'
import { ShellDialogs } from '#web/ui/shell/shell-dialogs.tsx'
import { SkipLink } from '#web/ui/shell/skip-link.tsx'
import { useTalkFromAnywhere } from '#web/ui/shell/use-talk-from-anywhere.ts'
import { UserMenu } from '#web/ui/shell/user-menu.tsx'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'

const Conversation = lazy(async () => ({
  default: (await import('#web/features/assistant/conversation.tsx')).Conversation,
}))
const importStrip = () => import('#web/features/assistant/live-strip.tsx')
const LiveStrip = lazy(async () => ({ default: (await importStrip()).LiveStrip }))
const CarriedPlan = lazy(async () => ({ default: (await import('#web/ui/pricing/carried-plan.tsx')).CarriedPlan }))

/** What stands round every signed-in screen: navigation, and the conversation: on wide screens beside it, on a phone as a strip while it goes on. */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  const { pathname } = useLocation()
  const isTalking = pathname === '/assistant'
  const isGoingPro = new URLSearchParams(useLocation().search).get('planCode') === 'paid'
  const isWelcome = pathname === '/onboarding'
  const isDocked = isWide && !isTalking && !isWelcome
  const isTalkOn = stopTalking.use() !== null
  // It is to be there when the person goes to another screen, though the network be gone by then.
  useEffect(() => void (isTalkOn && !isWide && importStrip().catch(() => {})), [isTalkOn, isWide])
  useTalkFromAnywhere({ isOn: !isDocked && !isTalking, isLeading: !isWelcome })

  return (
    <div className={isDocked ? 'shell' : 'shell undocked'}>
      <SkipLink />
      <OfflineBar />
      <header className="rail">
        <p className="rail-mark">
          <Wordmark />
        </p>
        <Navigation />
        <div className="rail-user">
          <UserMenu />
        </div>
      </header>
      {children}
      {isDocked && (
        <aside className="dock" aria-label="Conversation">
          <Suspense>
            <Conversation />
          </Suspense>
        </aside>
      )}
      {isTalkOn && !isDocked && !isTalking && !isWelcome && (
        <Suspense>
          <LiveStrip />
        </Suspense>
      )}
      {isGoingPro && (
        <Suspense>
          <CarriedPlan />
        </Suspense>
      )}
      <ShellDialogs />
    </div>
  )
}
