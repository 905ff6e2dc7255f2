import type { Minor } from '#domain/money.ts'
import { type OutcomeSaid, readOutcome } from '#domain/talk/outcome-sentence.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Heard } from '#server/assistant/corrections/heard.ts'
import { unknownTotal } from '#server/assistant/corrections/unknown-total.ts'
import { namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { isFarFrom } from '#server/assistant/is-far-from.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { newWords, singularWords } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, type StandingTurn, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { type TalkTurn, turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

/**
 * "they knocked twelve off the tires so it's 400 even", "with shipping it's forty one", "Nico only gave me ten": what a thing of this talk
 * comes to after all, that it names or that is talked of. Null for any other sentence, for a thing that was never told, and for one of
 * another day or with words of its own ("it was 14 for the taxi home"), which is news.
 */
export async function readOutcomeAnew(
  context: Context,
  speaker: Speaker,
  { understanding: { frames } }: Heard,
): Promise<Understanding | null> {
  const said = readOutcome(speaker.message)
  const [, by, way] = relative.exec(said?.amount ?? '') ?? []
  const [told, ...others] = said?.isNear ? frames : []
  const heard = told?.intent === 'edit' && others.length === 0 ? (told.change.amountMinor ?? null) : null
  const amountMinor = said && (onlyAmount(by ?? said.amount, speaker) ?? heard)
  if (!said || amountMinor === null) return null
  const sign = /^(?:less|lower|cheaper)$/i.test(way ?? '') ? -1 : 1
  const change = way === undefined ? { amountMinor } : { byMinor: sign * amountMinor }
  const isOfOne = said.isMarked || said.ofLast === 'unnamed'
  const limit = isOfOne ? turnsBack.ofTalk : turnsBack.pointedAt
  const turns = await standingTurns(context, speaker, limit)
  const [named] = said.ofLast === 'surely' ? [] : namedIn(said.around, entriesOf(turns))
  if (named) {
    const { days } = saidFigures(speaker.message, speaker)
    const meant = named.entries.filter(({ date }) => days.length === 0 || days.includes(date))
    if (said.isNear && meant.some((entry) => isFarFrom(entry.amountMinor, amountMinor))) return null
    if (meant.length === 0 || (!said.isMarked && isOther(said, named.merchant, turns))) return null
    const among = meant.map(({ id }) => id)
    return editOnly(speaker, { change, target: { merchant: named.merchant }, among })
  }
  const [last] = turns
  if (!last || !said.ofLast) return null
  const [before] = await turnsOfTalk(context, { userId: speaker.userId, limit: 1 })
  if (before?.outcome.question) return null
  if (said.isReceived) {
    const received = entriesOf(turns).find((entry) => entry.amountMinor < 0)
    const isLast = received !== undefined && last.entries.at(-1)?.id === received.id
    const isSaid = said.isMarked ? !(await wasRemark(context, speaker, before)) : /\bonly\b/i.test(speaker.message)
    return received && (isSaid || (isLast && !said.isMarked))
      ? editOnly(speaker, { change, among: [received.id] })
      : null
  }
  // "with tax it's 100" right after shoes and a hat: of the one, or of both?
  const isUnsure = said.extra !== null && last.entries.length > 1
  const isWrong = last.entries.some((entry) => isOtherWay(said, entry, amountMinor))
  return isUnsure || isWrong ? unknownTotal(speaker, last.entries) : editOnly(speaker, { change })
}

/** Of what was only remarked on right before, nothing stands that could be meant. */
async function wasRemark(context: Context, speaker: Speaker, before: TalkTurn | undefined): Promise<boolean> {
  if (!before || before.outcome.saved.length > 0) return false
  return (await interpret(context, { ...speaker, message: before.message, last: null })).intent === 'other'
}

/** "the mat was on sale, make it ten less" */
const relative = /^(.+) (less|lower|cheaper|more|higher|extra)$/i

/** "with tax it's 11" of shoes for 72: no tax makes them cheaper. What comes in may come to less by it. */
function isOtherWay({ extra }: OutcomeSaid, entry: Transaction, amountMinor: Minor): boolean {
  if (extra === null || entry.amountMinor < 0) return false
  return extra === 'more' ? amountMinor < entry.amountMinor : amountMinor > entry.amountMinor
}

/** Whether words of its own stand with the name: "the taxi home" of a taxi. */
function isOther({ around, isBare }: OutcomeSaid, merchant: string, turns: readonly StandingTurn[]): boolean {
  const told = turns.filter(({ entries }) => entries.some((entry) => entry.merchant === merchant))
  const known = `${merchant} ${told.map(({ message }) => message).join(' ')}`
  if (isBare) return newWords(around.replace(dayWords, ' '), known).length > 0
  const words = around.split(/[\s]+/)
  const name = singularWords(merchant)
  const at = words.findLastIndex((word) => singularWords(word).some((each) => name.includes(each)))
  const beside = words[at + 1]
  return beside !== undefined && !/[,;]$/.test(words[at] ?? '') && !goesOn.test(beside)
}

/** Words of a day are none of a thing. */
const dayWords = /\b(?:today|yesterday|tonight|last night|(?:on |last )*(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi
const goesOn = /^(?:for|with|because|since|i|we|they|he|she|it|and|so|was|were|is|had|came)$/i
