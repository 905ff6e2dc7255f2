import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { addTransactionDialog, entryDraft, leaveDialog, transactionToEdit } from '#web/lib/open-state.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { OfflineBar } from '#web/ui/offline/offline-bar.tsx'
import { Navigation } from '#web/ui/shell/navigation.tsx'
import { SkipLink } from '#web/ui/shell/skip-link.tsx'
import { useTalkFromAnywhere } from '#web/ui/shell/use-talk-from-anywhere.ts'
import { UserMenu } from '#web/ui/shell/user-menu.tsx'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'

const Conversation = lazy(async () => ({
  default: (await import('#web/features/assistant/conversation.tsx')).Conversation,
}))
const CarriedPlan = lazy(async () => ({ default: (await import('#web/ui/pricing/carried-plan.tsx')).CarriedPlan }))
const AddTransactionDialog = lazy(async () => ({
  default: (await import('#web/features/add-transaction/add-transaction-dialog.tsx')).AddTransactionDialog,
}))
const EditTransactionDialog = lazy(async () => ({
  default: (await import('#web/features/add-transaction/edit-transaction-dialog.tsx')).EditTransactionDialog,
}))

const LeaveDialog = lazy(async () => ({
  default: (await import('#web/ui/offline/leave-dialog.tsx')).LeaveDialog,
}))

/** What stands round every signed-in screen: navigation, and on wide screens the conversation beside it. */
export function Shell({ children }: { children: ReactNode }) {
  const isWide = useIsWide()
  const { pathname } = useLocation()
  const isTalking = pathname === '/assistant'
  const isGoingPro = new URLSearchParams(useLocation().search).get('planCode') === 'paid'
  const isAdding = addTransactionDialog.useIsOpen()
  const edited = transactionToEdit.use()
  const isLeaving = leaveDialog.useIsOpen()
  const isWelcome = pathname === '/onboarding'
  const isDocked = isWide && !isTalking && !isWelcome
  useTalkFromAnywhere({ isOn: !isDocked && !isTalking, isLeading: !isWelcome })

  useEffect(() => closeDialogs, [])

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
      {isGoingPro && (
        <Suspense>
          <CarriedPlan />
        </Suspense>
      )}
      {isAdding && (
        <Suspense>
          <AddTransactionDialog onClose={() => addTransactionDialog.set(false)} />
        </Suspense>
      )}
      {isLeaving && (
        <Suspense>
          <LeaveDialog onClose={() => leaveDialog.set(false)} />
        </Suspense>
      )}
      {edited && (
        <Suspense>
          <EditTransactionDialog key={edited.id} transaction={edited} onClose={() => transactionToEdit.set(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** The next person finds none of them open, and nothing typed. */
function closeDialogs(): void {
  addTransactionDialog.set(false)
  transactionToEdit.set(null)
  leaveDialog.set(false)
  entryDraft.clear()
}
