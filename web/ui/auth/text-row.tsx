import { type ComponentProps, useRef } from 'react'
import { useTypedBefore } from '#web/lib/use-is-awake.ts'

/** A ruled row of a form: its label above its input. */
export function TextRow({
  label,
  onChange,
  isOptional = false,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange' | 'required' | 'value' | 'ref'> & {
  label: string
  value: string
  onChange: (value: string) => void
  isOptional?: boolean
}) {
  const field = useRef<HTMLInputElement>(null)
  useTypedBefore(field, input.value, onChange)
  return (
    <label className="frow">
      <span className="frow-label">{label}</span>
      <input {...input} ref={field} required={!isOptional} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
