import type { Sample } from '#web/marketing/demo/sample.ts'
import { wordParts } from '#web/ui/draft-card/word-parts.ts'
import { Strike } from '#web/ui/strike.tsx'

/** The sentence of a sample, its corrections struck. */
export function SampleWords({ sample }: { sample: Sample }) {
  return (
    <p className="said">
      {wordParts(sample.text, sample.reading, true).map((part) =>
        part.kind === 'struck' ? (
          <s className="cut" key={part.start}>
            {part.text}
            <Strike />
          </s>
        ) : (
          <span className={`said-${part.kind}`} key={part.start}>
            {part.text}
          </span>
        ),
      )}
    </p>
  )
}
