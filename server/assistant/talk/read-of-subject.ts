import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { wholeCategory } from '#server/assistant/changes/delete-budget-or-goal.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { type Subject, talkSubject } from '#server/assistant/talk/talk-subject.ts'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** What is put right or added to in a talk is said in few words. */
const LONGEST = 160

const itself = /\b(?:it|that one|that|this)\b/i
const feeding = pattern.iu`^\W*(?:(?:and|please|now|then|i|i['’]ve|ive)\W+)*(?:put|add|added|pay|save|saved|set aside)(?: in)?\W+(?:another|a further|an extra)?\s*(.*?\d\S*
  |\p{L}+(?:[ -]\p{L}+){0,2}?)(?: more)?(?: dollars| euros| pounds| bucks)?(?: (?:in|into it|to it|in there
  |aside|away|towards it|already|so far|more|today|yesterday|just now|this (?:morning|week|month)))*\W*$`

const taking = pattern.iu`^\W*(?:(?:and|please|now|then|i|actually|no)\W+)*(?:take|took|pull|pulled|withdraw|withdrew)\W+(?:another\s+)?
  (\S*\d\S*|\p{L}+(?:[ -]\p{L}+){0,2}?)(?: dollars| euros| pounds| bucks)?(?: (?:back|away|out|off|of it|from it|again))+(?:,? (?:because |since |as )?(?:i |we )?(?:needed|need|used|want|wanted)[^\d]{1,60})?\W*$`

/**
 * Reads "move it to August", "rename it", "put another 50 in" and "take 20 back out" of the goal or budget that the talk is about; what is to be deleted has
 * to be named where it was only asked about. Null where the talk is about entries, or the sentence about something else.
 */
export async function readOfSubject(
  context: Context,
  speaker: Speaker,
  { frames }: Understanding,
): Promise<Understanding | null> {
  const [frame, ...more] = frames
  if (!frame || speaker.message.length > LONGEST) return null
  const limits = await readNextLimit(context, speaker)
  if (limits) return limits
  if (more.length > 0) return null
  const dated = await readDeadlineAlone(context, speaker)
  if (dated) return dated
  const words = feeding.exec(speaker.message)?.[1]
  // "saved 200" was not spent, and may have been put by.
  const isPutBy = words !== undefined && frame.intent === 'other' && frame.topic === 'negated'
  const taken = taking.exec(speaker.message)?.[1]
  if (!isPutBy && taken === undefined && !mayBeOfSubject(frame)) return null
  if (!itself.test(speaker.message) && words === undefined && taken === undefined) return null
  const subject = await talkSubject(context, speaker)
  if (!subject) return null
  const message = await inFull(context, speaker, { subject, frame, words, taken })
  const understanding = message ? await interpret(context, { ...speaker, message, last: null }) : null
  const [meant] = understanding?.frames ?? []
  if (!understanding || !meant || !isOfSubject(meant)) return ofNothing(frame)
  const spans = [{ start: 0, end: speaker.message.length }]
  return { ...understanding, frames: [{ ...meant, spans }], drafts: [], strikes: [] }
}

/**
 * "and 100 for transport", "500 for utilities and 200 for fun", right behind the order that set a budget: the next ones, of other whole
 * categories. What is not led on may be a payment where it is only one, and where it is told as "shopping 60 and travel 30".
 */
async function readNextLimit(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const limits = limitsIn(speaker.message)
  if (!limits) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  const done = before?.outcome.done?.at(-1)
  if (done?.about !== 'budget' || done.act === 'removed') return null
  const message = limits.map(({ sum, of }) => `set ${of} budget to ${sum}`).join(' and ')
  const understanding = await interpret(context, { ...speaker, message, last: null })
  const { frames } = understanding
  const isEach = frames.length === limits.length && frames.every((frame) => frame.intent === 'budget' && frame.category)
  const isSame = frames.some((frame) => frame.intent === 'budget' && frame.category === done.name)
  if (!isEach || isSame) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return { ...understanding, frames: frames.map((frame) => ({ ...frame, spans })), drafts: [] }
}

type Limit = { sum: string; of: string }

/** The limits that are told for whole categories one after another; null where anything else is told, and where they may be payments. */
function limitsIn(message: string): Limit[] | null {
  const isLed = ledOn.test(message)
  const limits: Limit[] = []
  for (const part of message.replace(ledOn, '').split(/,\s+(?:and\s+)?|\s+and\s+/i)) {
    const { sum, of, category, level } = limitOf.exec(part)?.groups ?? {}
    const name = of ?? category
    const isPlain = level !== undefined && !/\b(?:to|month|monthly)\b/i.test(part)
    if (!name || !wholeCategory.test(name) || (isPlain && !isLed)) return null
    limits.push({ sum: sum ?? level ?? '', of: name })
  }
  return isLed || limits.length > 1 ? limits : null
}
const ledOn = /^\W*(?:and|also|plus|then)\W+/i
const each = '(?: a month| per month| monthly| each month)?'
const limitOf = new RegExp(
  `^\\W*(?<sum>\\S*\\d\\S*|\\p{L}+(?: hundred| thousand)?)${each} (?:for|on) (?<of>\\p{L}+(?: out)?)${each}\\W*$|^\\W*(?<category>\\p{L}+(?: out)?) (?:to )?(?<level>\\S*\\d\\S*)${each}\\W*$`,
  'iu',
)

