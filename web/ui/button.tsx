import { type ComponentProps, useRef } from 'react'
import { usePressedBefore } from '#web/lib/use-is-awake.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const tones = {
  primary: 'btn-primary',
  quiet: 'btn-quiet',
  line: 'btn-line',
  text: 'btn-text',
  destructive: 'btn-destructive',
} as const
const sizes = { small: 'btn-sm', medium: '', large: 'btn-lg' } as const

export type ButtonLook = { tone?: keyof typeof tones; size?: keyof typeof sizes; wide?: boolean }

/** The classes of a button, for links that look like one. */
export function buttonClass({ tone = 'quiet', size = 'medium', wide = false }: ButtonLook = {}): string {
  return ['btn', tones[tone], sizes[size], wide ? 'btn-wide' : ''].filter(Boolean).join(' ')
}

/**
 * A button keeps its width while it is busy: the words stay in place unseen and the ticks turn over them.
 * With `busyText` the words themselves say what is going on. A press on one that is still `waking`, its code to come, waits for that.
 */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  busyText,
  waking = false,
  className = '',
  type = 'button',
  disabled,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'ref'> & ButtonLook & { busy?: boolean; busyText?: string; waking?: boolean }) {
  const own = useRef<HTMLButtonElement>(null)
  usePressedBefore(own, !waking)
  const look = { ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) }
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      className={`${buttonClass(look)} ${className}`}
      disabled={disabled || busy}
      data-waking={waking || undefined}
      aria-busy={busy || undefined}
    >
      {busy && busyText ? busyText : <ButtonWords busy={busy}>{children}</ButtonWords>}
    </button>
  )
}

function ButtonWords({ busy, children }: { busy: boolean; children: React.ReactNode }) {
  if (!busy) return children
  return (
    <span className="btn-waiting">
      <span className="btn-hidden">{children}</span>
      <Spinner />
    </span>
  )
}
