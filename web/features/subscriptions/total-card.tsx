import { Money } from '#web/ui/money.tsx'

export function TotalCard({ monthlyTotalMinor, activeCount }: { monthlyTotalMinor: number; activeCount: number }) {
  return (
    <section className="card sub-sum" aria-label="Estimated monthly total">
      <div>
        <p className="caption">Estimated monthly total</p>
        <Money amountMinor={monthlyTotalMinor} size="figure" />
      </div>
      <p className="sub-count caption">
        <b>{activeCount}</b> active
      </p>
    </section>
  )
}
