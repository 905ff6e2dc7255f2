import { type ComponentProps, type MouseEvent, useRef } from 'react'
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
 * While it is busy it does nothing, but it keeps the focus, which a browser takes from a button that is `disabled`.
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
  onClick,
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
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      onClick={busy ? doNothing : onClick}
      data-waking={waking || undefined}
      aria-busy={busy || undefined}
    >
      {busy && busyText ? busyText : <ButtonWords busy={busy}>{children}</ButtonWords>}
    </button>
  )
}

/** Also no submit. */
function doNothing(event: MouseEvent): void {
  event.preventDefault()
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
