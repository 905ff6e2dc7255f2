import { Prose } from '#web/marketing/frame/prose.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

/** Where a message leads that was sent without JavaScript. */
export function ContactSentPage() {
  return (
    <Prose
      here="contact"
      heading={
        <>
          Thank you. <em>We have it.</em>
        </>
      }
      lead="Your message is here, and a person will read it. The answer comes by e-mail."
    >
      <p className="prose-end">
        <a href={siteLinks.home}>Back to the first page</a>
      </p>
    </Prose>
  )
}
