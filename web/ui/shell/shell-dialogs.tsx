import { useEffect } from 'react'
import { addTransactionDialog, entryDraft, leaveDialog, transactionToEdit } from '#web/lib/open-state.ts'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'

const FETCH_WITHIN_MS = 2_000

const adding = new Part(
  async () => (await import('#web/features/add-transaction/add-transaction-dialog.tsx')).AddTransactionDialog,
)
const editing = new Part(
  async () => (await import('#web/features/add-transaction/edit-transaction-dialog.tsx')).EditTransactionDialog,
)
const leaving = new Part(async () => (await import('#web/ui/offline/leave-dialog.tsx')).LeaveDialog)

/** What any signed-in screen may open: to add an entry, to edit one, to be warned before a sign-out. */
export function ShellDialogs() {
  const isAdding = addTransactionDialog.useIsOpen()
  const edited = transactionToEdit.use()
  const isLeaving = leaveDialog.useIsOpen()

  useEffect(() => {
    // Who loses the network right after the first page can add all the same.
    whenIdle(() => adding.fetchAhead(), FETCH_WITHIN_MS)
    return closeDialogs
  }, [])

  return (
    <>
      {isAdding && <OnDemand part={adding} onMissing={closeDialogs} props={{ onClose: closeAdding }} />}
      {isLeaving && <OnDemand part={leaving} onMissing={closeDialogs} props={{ onClose: closeLeaving }} />}
      {edited && (
        <OnDemand
          part={editing}
          key={edited.id}
          onMissing={closeDialogs}
          props={{ transaction: edited, onClose: closeEditing }}
        />
      )}
    </>
  )
}

const closeAdding = () => addTransactionDialog.set(false)
const closeLeaving = () => leaveDialog.set(false)
const closeEditing = () => transactionToEdit.set(null)

/** The next person finds none of them open, and nothing typed. */
function closeDialogs(): void {
  closeAdding()
  closeLeaving()
  closeEditing()
  entryDraft.clear()
}
