import { openers } from '#domain/talk/openers.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { deleteOnly } from '#server/assistant/changes/delete-only.ts'
import { isOfAmount, tellsFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingEntries, standingTurns, toldAlone } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 120
const unit = '(?:one|pair|pack|packet|bottle|box|can|bag|carton|case|jar|tin|tub|tube|bunch|tray|roll|set|round)'
const order = pattern.i`(?:^\W*${openers}|[,.;:] ?(?:so |and |please )*|\b(?:so|and) )(?:please |just )?(?:(?:delete|remove|erase|drop|scrap|undo|ditch|lose) the (?:second|other|extra|last) ${unit}(?: again)?
  |(?:take|cross|strike|leave) the (?:second|other|extra|last) ${unit} (?:off|out|back|away))(?: again| please)*(?=\W*$|[,.;]| (?:because|since|as|she|he|they|it|we|i)\b)`

/** "it was only one bottle": how it is sold is no name. */
const isUnit = new RegExp(`^${unit}$`, 'i')

/** "I only had the one" */
const onlyOne = pattern.i`^\W*${openers}(?:(?:i|we) (?:really |actually )?(?:only|just) (?:really |actually )?(?:had|bought|got|took|ordered|paid for)
  |(?:there|it) (?:was|were) (?:really |actually )?(?:only|just)|(only|just)) (?:the )?one(?: ((?!of\b|for\b|in\b|more\b|at\b|on\b)[a-z]+(?: [a-z]+)?))??(?: of (?:them|those))?(?: (?:actually|in the end|after all|today|though))*\W*$`

/** "take the second pair out", "I only had the one", right after another pair was told: of the two that are alike it is the one told last. Null for any other sentence. */
export async function readSecondOfTwo(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const { message } = speaker
  if (message.length > LONGEST || /\?\W*$/.test(message)) return null
  const only = onlyOne.exec(message)
  // "just one more coffee", "only one" may be said of anything.
  if (only?.[1] !== undefined && !readRetelling(message).isMarked) return null
  if (!(only || order.test(message)) || hasAmount(speaker)) return null
  const last = (await toldAlone(context, speaker))?.entry
  if (!last) return null
  const alike = (await standingEntries(context, speaker, turnsBack.ofTalk)).filter(
    ({ merchant, amountMinor }) => merchant === last.merchant && amountMinor === last.amountMinor,
  )
  const name = only?.[2]
  if (name !== undefined && !isUnit.test(name) && nameFit(last.merchant, name) !== 'whole') return null
  if (only && !(await areOne(context, speaker, alike))) return null
  return alike.length === 2 ? deleteOnly(speaker, last) : null
}

/** Whether alike entries may be one that was told twice: of one day, and of none was told for whom or at what time of the day. */
async function areOne(context: Context, speaker: Speaker, alike: readonly Transaction[]): Promise<boolean> {
  const ids = new Set(alike.map(({ id }) => id))
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const tellings = turns.filter(({ entries }) => entries.some(({ id }) => ids.has(id)))
  return new Set(alike.map(({ date }) => date)).size === 1 && !tellings.some(({ message }) => isApart(message))
}

function isApart(message: string): boolean {
  const [, whom] = forWhom.exec(message) ?? []
  return (whom !== undefined && !isOfAmount(whom)) || timeOfDay.test(message)
}
const forWhom = /\bfor (?:my |our |the |his |her )?([^\s,.]+)/i
const timeOfDay =
  /\b(?:morning|noon|afternoon|evening|tonight|night|earlier|later|breakfast|lunch|dinner|\d ?[ap]\.?m|o['’]?clock|way (?:back|home|there))\b/i

function hasAmount(speaker: Speaker): boolean {
  return tellsFigures(speaker.message.replace(/\b(?:second|one)\b/gi, ''), speaker)
}
