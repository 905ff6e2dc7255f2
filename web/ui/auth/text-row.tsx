import type { ComponentProps } from 'react'

/** A ruled row of a form: its label above its input. */
export function TextRow({
  label,
  onChange,
  isOptional = false,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'required'> & {
  label: string
  onChange: (value: string) => void
  isOptional?: boolean
}) {
  return (
    <label className="frow">
      <span className="frow-label">{label}</span>
      <input {...input} required={!isOptional} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
