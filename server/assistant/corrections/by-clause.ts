import { clausesOf, speaksOfOther } from '#domain/talk/evidence-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { DeleteFrame, Frame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { deleteOnly } from '#server/assistant/changes/delete-only.ts'
import { isOfNamed } from '#server/assistant/changes/edit-only.ts'
import { asksForRemoval } from '#server/assistant/changes/removal-words.ts'
import type { Heard, ReadPart } from '#server/assistant/corrections/heard.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import type { TalkEdit } from '#server/assistant/decide.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { tellsFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit, singularWords } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingEntries, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood, understoodAsUnknown } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const MOST_CLAUSES = 4
/** What turns an order beside it into none, or keeps a part of what it is about. */
const turns =
  /\b(?:unless|when|maybe|don['’]?t|do not|never|keep|except|but|(?:had|got|took|drank|ate|paid for) the other)\b/i

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
  const besides = clauses.filter((_, at) => at !== change.at)
  const isCalledOff =
    change.frame.intent === 'edit' && clauses.slice(change.at + 1).some((text) => calledOff.test(text))
  // "the pies and the milk yesterday" is of both.
  const isOfMore = isOfNamed(change.frame) && besides.some((text) => isName(text, standing))
  if (isCalledOff || isOfMore) return null
  // "she said, I returned the shoes" is heard, wished or long past, unless it is ordered away.
  const isHearsay = change.frame.intent === 'delete' && !asksForRemoval(message)
  if (isHearsay && besides.some((text) => hearsay.test(text))) return null
  const beside = besides.join(', ')
  // "took the pad back, they gave me the money": what came back is the pad, and not what was told after it.
  const gone = change.frame.intent === 'delete' ? change.frame.target?.merchant : undefined
  const isPointed =
    standing.some(({ merchant }) => merchant === gone) && namedIn(clauses[change.at] ?? '', standing).length === 0
  const [named, ...names] = isOfNamed(change.frame) && !isPointed ? [] : namedIn(beside, standing)
  const spans = [{ start: 0, end: message.length }]
  const other =
    isPointed && !named && change.frame.intent === 'delete' ? await toldAsIn(context, speaker, message) : null
  if (other) return other.isOne ? deleteOnly(speaker, other.entry) : unknownTotal(speaker, [other.entry])
  // "took the dog back, they gave me the money back": nothing that was told came back.
  if (isPointed && !named && (cameBack.test(message) || (standing.length > 1 && besides.some(isOfOther))))
    return understoodAsUnknown(speaker)
  if (!named || names.length > 0) return understood({ ...change.frame, spans })
  const target = { target: { merchant: named.merchant } }
  const isKnown = change.frame.intent === 'edit' || 'among' in change.frame
  const among = isKnown ? { among: named.entries.map(({ id }) => id) } : {}
  return understood({ ...change.frame, ...target, ...among, spans } as Frame)
}

const hearsay =
  /^\W*(?:(?:and|but|so) )?(?:(?:i|we|you|he|she|they) (?:said|says?|thought|wish(?:ed)?|hoped?|dream(?:ed|t)|guess)|in (?:my|a) dreams?|hopefully|what if|last (?:year|month|week)|(?:\p{L}+ )?(?:years?|months?) ago|my plan (?:is|was))\W*$/iu

/** "it paid 125, scratch that" */
const calledOff =
  /^\W*(?:(?:and|no|oh|actually|or|well|please)\b[\s,]*)*(?:(?:scratch|forget|cancel|ignore|drop|undo|delete) (?:it|that|this|the)\b|never ?mind|(?:no,? )?wait\W*$)/i

/** Whether some words are a thing that was told, and nothing else. */
function isName(text: string, standing: readonly Transaction[]): boolean {
  const name = text.replace(/^\W*(?:and )?(?:the|my) /i, '')
  return standing.some(({ merchant }) => nameFit(merchant, name) === 'whole')
}

/** "took the heating pad back" of what was told as "a heating pad at Walgreens": the only entry that was told with those words. `isOne`: with nothing beside it. */
async function toldAsIn(
  context: Context,
  speaker: Speaker,
  text: string,
): Promise<{ entry: Transaction; isOne: boolean } | null> {
  const words = singularWords(ofThing.exec(text)?.[1] ?? '')
  const parts = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap(partsOfTurn)
  const told = parts.filter(({ part }) => words.length > 0 && words.every((word) => singularWords(part).includes(word)))
  const [only, ...others] = entriesOf([{ entries: told.map(({ entry }) => entry) }])
  return only && others.length === 0 ? { entry: only, isOne: !told.some(({ part }) => several.test(part)) } : null
}
const several = /\b(?:and|plus|with)\b|[&+]|,(?! ?\d)/i
const cameBack =
  /\b(?:took|sent|brought|returned|gave) (?:the|my|that|those) [a-z' ]{2,30} ?back\b|\breturned (?:the|my|that|those) [a-z]|\b(?:money|refund) ?(?:back)?\W*$/i
/** "zipper broke, they refunded me" where several were told: what was wrong was of a thing that nobody can know; "it broke" is of what was told last. */
function isOfOther(text: string): boolean {
  return text.length <= LONGEST && tellsOfOther.test(text)
}
const LONGEST = 80
const tellsOfOther = pattern.iu`^\W*(?:(?:and|but|so) )?(?:(?:the|my|our) )?(?!(?:it|they|that|this|those|these|i|we|he|she|there|you)\b)\p{L}+(?: \p{L}+)? (?:broke|breaks|ripped|tore|cracked|leaked|fell|stopped|snapped|burst|died|split|came off)\b(?! (?:it|them|that)\b)`
const ofThing =
  /\b(?:the|my|that|those) (\p{L}+(?: (?!back\b|to\b|was\b|were\b|is\b|broke\b|did|got\b|had\b)\p{L}+)?)/iu

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
