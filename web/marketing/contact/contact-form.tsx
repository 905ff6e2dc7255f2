import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { contactLimits } from '#domain/contact.ts'
import { sendMessage } from '#web/marketing/contact/send-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Sending =
  | { phase: 'writing' | 'sending' | 'sent' }
  | { phase: 'failed'; problem: string; field: string | undefined }

/** A letter to the people behind the product. Without JavaScript it is a plain form, and the browser does the checking. */
export function ContactForm({ onAwake }: { onAwake?: () => void }) {
  const [sending, setSending] = useState<Sending>({ phase: 'writing' })
  const done = useRef<HTMLParagraphElement>(null)
  const problemId = useId()
  const badField = sending.phase === 'failed' ? sending.field : undefined

  useEffect(() => onAwake?.(), [onAwake])
  useEffect(() => {
    if (sending.phase === 'sent') done.current?.focus()
  }, [sending.phase])

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSending({ phase: 'sending' })
    const failure = await sendMessage(Object.fromEntries(new FormData(form)))
    setSending(failure ? { phase: 'failed', ...failure } : { phase: 'sent' })
    const bad = failure?.field && form.elements.namedItem(failure.field)
    if (bad instanceof HTMLElement) bad.focus()
  }

  if (sending.phase === 'sent') {
    return (
      <p className="contact-done" ref={done} tabIndex={-1}>
        Thank you. Your message is here, and the answer comes by e-mail.
      </p>
    )
  }

  const asBad = (field: string) => (badField === field ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})
  return (
    <form className="contact" action="/api/contact" method="post" onSubmit={(event) => void send(event)}>
      <div className="form">
        <div className="frow">
          <label>
            <span className="frow-label">Your name</span>
            <input name="name" required maxLength={contactLimits.name} autoComplete="name" {...asBad('name')} />
          </label>
        </div>
        <div className="frow">
          <label>
            <span className="frow-label">Your e-mail</span>
            <input
              name="email"
              type="email"
              required
              maxLength={contactLimits.email}
              autoComplete="email"
              {...asBad('email')}
            />
          </label>
        </div>
        <div className="frow">
          <label>
            <span className="frow-label">Your message</span>
            <textarea name="message" required rows={7} maxLength={contactLimits.message} {...asBad('message')} />
          </label>
        </div>
      </div>
      <div role="alert">
        {sending.phase === 'failed' && (
          <p className="ferr" id={problemId}>
            <Icon name="alert-fill" size="s" />
            {sending.problem}
          </p>
        )}
      </div>
      <Button type="submit" tone="primary" size="large" busy={sending.phase === 'sending'}>
        Send it
      </Button>
      <p className="caption contact-note">We use your address to answer you, and for nothing else.</p>
    </form>
  )
}
