import { hydrateRoot } from 'react-dom/client'
import { ContactForm } from '#web/marketing/contact/contact-form.tsx'

/** Resolves when the form answers to its own code. */
export function wakeContact(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(island, <ContactForm onAwake={resolve} />)
  })
}
