import { type ComponentProps, useRef } from 'react'
import { useTypedBefore } from '#web/lib/use-is-awake.ts'
import { useField } from '#web/ui/form/use-field.tsx'

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
  const { labelId, marks, fault } = useField(input.name)
  useTypedBefore(field, input.value, onChange)
  return (
    <label className="frow">
      <span id={labelId} className="frow-label">
        {label}
      </span>
      <input
        {...input}
        ref={field}
        required={!isOptional}
        onChange={(event) => onChange(event.target.value)}
        {...marks}
      />
      {fault}
    </label>
  )
}
