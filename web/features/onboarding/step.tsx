import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Person } from '#domain/views.ts'
import { Button } from '#web/ui/button.tsx'

export type StepProps = { person: Person; onNext: () => void; isLast: boolean }

/** One question a page; the way on keeps what was entered, Skip leaves everything as it is. */
export function Step({
  title,
  line,
  action,
  isBusy,
  isReady,
  onAct,
  onSkip,
  children,
}: {
  title: ReactNode
  line: string
  action: string
  isBusy: boolean
  isReady: boolean
  onAct: () => void
  onSkip: () => void
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) onAct()
  }
  return (
    <form className="onboarding-step" onSubmit={submit}>
      <div>
        <h1 ref={heading} tabIndex={-1} className="onboarding-title">
          {title}
        </h1>
        <p className="onboarding-line">{line}</p>
      </div>
      <div className="onboarding-body">{children}</div>
      <div className="onboarding-acts">
        <Button type="submit" tone="primary" size="large" wide busy={isBusy} disabled={!isReady}>
          {action}
        </Button>
        <Button tone="text" wide onClick={onSkip}>
          Skip
        </Button>
      </div>
    </form>
  )
}
