import { DAYS_KEPT } from '#domain/closing.ts'
import { blank } from '#web/marketing/blanks.ts'
import { Prose, Section } from '#web/marketing/frame/prose.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

export function RefundPage() {
  return (
    <Prose heading="Cancellation & Refund" lead="You can end a plan whenever you like, and your books stay yours.">
      <Section title="How payment works here">
        <p>{blank.paymentFact}</p>
      </Section>
      <Section title="Cancelling Pro">
        <p>
          Cancel in the app, under your plan. Your Pro month runs to its end and is not paid for again. After that you
          are on the Free plan with everything you entered; only the limit on voice chats comes back.
        </p>
      </Section>
      <Section title="Getting money back">
        <p>
          If Pro is not for you, <a href={siteLinks.contact}>write to us</a> within 14 days of a payment, with the
          e-mail of your account, and we give that payment back the way it came. A charge that was made by mistake is
          always given back.
        </p>
      </Section>
      <Section title="Closing your account">
        <p>
          That is another thing than cancelling: it ends everything. You do it in Account Settings, where you can
          download your data first. {DAYS_KEPT} days later all of it is erased.
        </p>
      </Section>
    </Prose>
  )
}
