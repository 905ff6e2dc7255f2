import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { type Subject, talkSubject } from '#server/assistant/talk-subject.ts'
import { turnsOfTalk } from '#server/assistant/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const itself = /\b(?:it|that one|that|this)\b/i
const feeding =
  /^\W*(?:(?:and|please|now|then)\W+)*(?:put|add|pay|set aside)\W+(?:another|a further|an extra)?\s*(.*?\d\S*|\p{L}+(?:[ -]\p{L}+){0,2}?)(?: more)?(?: dollars| euros| pounds| bucks)?(?: (?:in|into it|to it|in there|aside|away|towards it|more))*\W*$/iu

/**
 * Reads "move it to August", "rename it" and "put another 50 in" of the goal or budget that the talk is about; what is to be deleted has
 * to be named where it was only asked about. Null where the talk is about entries, or the sentence about something else.
 */
export async function readOfSubject(
  context: Context,
  speaker: Speaker,
  { frames }: Understanding,
): Promise<Understanding | null> {
  const [frame, ...more] = frames
  if (!frame || more.length > 0 || !mayBeOfSubject(frame)) return null
  const words = feeding.exec(speaker.message)?.[1]
  if (!itself.test(speaker.message) && words === undefined) return null
  const subject = await talkSubject(context, speaker)
  const message = subject && (await inFull(context, speaker, { subject, frame, words }))
  if (!message) return null
  const understanding = await interpret(context, { ...speaker, message, last: null })
  const [meant] = understanding.frames
  if (!meant || !isOfSubject(meant)) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return { ...understanding, frames: [{ ...meant, spans }], drafts: [], strikes: [] }
}

/** "make it 450" is read by the change itself, which knows what the amount was put towards. */
function mayBeOfSubject(frame: Frame): boolean {
  switch (frame.intent) {
    case 'edit':
      return !frame.target && frame.change.amountMinor === undefined
    case 'delete':
      return !frame.target
    case 'add':
      return frame.transaction.merchant === 'Income' || frame.transaction.merchant === 'Purchase'
    case 'clarify':
      return frame.reason === 'no_merchant'
    case 'other':
      return frame.topic === 'unknown'
    default:
      return false
  }
}

type Meant = { subject: Subject; frame: Frame; words: string | undefined }

async function inFull(context: Context, speaker: Speaker, { subject, frame, words }: Meant): Promise<string | null> {
  const name = subject.about === 'goal' ? `the ${subject.name} goal` : `the ${subject.category} budget`
  if (frame.intent === 'delete') {
    const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    const wasDone = (before?.outcome.done?.length ?? 0) > 0
    if (!wasDone) return null
    return subject.about === 'goal' && subject.fedBy !== null ? 'undo' : speaker.message.replace(itself, name)
  }
  if (words !== undefined && subject.about === 'goal') return `put ${words} towards ${subject.name}`
  return itself.test(speaker.message) ? speaker.message.replace(itself, name) : null
}

function isOfSubject(frame: Frame): boolean {
  return (
    frame.intent === 'goal' ||
    frame.intent === 'budget' ||
    frame.intent === 'undo' ||
    ((frame.intent === 'edit' || frame.intent === 'delete') && frame.target !== undefined)
  )
}
