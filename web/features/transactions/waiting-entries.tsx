import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryColor } from '#domain/category.ts'
import { errorRow } from '#domain/errors.ts'
import { minor } from '#domain/money.ts'
import { kindOfCategory, signedAmount } from '#domain/transaction.ts'
import { removeUnsent, type Unsent, useUnsent } from '#web/lib/offline/unsent.ts'
import { isMessage } from '#web/lib/offline/unsent-count.ts'
import { useMe } from '#web/lib/query/me.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { errorTitleOfTool } from '#web/lib/tools/effects.ts'
import { Button } from '#web/ui/button.tsx'
import { CategoryChip } from '#web/ui/category-chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

/** What was said without a connection: dashed, since it is not in the books yet. */
export function WaitingEntries() {
  const me = useMe()
  const waiting = useUnsent(me?.id)
  if (!me || waiting.length === 0) return null
  return (
    <section className="card proposed waiting" aria-label="Waiting to be sent">
      <p className="caption">Waiting to be sent</p>
      <ul>
        {waiting.map((item) => (
          <li className="row" key={item.key}>
            <WaitingWords item={item} />
            <button
              type="button"
              className="row-delete"
              aria-label={`Discard ${nameOf(item)}`}
              onClick={() => removeUnsent(me.id, item.key)}
            >
              <Icon name="trash" size="m" />
            </button>
            {item.refusal !== undefined && <Refused item={item} personId={me.id} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The server did not take it: why, and the way to try once more. */
function Refused({ item, personId }: { item: Unsent; personId: string }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    try {
      const { sendAgain } = await import('#web/lib/offline/send-unsent.ts')
      await sendAgain({ personId, client, key: item.key })
    } catch {
      const description = errorRow('internal').message
      toast({ title: errorTitleOfTool.addTransaction, description, tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="waiting-refused">
      <p>
        {isMessage(item) ? 'Not answered.' : 'Not saved.'} {item.refusal}
      </p>
      <Button size="small" busy={isBusy} onClick={() => void tryAgain()}>
        Try Again
      </Button>
    </div>
  )
}

function WaitingWords({ item }: { item: Unsent }) {
  if (item.kind === 'sentence') return <q className="row-what voice-words">{item.text}</q>
  const { merchant, category, amountMinor } = item.input
  return (
    <>
      <div className="row-what">
        <p className="name">{merchant}</p>
        <CategoryChip category={category} color={categoryColor(category)} />
      </div>
      <Money amountMinor={signedAmount(minor(amountMinor), kindOfCategory(category))} size="row" sign="effect" />
    </>
  )
}

function nameOf(item: Unsent): string {
  return item.kind === 'entry' ? item.input.merchant : item.text
}
