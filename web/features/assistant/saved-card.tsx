import * as m from 'framer-motion/m'
import { useState } from 'react'
import { budgetEffects } from '#web/features/assistant/budget-effects.ts'
import { BudgetMeter } from '#web/features/assistant/budget-meter.tsx'
import { CommonFacts, OwnFacts } from '#web/features/assistant/saved-facts.tsx'
import { flightId } from '#web/ui/draft-card/draft-list.tsx'
import { PenStroke } from '#web/ui/draft-card/pen-stroke.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { spring } from '#web/ui/motion.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

const BETWEEN_CARDS_S = 0.06

/** What a turn wrote, as it stands in the books; the draft cards fly into these rows. Undo takes back all that still stands as the turn left it. */
export function SavedCard({
  assistant,
  message,
  isLast,
}: {
  assistant: Assistant
  message: ChatMessage
  isLast: boolean
}) {
  const flight = isLast ? assistant.flightInto(message) : undefined
  const [isBusy, setBusy] = useState(false)
  const saved = message.outcome?.saved ?? []
  const standing = saved.filter(({ changeId }) => !message.undone?.includes(changeId))
  const own = standing.filter(({ changeId }) => !message.revised?.includes(changeId))
  const takeBack = async () => {
    setBusy(true)
    await assistant.undo(
      message,
      own.map(({ changeId }) => changeId),
    )
    setBusy(false)
  }

  return (
    <ul className="saved rules">
      {saved.map(({ transaction, changeId }, index) => (
        <m.li
          key={transaction.id}
          // The size is the row's from the start: text that grew out of the card's would be stretched on the way.
          layout="position"
          {...(flight ? { layoutId: flightId(flight, index) } : {})}
          transition={{ ...spring.flight, delay: index * BETWEEN_CARDS_S }}
        >
          {message.undone?.includes(changeId) ? (
            <s className="cut">
              <span className="sr">taken back: </span>
              {transaction.merchant}
              <PenStroke />
            </s>
          ) : (
            <span className="saved-name">
              {transaction.merchant}
              <OwnFacts entry={transaction} saved={saved} />
            </span>
          )}
          <Money amountMinor={transaction.amountMinor} size="row" sign="effect" />
        </m.li>
      ))}
      {budgetEffects(saved, [...(message.undone ?? []), ...(message.revised ?? [])]).map((effect, _, all) => (
        <BudgetMeter
          key={effect.budget.category}
          effect={effect}
          isNamed={all.length > 1 || effect.budget.category !== saved[0]?.transaction.category}
          addedAt={message.timestamp}
        />
      ))}
      <li className="foot">
        <CommonFacts saved={saved} />
        {own.length > 0 ? (
          <button type="button" disabled={isBusy} onClick={takeBack}>
            <Icon name="undo" size="s" />
            Undo
          </button>
        ) : (
          <span>{standing.length > 0 ? 'Changed since' : 'Taken back'}</span>
        )}
      </li>
    </ul>
  )
}
