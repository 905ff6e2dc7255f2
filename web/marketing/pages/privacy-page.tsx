import { DAYS_KEPT } from '#domain/closing.ts'
import { product } from '#domain/product.ts'
import { blank } from '#web/marketing/blanks.ts'
import { Prose, Section } from '#web/marketing/frame/prose.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

const { name, assistant } = product

export function PrivacyPage() {
  return (
    <Prose
      heading="Privacy Policy"
      lead={`What you tell ${name} is used to show you your money, and for nothing else. This page says what is stored, who else is involved, and how you get it back or have it erased. “We” are the people who run this server.`}
    >
      <Section title="What we store">
        <ul>
          <li>Your name, your e-mail address, and your password as a hash that cannot be read back.</li>
          <li>What you enter: transactions, budgets, goals, accounts and cards, and your settings.</li>
          <li>
            The conversation with {assistant}, as words. A record of each change, so that it can be undone and never
            happens twice.
          </li>
          <li>Your open sessions, with the name of the browser, so that you can end them. Not your network address.</li>
          <li>How many voice chats you held this month, and which plan you are on.</li>
          <li>What you write to us through the contact page.</li>
        </ul>
        <p>
          Account numbers and bank-link tokens are stored encrypted with AES-256-GCM. The service’s logs hold no
          amounts, no merchants and nothing you said.
        </p>
      </Section>
      <Section title="Where your voice goes">
        <p>{blank.voiceFact}</p>
        <p>
          The demonstration on our first page works inside your browser. What you type or say there is never sent to us
          and not stored; for speech it relies on the recognition that your browser brings along.
        </p>
      </Section>
      <Section title="Who else is involved">
        <ul>
          <li>{blank.modelFact}</li>
          <li>{blank.bankFact}</li>
          <li>{blank.paymentFact}</li>
          <li>{blank.googleFact}</li>
          <li>{blank.countryFact}</li>
        </ul>
        <p>
          We sell nothing about you, and give it to nobody else. Our pages load no script, font or picture from another
          site, so nobody learns that you were here.
        </p>
      </Section>
      <Section title="Cookies">
        <p>
          One, when you sign in, that keeps you signed in. Your browser also remembers how you like the app to look.
          There is nothing that follows you around, so there is no banner to click away.
        </p>
      </Section>
      <Section title="Your data, back or gone">
        <p>
          In Account Settings you can download everything as one file, and close your account. A closed account can no
          longer be signed in to, and {DAYS_KEPT} days later all of its data is erased: entries, conversation, history
          and the account itself. Copies in backups go when the backups are replaced.
        </p>
        <p>
          Anything wrong, or a question about your data? <a href={siteLinks.contact}>Write to us</a>.
        </p>
      </Section>
    </Prose>
  )
}
