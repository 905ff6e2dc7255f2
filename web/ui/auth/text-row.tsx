import type { ComponentProps } from 'react'

/** A ruled row of a form: its label above its input. */
export function TextRow({
  label,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange'> & { label: string; onChange: (value: string) => void }) {
  return (
    <label className="frow">
      <span className="frow-label">{label}</span>
      <input {...input} required onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
