import { useState } from 'react'
import type { DoneChange } from '#domain/views.ts'
import { PenStroke } from '#web/ui/draft-card/pen-stroke.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

/** Budgets, goals, accounts, cards and removals of a turn, each with its Undo. */
export function DoneCard({ assistant, message }: { assistant: Assistant; message: ChatMessage }) {
  const done = (message.outcome?.done ?? []).filter(({ changeId }) => changeId !== null)
  return done.map((change) => (
    <ul key={change.changeId} className="saved rules">
      <DoneRows
        change={change}
        isUndone={message.undone?.includes(change.changeId ?? 0) ?? false}
        takeBack={() => assistant.undo(message, change.changeId === null ? [] : [change.changeId])}
      />
    </ul>
  ))
}

type Row = { change: DoneChange; isUndone: boolean; takeBack: () => Promise<void> }

/** The pen strikes what does not stand: a change that was taken back, and what a removal took out until it is put back. */
function DoneRows({ change, isUndone, takeBack }: Row) {
  const [isBusy, setBusy] = useState(false)
  const { about, act, name, amountMinor } = change
  const isRemoval = act === 'removed'
  const press = async () => {
    setBusy(true)
    await takeBack()
    setBusy(false)
  }
  return (
    <>
      <li>
        {isUndone !== isRemoval ? (
          <s className="cut">
            <span className="sr">{isRemoval ? 'removed: ' : 'taken back: '}</span>
            {name}
            <PenStroke />
          </s>
        ) : (
          <span className="saved-name">{name}</span>
        )}
        <Money amountMinor={amountMinor} size="row" sign={about === 'entry' ? 'effect' : 'own'} />
      </li>
      <li className="foot">
        <span>{noteOf(change)}</span>
        {isUndone ? (
          <span>{isRemoval ? 'Put back' : 'Taken back'}</span>
        ) : (
          <button type="button" disabled={isBusy} onClick={press}>
            <Icon name="undo" size="s" />
            Undo
          </button>
        )}
      </li>
    </>
  )
}

const nouns = { entry: 'Entry', budget: 'Budget', goal: 'Goal', account: 'Account', card: 'Card' } as const

/** "Budget a month", "New goal", "Put towards the goal", "Entry removed". */
function noteOf({ about, act }: DoneChange): string {
  if (act === 'removed') return `${nouns[about]} removed`
  if (act === 'fed') return 'Put towards the goal'
  if (about === 'budget') return 'Budget a month'
  return act === 'added' ? `New ${nouns[about].toLowerCase()}` : `${nouns[about]} changed`
}
