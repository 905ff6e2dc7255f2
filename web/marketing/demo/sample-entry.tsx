import { categoryColor } from '#domain/category.ts'
import { currencies } from '#domain/currency.ts'
import { formatMoney, moneyParts } from '#domain/money.ts'
import type { Draft } from '#domain/understanding/frame.ts'
import { inkClass } from '#web/ui/ink.ts'
import { Strike } from '#web/ui/strike.tsx'

/** A draft card as it stands when it has settled, without the code that moves it: for pages that are written at build. */
export function SampleEntry({ draft }: { draft: Draft }) {
  const { merchant, amountMinor, correctedFromMinor, category, kind } = draft
  const sign = kind === 'income' ? '+' : ''
  return (
    <li className="draft card">
      <div className="draft-main">
        <p className="draft-name">{merchant ?? (kind === 'income' ? 'Income' : 'Spend')}</p>
        <div className="draft-chips">
          {category && <span className={`chip ${inkClass(categoryColor(category))}`}>{category}</span>}
        </div>
      </div>
      <p className="draft-amount">
        {correctedFromMinor !== null && (
          <s className="was">
            <span className="sr">corrected from </span>
            {moneyParts(correctedFromMinor).major}
            <Strike form="amount" />
          </s>
        )}
        {amountMinor !== null && (
          <span role="img" aria-label={sign + formatMoney(amountMinor, 'USD')} className="figure">
            {sign}
            <span className="cur">{currencies.USD.symbol}</span>
            {moneyParts(amountMinor).major}
            <span className="cents">.{moneyParts(amountMinor).cents}</span>
          </span>
        )}
      </p>
    </li>
  )
}
