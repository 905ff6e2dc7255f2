import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Bank, BankLinkOrder } from '#domain/bank.ts'
import { bankLinkMachine, type Connected } from '#machines/bank-link.ts'
import { BankPicker } from '#web/features/accounts/link/bank-picker.tsx'
import { Connecting } from '#web/features/accounts/link/connecting.tsx'
import { type DetailsDraft, emptyDraft } from '#web/features/accounts/link/details-draft.ts'
import { DetailsForm } from '#web/features/accounts/link/details-form.tsx'
import { createLinkSender } from '#web/features/accounts/link/link-sender.ts'
import { LinkSteps } from '#web/features/accounts/link/link-steps.tsx'
import { Unfinished } from '#web/features/accounts/link/unfinished.tsx'
import { useLinkNotices } from '#web/features/accounts/link/use-link-notices.ts'
import { Sheet } from '#web/ui/dialog/sheet.tsx'

/** Linking a bank, step by step (specification §2). */
export function LinkDialog({ isBack, onClose }: { isBack: boolean; onClose: () => void }) {
  const [sender] = useState(createLinkSender)
  const [machine] = useState(() =>
    bankLinkMachine.provide({
      actors: { connect: fromPromise<Connected, BankLinkOrder | null>(({ input }) => sender.send(input)) },
    }),
  )
  const [snapshot, send, actor] = useMachine(machine, { input: { isBack } })
  const [search, setSearch] = useState('')
  const [draft, setDraft] = useState<DetailsDraft>(emptyDraft('US'))
  const body = useRef<HTMLDivElement>(null)
  useLinkNotices(actor, sender)
  const choose = (chosen: Bank) => {
    if (chosen.id !== snapshot.context.bank?.id) setDraft(emptyDraft(chosen.country))
    send({ type: 'bank.chosen', bank: chosen })
  }
  const { bank, canRetry } = snapshot.context
  const isUnfinished = snapshot.matches('unfinished')
  const step = snapshot.matches('select')
    ? 'select'
    : snapshot.matches('details')
      ? 'details'
      : snapshot.matches('connecting') || isUnfinished
        ? 'connecting'
        : 'success'
  const isOver = snapshot.matches('closed')
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  // Keyboards begin each step at its first field; where there is none, a screen reader hears the step itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what changes the fields
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [step, isUnfinished])

  return (
    <Sheet
      title="Link a bank"
      onClose={() => send({ type: 'dialog.closed' })}
      {...(step === 'details' ? { onBack: () => send({ type: 'back.pressed' }) } : {})}
    >
      <LinkSteps step={step} />
      <div ref={body} className="link-body">
        {step === 'select' && <BankPicker search={search} onSearch={setSearch} onChoose={choose} />}
        {step === 'details' && bank && (
          <DetailsForm
            bank={bank}
            draft={draft}
            onChange={setDraft}
            onConnect={(order) => send({ type: 'connect.pressed', order })}
          />
        )}
        {isUnfinished && <Unfinished canRetry={canRetry} onRetry={() => send({ type: 'retry.pressed' })} />}
        {(step === 'connecting' || step === 'success') && !isUnfinished && (
          <Connecting isDone={step === 'success'} bankName={bank?.name ?? 'your bank'} />
        )}
      </div>
    </Sheet>
  )
}
