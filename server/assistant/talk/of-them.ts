import { capital } from '#domain/capital.ts'
import { personIn, readOfThem, readSenderAnew, readSumFor } from '#domain/talk/them-sentence.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/** "he gave me 60" after a tent with my brother came from Brother, "I sent her 30" went to whom the talk named last. Null where what was heard has a name of its own. */
export async function readMoneyOfThem(
  context: Context,
  speaker: Speaker,
  { understanding }: Heard,
): Promise<Understanding | null> {
  const said = readOfThem(speaker.message)
  if (!said || !isNameless(understanding)) return null
  const turns = await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.pointedAt })
  const person = turns
    .toReversed()
    .map(({ message }) => personIn(message))
    .find((each) => each !== null)
  if (person === undefined || person === null) return null
  const message = `${said.before}${said.before && !said.before.endsWith(' ') ? ' ' : ''}${person}${said.after}`
  const heard = await interpret(context, { ...speaker, message, last: null })
  const [frame, ...more] = heard.frames
  if (frame?.intent !== 'add' || more.length > 0 || frame.transaction.kind !== said.kind) return null
  if (frame.transaction.merchant !== capital(person)) return null
  const whole = { start: 0, end: speaker.message.length }
  return { ...heard, frames: [{ ...frame, spans: [whole], amountSpan: whole }], drafts: [] }
}

/** "from grandpa actually" after money that came from grandma. Null for any other sentence, and where no money of somebody came. */
export async function readOtherSender(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const sender = readSenderAnew(speaker.message)
  const entry = sender === null ? undefined : (await toldAlone(context, speaker))?.entry
  if (sender === null || !entry || entry.amountMinor >= 0) return null
  if (entry.merchant !== unnamed.income && personIn(entry.merchant) === null) return null
  return editOnly(speaker, { change: { merchant: capital(sender) }, among: [entry.id] })
}

/** "and 8 for Mia" after "pocket money for Leo 10" is one more of the same for another. Null for any other sentence. */
export async function readSameForOther(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const said = readSumFor(speaker.message)
  const told = said && (await toldAlone(context, speaker))
  if (!told || told.entry.amountMinor <= 0) return null
  const { entry } = told
  const first = personIn(/\bfor (?:my |the )?(\p{L}+)/iu.exec(told.message)?.[1] ?? '')
  if (first === null || first === said.whom || personIn(entry.merchant) !== null) return null
  const heard = await interpret(context, { ...speaker, message: `${entry.merchant} ${said.telling}`, last: null })
  const [frame, ...others] = heard.frames
  if (frame?.intent !== 'add' || others.length > 0) return null
  const { merchant, category } = entry
  const whole = { start: 0, end: speaker.message.length }
  const transaction = { ...frame.transaction, merchant, category, categoryKnown: true }
  return { ...heard, frames: [{ ...frame, transaction, spans: [whole], amountSpan: whole }], drafts: [] }
}

/** Money with nobody to it: "$60.00 income", "What was the $30 for?". */
function isNameless({ frames: [frame, ...more] }: Understanding): boolean {
  if (more.length > 0) return false
  if (frame?.intent === 'add') return frame.transaction.merchant === unnamed[frame.transaction.kind]
  return frame?.intent === 'clarify' && frame.reason === 'no_merchant'
}
