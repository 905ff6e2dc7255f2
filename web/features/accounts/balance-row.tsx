import { pointForComma } from '#web/ui/form/point-for-comma.ts'

/** A balance as a ruled row: it may be below zero, and what is no number counts as nothing (specification §5). */
export function BalanceRow({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="frow">
      <span className="frow-label">Balance</span>
      <input
        type="number"
        inputMode="decimal"
        step="0.01"
        required
        placeholder="0.00"
        autoComplete="off"
        className="bare-number"
        value={value}
        onBeforeInput={pointForComma}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
