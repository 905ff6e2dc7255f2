import { hydrateRoot } from 'react-dom/client'
import { ContactForm } from '#web/marketing/contact/contact-form.tsx'

export function wakeContact(island: HTMLElement): void {
  hydrateRoot(island, <ContactForm />)
}
