import { blank } from '#web/marketing/blanks.ts'
import { Prose } from '#web/marketing/frame/prose.tsx'

/** What a message without JavaScript gets that could not be kept. */
export function ContactProblemPage() {
  return (
    <Prose here="contact" heading="Not sent." lead={blank.problem}>
      <p className="prose-end">Go back in your browser: what you wrote is still there.</p>
    </Prose>
  )
}
