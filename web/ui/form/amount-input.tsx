import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepAsTyped } from '#web/ui/form/keep-as-typed.ts'

/** The field of an amount: of numbers, until something else is typed or pasted into it; empty it is one of numbers again. */
export function AmountInput({
  value,
  onChange,
  ...rest
}: { value: string; onChange: (value: string) => void } & Pick<
  ComponentProps<'input'>,
  'name' | 'className' | 'required' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
> & { 'data-first'?: boolean }) {
  const [isText, setText] = useState(() => !/^(?:-?\d+(?:\.\d+)?)?$/.test(value))
  const field = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    const input = field.current
    const keep = (event: InputEvent) => {
      if (input) keepAsTyped(input, event, () => flushSync(() => setText(true)))
    }
    input?.addEventListener('beforeinput', keep)
    return () => input?.removeEventListener('beforeinput', keep)
  }, [])

  return (
    <input
      ref={field}
      type={isText ? 'text' : 'number'}
      inputMode="decimal"
      step="0.01"
      placeholder="0.00"
      autoComplete="off"
      value={value}
      onChange={(event) => {
        if (event.target.value === '' && !event.target.validity.badInput) setText(false)
        onChange(event.target.value)
      }}
      {...rest}
    />
  )
}
