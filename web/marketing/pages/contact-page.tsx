import { ContactForm } from '#web/marketing/contact/contact-form.tsx'
import { Prose } from '#web/marketing/frame/prose.tsx'
import { Island } from '#web/marketing/island.tsx'

export function ContactPage() {
  return (
    <Prose
      here="contact"
      heading={
        <>
          We like <em>mail.</em>
        </>
      }
      lead="Something broken, something missing, something you love? A person reads it and answers by e-mail."
    >
      <Island name="contact">
        <ContactForm />
      </Island>
    </Prose>
  )
}
