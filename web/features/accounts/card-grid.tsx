import type { Card } from '#domain/tools/card-schema.ts'
import { TickBar } from '#web/ui/charts/tick-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

/** Credit cards in ink, with how much of the limit is used; debit cards on paper. */
export function CardGrid({ cards, onRemove }: { cards: readonly Card[]; onRemove: (card: Card) => void }) {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li key={card.id} data-row={card.id} className={card.cardType === 'credit' ? 'purse ink' : 'purse'}>
          <div>
            <span className="purse-note">{card.cardType === 'credit' ? 'Credit' : 'Debit'}</span>
            <b>{card.bankIssuer}</b>
            <Money amountMinor={card.balanceMinor} className="purse-amount" />
          </div>
          <button
            type="button"
            className="del"
            aria-label={`Remove ${card.bankIssuer} card`}
            onClick={() => onRemove(card)}
          >
            <Icon name="trash" size="m" />
          </button>
          <div>
            {card.creditLimitMinor !== null && card.creditLimitMinor > 0 && <Use card={card} />}
            <span className="purse-note tnum">
              <span className="dots" aria-hidden="true">
                ••
              </span>
              {card.lastFourDigits}
              {card.creditLimitMinor !== null && (
                <>
                  , limit <Money amountMinor={card.creditLimitMinor} />
                </>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Use({ card: { balanceMinor, creditLimitMinor } }: { card: Card }) {
  const share = Math.min(1, Math.max(0, -balanceMinor / (creditLimitMinor ?? 1)))
  return (
    <span className="purse-use">
      <span className="sr">{Math.round(share * 100)}% of the limit used. </span>
      <TickBar parts={[{ share, ink: 'currentColor' }]} height={12} count={36} />
    </span>
  )
}
