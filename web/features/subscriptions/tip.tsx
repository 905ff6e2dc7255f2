import { product } from '#domain/product.ts'
import { Money } from '#web/ui/money.tsx'

/** What an unused service costs in a year: the dearest of the active ones. */
export function Tip({ service, monthlyMinor }: { service?: string | undefined; monthlyMinor?: number | undefined }) {
  return (
    <section className="sub-tip" aria-label="Tip">
      <p className="caption">{product.assistant}’s tip</p>
      <p className="sub-tip-words">
        {service && monthlyMinor ? (
          <>
            {service} takes <Money amountMinor={monthlyMinor} /> a month. If you have stopped using it, pause it, cancel
            it with them, and keep <Money amountMinor={monthlyMinor * 12} /> a year.
          </>
        ) : (
          'Pause what you no longer use. Cancel it with the merchant too, so that nothing more is taken.'
        )}
      </p>
    </section>
  )
}
