const MOST_LETTERS = 120

export function MerchantRow({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="frow">
      <span className="frow-label">Merchant</span>
      <input
        type="text"
        name="merchant"
        required
        maxLength={MOST_LETTERS}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
