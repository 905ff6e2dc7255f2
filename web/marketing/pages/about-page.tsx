import { product } from '#domain/product.ts'
import { Prose, Section } from '#web/marketing/frame/prose.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

const { name, assistant } = product

export function AboutPage() {
  return (
    <Prose
      here="about"
      heading={
        <>
          On your <em>say-so.</em>
        </>
      }
      lead={`${name} is a ledger you keep by talking. You say what you spent, the way you would tell a friend, and it is in the books before you have put the phone away.`}
    >
      <Section title="Why we made it">
        <p>
          Most people know that they should write their spending down, and most people stop after a week. Not because it
          is hard, but because it is dull: open the app, find the form, pick the category, type the figure. Saying
          “coffee four, lunch twelve” takes two seconds. So we made the two seconds enough.
        </p>
      </Section>
      <Section title={`Who ${assistant} is`}>
        <p>
          {assistant} is the voice that answers. She listens, writes down, sorts, and tells you what is left of your
          budget. She takes a correction in mid-sentence, asks when an amount could mean two things, and takes anything
          back when you say “scratch that”.
        </p>
        <p>
          She does not make figures up. An amount comes from your own words, a total from your own entries. Where there
          is too little to go by, she says so.
        </p>
      </Section>
      <Section title="What we hold to">
        <ul>
          <li>Your books are yours: take all of them with you in one file, or have all of them erased.</li>
          <li>Nothing you do is final. Every entry can be undone, by tap or by voice.</li>
          <li>No advertising, no trackers. These pages load nothing from anyone else.</li>
          <li>Understanding what you say is our own code, and works without anybody’s cloud.</li>
        </ul>
      </Section>
      <p className="prose-end">
        Curious? <a href={siteLinks.home}>Say something to her</a>, no account needed.
      </p>
    </Prose>
  )
}
