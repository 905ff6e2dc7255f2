import { heroSample } from '#web/marketing/demo/sample.ts'
import { SampleEntry } from '#web/marketing/demo/sample-entry.tsx'
import { SampleWords } from '#web/marketing/demo/sample-words.tsx'

/** What the sheet shows before anyone has said anything. */
export function HeroSample() {
  return (
    <>
      <SampleWords sample={heroSample} />
      <ol className="drafts" aria-label="What becomes of it">
        {heroSample.reading.drafts.map((draft) => (
          <SampleEntry key={draft.index} draft={draft} />
        ))}
      </ol>
    </>
  )
}
