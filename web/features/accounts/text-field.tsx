import type { ComponentProps } from 'react'

/** A text as a ruled row of a form, with what is wrong with it under it. */
export function TextField({
  label,
  value,
  onChange,
  problem,
  isFirst = false,
  ...rest
}: {
  label: string
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  /** Takes the focus when its sheet opens. */
  isFirst?: boolean
} & Pick<ComponentProps<'input'>, 'name' | 'maxLength' | 'inputMode' | 'placeholder' | 'autoCapitalize'>) {
  return (
    <label className={problem ? 'frow bad' : 'frow'}>
      <span className="frow-label">{label}</span>
      <input
        type="text"
        required
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
        {...(isFirst ? { 'data-first': true } : {})}
      />
      {problem && <span className="ferr">{problem}</span>}
    </label>
  )
}
