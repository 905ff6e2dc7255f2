import { formatMoney, minor } from '#domain/money.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { ChoiceOption, OpenChoice } from '#server/assistant/entries/open-choice.ts'
import { isPlace as isPlaceName } from '#server/assistant/find/entry-by-place.ts'
import { onlyAmount, saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { asksBack } from '#server/assistant/waiting/asks-back.ts'
import { readRemovalReply, refusesBehindYes } from '#server/assistant/waiting/removal-reply.ts'
import {
  chosenBehindNo,
  chosenByPlace,
  chosenBySize,
  isAll,
  isNo,
  isSaid,
  isShort,
  isYes,
  plainWords,
} from '#server/assistant/waiting/reply-words.ts'

/**
 * What a message means while a change waits to be chosen. `unclear`: it is to be asked again; `other`: it is no answer, and is taken as a
 * sentence of its own.
 */
export type ChoiceAnswer =
  | { means: 'chosen'; option: Pick<ChoiceOption, 'calls' | 'toldEach'> }
  /** "both" of two limits for one budget, which has only one. */
  | { means: 'asked'; choice: OpenChoice }
  /** "how much is the second one": what it asks about is told, and it is asked again. */
  | { means: 'asksOf'; option: ChoiceOption }
  | { means: 'dropped' }
  | { means: 'unclear' }
  | { means: 'other' }

type Given = { speaker: Speaker; understanding: Understanding /** The turn before asked it. */; isJustAsked: boolean }

/** Reads a message as the answer to which change is meant: its words, its place, its amount, its day, or a yes to the only one. */
export function resolveChoice({ options }: OpenChoice, given: Given): ChoiceAnswer {
  const { speaker, understanding } = given
  const { message } = speaker
  const chosen = (option: ChoiceOption | undefined): ChoiceAnswer =>
    option ? { means: 'chosen', option } : { means: 'other' }

  const named = options.filter(({ label }) => isSaid(label, message))
  if (named.length === 1) return chosen(named[0])
  const asks = asksBack(message)
  if (asks) return asksOf(options, { message, asks })
  const pointed = only(options.filter(({ amountMinor }) => amountMinor === pointedAt(speaker)))
  if (pointed) return chosen(pointed)
  const words = plainWords(message)
  const removal = options.some(takesOut) ? resolveRemoval(options, given) : null
  if (removal) return removal
  if (!isShort(words)) return { means: 'other' }
  const figures = saidFigures(message, speaker)
  const isAnotherOrder = understanding.frames.some(
    ({ intent }) => intent !== 'add' && intent !== 'clarify' && intent !== 'edit' && intent !== 'other',
  )
  if (isAnotherOrder && !isSameOrder(options, understanding)) return { means: 'other' }
  const worded = only(
    options.filter(({ also = [], place = [] }) => also.some((each) => holds(words, each)) || isPlace(words, place)),
  )
  if (worded && !tellsSpend(understanding)) return chosen(worded)
  const both = isAll(words, options.length) ? bothOf(options, speaker) : null
  if (both) return both
  if (figures.amounts.length + figures.days.length === 0) {
    const meant = chosenBehindNo(options, words)
    if (meant) return chosen(meant)
    if (isNo(words)) return { means: 'dropped' }
    if (options.length === 1 && refusesBehindYes(words)) return { means: 'dropped' }
    if (options.length === 1) return isYes(words) ? chosen(options[0]) : { means: 'other' }
    return chosen(
      chosenByPlace(options, words) ??
        chosenBySize(options, words) ??
        only(options.filter(({ label }) => holds(words, label))) ??
        only(options.filter(({ label }) => isHeld(words, label))),
    )
  }
  if (tellsSpend(understanding)) return { means: 'other' }
  return chosen(
    only(
      options.filter(
        ({ amountMinor, day }) =>
          (figures.amounts.length === 0 || figures.amounts.includes(amountMinor)) &&
          (figures.days.length === 0 || (day !== undefined && figures.days.includes(day))),
      ),
    ),
  )
}

/** "how much is the second one" chooses nothing; "what was my first taxi" is a question of its own. */
function asksOf(
  options: readonly ChoiceOption[],
  { message, asks }: { message: string; asks: NonNullable<ReturnType<typeof asksBack>> },
): ChoiceAnswer {
  const words = plainWords(message).replace(/\?/g, '')
  const option = asks === 'else' ? undefined : (chosenByPlace(options, words) ?? chosenBySize(options, words))
  return option && options.length > 1 ? { means: 'asksOf', option } : { means: 'other' }
}

/** "the nineteen one, Jen got that", "nineteen, that one was Jen's": which it is by its amount, and why; null for any other sentence. */
function pointedAt(speaker: Speaker): number | null {
  const [, lead, amount, one, why = ''] = byAmount.exec(speaker.message) ?? []
  if (amount === undefined || (lead === undefined && one === undefined && !/\b(?:it|that|this)\b/i.test(why)))
    return null
  return onlyAmount(amount, speaker)
}
const byAmount = pattern.i`^\W*(?:(?:no|oh|ok|yeah|uh|um|i mean|actually|delete|remove|drop)\b[\s,]*)*(the |that )?([$£€]?\d[\d.]*|[a-z]+(?:[ -][a-z]+)?)(?: (?:dollars?|bucks?|pounds?|euros?|quid))?( one)?(?: please)?[,.;]+ (?:because |since |as )?([^\d]{3,60})$`

/** Each of the choices, where they change different things; two limits of one budget may be meant together. */
function bothOf(options: readonly ChoiceOption[], { currency }: Speaker): ChoiceAnswer | null {
  const things = options.map(({ calls }) =>
    JSON.stringify(calls.map(({ name, input }) => [name, input.id ?? input.category ?? null])),
  )
  const distinct = new Set(things).size
  if (distinct === options.length)
    return { means: 'chosen', option: { calls: options.flatMap(({ calls }) => calls), toldEach: true } }
  const calls = options.flatMap((option) => option.calls)
  if (distinct > 1 || !calls.every(({ name }) => name === 'setBudget')) return null
  const whole = minor(options.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
  const label = formatMoney(whole, currency)
  const input = { ...calls[0]?.input, amountMinor: whole }
  const together: ChoiceOption = {
    label,
    amountMinor: whole,
    also: ['together', 'both'],
    calls: [{ name: 'setBudget', input }],
  }
  const sums = options.map((option) => option.label).join(' or ')
  return {
    means: 'asked',
    choice: { ask: `A budget has one limit. ${sums}, or ${label} for both together?`, options: [...options, together] },
  }
}

function takesOut({ calls }: ChoiceOption): boolean {
  return calls.some(({ name }) => name.startsWith('delete'))
}

/**
 * The answer to whether, or which, is to be deleted. Right after the question a plain yes is one; a yes with anything else behind it, or
 * after another answer, deletes nothing. Null where the message has to be read as that to any other choice.
 */
function resolveRemoval(
  options: readonly ChoiceOption[],
  { speaker, understanding, isJustAsked }: Given,
): ChoiceAnswer | null {
  const words = plainWords(speaker.message)
  const said = readRemovalReply(words)
  const { frames } = understanding
  const isOrder = tellsSpend(understanding) || frames.some((frame) => ordersElse(frame))
  if (said === 'keep' && !isOrder && !chosenBehindNo(options, words))
    return isJustAsked ? { means: 'dropped' } : { means: 'other' }
  const [option, ...others] = options
  if (!option || others.length > 0) return null
  if (!isJustAsked) return { means: 'other' }
  if (said === 'yes' || (said === 'again' && frames.every(isRemoval))) return { means: 'chosen', option }
  return isYes(words) && !isOrder ? { means: 'unclear' } : null
}

/** "delete the second one" to which one is to be deleted: the second of those that were offered. */
function isSameOrder(options: readonly ChoiceOption[], { frames }: Understanding): boolean {
  const [frame, ...more] = frames
  if (frame?.intent !== 'delete' || more.length > 0 || options.length < 2) return false
  return options.every(takesOut) && (!frame.target || isPlaceName(frame.target.merchant))
}

/** An order or a question of its own. An undo of what was only asked about leaves it. */
function ordersElse(frame: Understanding['frames'][number]): boolean {
  if (isRemoval(frame)) return false
  return !['undo', 'clarify', 'edit', 'other', 'add'].includes(frame.intent)
}

function isRemoval(frame: Understanding['frames'][number]): boolean {
  return frame.intent === 'delete' && !frame.target
}

function only<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined
}

/** "the Car one": the whole name of a choice among other words. */
function holds(words: string, label: string): boolean {
  return ` ${words} `.includes(` ${label.toLowerCase()} `)
}

/** "the later one", "delete the oldest": nothing but which of them by its day; "ask me later" is none. */
function isPlace(words: string, place: readonly string[]): boolean {
  const said = byPlace.exec(words)
  return said !== null && place.includes(said[2] ?? '') && (said[1] !== undefined || said[3] !== undefined)
}
const byPlace =
  /^(?:(?:no|oh|i meant?|delete|remove|change|please) )*(the )?(earlier|earliest|oldest|older|later|latest|newest|newer|last|most recent)( one)?$/

/** "the church one": nothing but words of a choice. */
function isHeld(words: string, label: string): boolean {
  const said = singularWords(words).filter((word) => !/^(?:the|that|my|one|for|from|at|please|i|meant?)$/.test(word))
  const known = singularWords(label)
  return said.length > 0 && said.every((word) => known.includes(word))
}

/** "tea 4" is news, "the one for 4" is an answer. */
function tellsSpend({ frames, drafts }: Understanding): boolean {
  return (
    frames.some(({ intent }) => intent === 'add') &&
    drafts.some(({ merchant }) => merchant !== null && !/^(purchase|one|the one)$/i.test(merchant))
  )
}