/** "by christmas", right behind the goal: when it is to be reached. */
async function readDeadlineAlone(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const day = deadlineAlone.exec(speaker.message)?.[1]
  if (day === undefined) return null
  const subject = await talkSubject(context, speaker)
  if (subject?.about !== 'goal') return null
  const message = `move the ${subject.name} goal to ${day}`
  const understanding = await interpret(context, { ...speaker, message, last: null })
  const [meant] = understanding.frames
  if (meant?.intent !== 'goal' || !meant.deadline) return null
  return { ...understanding, frames: [{ ...meant, spans: [{ start: 0, end: speaker.message.length }] }], drafts: [] }
}
const deadlineAlone =
  /^\W*(?:(?:and|ok|okay|so|no|actually|make it|say|let['’]?s say|i (?:want|need) it|it should be (?:ready|done))\W+)*(?:by|until|till) (?!\w+ing\b)(\S.*)$/i

/** "it should be ready" of a goal is no new name for the entry that was saved before it. */
function ofNothing(frame: Frame): Understanding | null {
  if (frame.intent !== 'edit' || frame.change.merchant === undefined) return null
  const { spans, confidence } = frame
  return {
    intent: 'other',
    frames: [{ intent: 'other', topic: 'unknown', spans, confidence }],
    drafts: [],
    strikes: [],
  }
}

/** "call it sofa" */
const calling =
  /^(\W*(?:(?:please|ok|no|actually|and)\W+)*)(?:call|name) (it|that)(?= (?!a |an |the |off\b|quits|even|done|by\b)\p{L})/iu
/** "rename it italy" */
const renaming = /^(\W*(?:please )?rename (?:it|that))(?: to| as)? (?!to\b|as\b)(\p{L})/iu
const until = /\b(?:by|until|till|before)\s+(?:the )?(?:end of )?(\p{L}+(?: \d{4})?|\d{4})\W*$/iu

/** "push it back to May" */
const putOff =
  /\b(?:push|delay|extend|postpone|shift|put|move) (?:it|that) (?:\w+ )?(?:to|until|till) (?:the )?(?:end of )?(\p{L}+(?: \d{4})?|\d{4})\W*$/iu

/** "make it 450" is read by the change itself, which knows what the amount was put towards. */
function mayBeOfSubject(frame: Frame): boolean {
  switch (frame.intent) {
    case 'edit':
      return !frame.target && frame.change.amountMinor === undefined
    case 'delete':
      return !frame.target
    case 'add':
      return Object.values<string>(unnamed).includes(frame.transaction.merchant)
    case 'clarify':
      return frame.reason === 'no_merchant' || (frame.reason === 'no_amount' && frame.draft.merchant === undefined)
    case 'other':
      return frame.topic === 'unknown'
    case 'balance':
      return true
    default:
      return false
  }
}

/** The amount to put in, or to take out. */
type Meant = { subject: Subject; frame: Frame; words: string | undefined; taken: string | undefined }

async function inFull(
  context: Context,
  speaker: Speaker,
  { subject, frame, words, taken }: Meant,
): Promise<string | null> {
  const name = subject.about === 'goal' ? `the ${subject.name} goal` : `the ${subject.category} budget`
  if (frame.intent === 'delete') {
    if (!subject.isChanged) return null
    const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
    const isFed = before?.outcome.done?.at(-1)?.act === 'fed'
    return isFed ? 'undo' : speaker.message.replace(itself, name)
  }
  if (words !== undefined && subject.about === 'goal') return `put ${words} towards ${subject.name}`
  if (taken !== undefined && subject.about === 'goal') return `take ${taken} out of ${name}`
  if (frame.intent === 'balance') return subject.about === 'goal' ? `how much is in ${name}` : null
  const deadline =
    subject.about === 'goal' ? (until.exec(speaker.message)?.[1] ?? putOff.exec(speaker.message)?.[1]) : undefined
  if (deadline !== undefined) return `move ${name} to ${deadline}`
  const said = speaker.message
    .replace(calling, '$1rename $2')
    .replace(renaming, (_, order, initial) => `${order} to ${initial.toUpperCase()}`)
  return itself.test(said) ? said.replace(itself, name) : null
}

function isOfSubject(frame: Frame): boolean {
  return (
    frame.intent === 'goal' ||
    frame.intent === 'budget' ||
    frame.intent === 'undo' ||
    ((frame.intent === 'edit' || frame.intent === 'delete') && frame.target !== undefined)
  )
}
