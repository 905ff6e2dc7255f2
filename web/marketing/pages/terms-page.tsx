import { DAYS_KEPT } from '#domain/closing.ts'
import { product } from '#domain/product.ts'
import { blank } from '#web/marketing/blanks.ts'
import { Prose, Section } from '#web/marketing/frame/prose.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

const { name, assistant } = product

export function TermsPage({ heading }: { heading: string }) {
  return (
    <Prose
      heading={heading}
      lead={`What you may expect of ${name}, and what ${name} expects of you. “We” are the people who run this server; by making an account you agree to this page and to the Privacy Policy.`}
    >
      <Section title="What you get">
        <p>
          {name} keeps the books you dictate to it: transactions, budgets, goals, accounts and cards, with {assistant}{' '}
          to talk to. The Free plan includes {blank.limit} voice chats a month; typing is not counted. Pro has no limit
          on voice.
        </p>
      </Section>
      <Section title="Not financial advice">
        <p>
          What {assistant} tells you is arithmetic on what you entered. Predictions and suggestions follow simple rules
          on your own history. None of it is financial, tax or legal advice, and speech can be misheard: look at what
          was written down before you rely on it. Everything can be changed and undone.
        </p>
      </Section>
      <Section title="Your account">
        <p>
          One account is for one person. Give a true e-mail address, choose a good password, and keep it to yourself.
          You answer for what is done with it. Tell us if you think that somebody else can get in.
        </p>
      </Section>
      <Section title="Your data">
        <p>
          Your entries belong to you. You can change them, delete them and download all of them at any time. How they
          are kept and who else is involved stands in the <a href={siteLinks.privacy}>Privacy Policy</a>.
        </p>
      </Section>
      <Section title="Fair use">
        <p>
          Please do not try to reach other people’s data, to get around limits, or to overload the service. We may close
          an account that does.
        </p>
      </Section>
      <Section title="Plans and payment">
        <p>
          Pro costs {blank.priceUsd} or {blank.priceGbp} a month. {blank.paymentFact} How to end a plan and get money
          back stands under <a href={siteLinks.refund}>Cancellation & Refund</a>.
        </p>
      </Section>
      <Section title="Ending it">
        <p>
          Close your account in Account Settings whenever you like, without giving a reason. Nobody can sign in to it
          from then on, and its data is erased {DAYS_KEPT} days later.
        </p>
      </Section>
      <Section title="What we do not promise">
        <p>
          We take care that what was saved stays saved. We cannot promise that the service is always there or free of
          faults, and we are not liable for decisions made on its figures, as far as the law allows that. Rights that
          the law gives you as a consumer are not touched by this page.
        </p>
      </Section>
      <p className="prose-end">
        Something unclear? <a href={siteLinks.contact}>Ask us</a>.
      </p>
    </Prose>
  )
}
