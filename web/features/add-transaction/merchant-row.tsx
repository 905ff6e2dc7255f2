import { TextField } from '#web/ui/form/text-field.tsx'

const MOST_LETTERS = 120

export function MerchantRow({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <TextField label="Merchant" name="merchant" maxLength={MOST_LETTERS} value={value} onChange={onChange} />
}
