import type { Day } from '#domain/calendar.ts'
import { categoryColor } from '#domain/category.ts'
import type { SpendingNote } from '#domain/insight.ts'
import { Cite } from '#web/features/insights/cite.tsx'
import { Note } from '#web/features/insights/note.tsx'
import { rowsLink } from '#web/features/insights/rows-link.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Money } from '#web/ui/money.tsx'

const title = 'Spending insight'

export function SpendingNotes({ notes, today }: { notes: readonly SpendingNote[]; today: Day }) {
  return notes.map((note) => <OneNote key={`${note.kind} ${note.category}`} note={note} today={today} />)
}

function OneNote({ note, today }: { note: SpendingNote; today: Day }) {
  const { category, amountMinor } = note
  const link = rowsLink(today, { kind: 'spend', category })
  if (note.kind === 'transport-low') {
    return (
      <Note
        title={title}
        icon="bus"
        color="success"
        words={
          <>
            Transportation is under <Money amountMinor={note.limitMinor} />, at{' '}
            <Cite amountMinor={amountMinor} to={link} />. Well kept.
          </>
        }
      >
        <Scale amountMinor={amountMinor} limitMinor={note.limitMinor} name="" />
      </Note>
    )
  }
  if (note.kind === 'dining-high') {
    return (
      <Note
        title={title}
        icon="fork-knife"
        color={categoryColor(category)}
        words={
          <>
            Dining is <Cite amountMinor={note.overMinor} to={link} /> above the typical{' '}
            <Money amountMinor={note.typicalMinor} />.
          </>
        }
      >
        <Scale amountMinor={amountMinor} limitMinor={note.typicalMinor} name="Typical" />
      </Note>
    )
  }
  return (
    <Note
      title={title}
      icon="trend-up"
      color={categoryColor(category)}
      words={
        <>
          {category} is <Cite amountMinor={note.overMinor} to={link} /> above your usual month of{' '}
          <Money amountMinor={note.usualMinor} />.
        </>
      }
    >
      <Scale amountMinor={amountMinor} limitMinor={note.usualMinor} name="Usual" />
    </Note>
  )
}

/** The person's amount beside what it is measured by. */
function Scale({ amountMinor, limitMinor, name }: { amountMinor: number; limitMinor: number; name: string }) {
  const isOver = amountMinor > limitMinor
  const whole = isOver ? amountMinor * 1.1 : limitMinor
  const [limit, own] = [limitMinor / whole, amountMinor / whole]
  const parts = isOver
    ? [
        { share: limit, ink: 'var(--rule)' },
        { share: own - limit, ink: 'var(--f)' },
      ]
    : [{ share: own, ink: 'var(--f)' }]
  const [typical, you] = [
    <span key="limit">
      {name} <Money amountMinor={limitMinor} />
    </span>,
    <span key="own">
      You <Money amountMinor={amountMinor} />
    </span>,
  ]
  return (
    <>
      <TickBar parts={parts} {...(isOver && { mark: limit })} />
      <p className="caption tnum insight-ends">{isOver ? [typical, you] : [you, typical]}</p>
    </>
  )
}
