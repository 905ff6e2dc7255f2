import { clausesOf, speaksOfOther } from '#domain/talk/evidence-sentence.ts'
import type { DeleteFrame, Frame, Understanding } from '#domain/understanding/frame.ts'
import { isOfNamed } from '#server/assistant/changes/edit-only.ts'
import type { Heard, ReadPart } from '#server/assistant/corrections/heard.ts'
import type { TalkEdit } from '#server/assistant/decide.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { tellsFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const MOST_CLAUSES = 4
/** What turns an order beside it into none, or keeps a part of what it is about. */
const turns = /\b(?:unless|when|maybe|don['’]?t|do not|never|keep|except|but)\b/i

/**
 * "the honey is a gift, put that in shopping", "breakfast's on my boss, drop it": a sentence that nobody follows as a whole, of which one
 * part by itself changes one thing of this talk, and the others only say why, or which. Null where they tell of anything else.
 */
export async function readByClause(
  context: Context,
  speaker: Speaker,
  { understanding, last }: Heard,
  readPart: ReadPart,
): Promise<Understanding | null> {
  const { message } = speaker
  const clauses = isFollowed(understanding) || speaksOfOther(message) ? [] : clausesOf(message)
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES || turns.test(message)) return null
  const standing = await standingEntries(context, speaker, turnsBack.ofTalk)
  if (standing.length === 0) return null
  const changes: { at: number; frame: TalkEdit | DeleteFrame }[] = []
  for (const [at, text] of clauses.entries()) {
    const alone = { ...speaker, message: text }
    const heard = await interpret(context, { ...alone, last })
    const { frames } = (await readPart(context, alone, { understanding: heard, last })) ?? heard
    const [frame, ...more] = frames
    if (frame && more.length === 0 && isChange(frame)) changes.push({ at, frame })
    else if (tellsFigures(text, speaker)) return null
  }
  const [change, ...others] = changes
  if (!change || others.length > 0) return null
  const beside = clauses.filter((_, at) => at !== change.at).join(', ')
  const [named, ...names] = isOfNamed(change.frame) ? [] : namedIn(beside, standing)
  const spans = [{ start: 0, end: message.length }]
  if (!named || names.length > 0) return understood({ ...change.frame, spans })
  const target = { target: { merchant: named.merchant } }
  const among = change.frame.intent === 'edit' ? { among: named.entries.map(({ id }) => id) } : {}
  return understood({ ...change.frame, ...target, ...among, spans } as Frame)
}

/** Whether the whole says what to do about it, or is something that is told. */
function isFollowed({ frames }: Understanding): boolean {
  const [frame, ...more] = frames
  if (!frame || more.length > 0) return true
  if (frame.intent === 'other') return frame.topic === 'hostile' || frame.topic === 'long'
  return !(frame.intent === 'clarify' && frame.reason === 'no_amount')
}

function isChange(frame: Frame): frame is TalkEdit | DeleteFrame {
  return frame.intent === 'edit' || frame.intent === 'delete'
}
