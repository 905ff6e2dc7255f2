import type { ChoiceOption, OpenChoice } from '#server/assistant/entries/open-choice.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const pointing =
  /^\W*(?:(?:no|oh|um|uh|i mean|i meant|sorry|please|yes|yeah)\b[\s,]*)*(?:(?:the|that) one|the (\p{L}+(?: \p{L}+)?) one)\b([^\d?]{0,40})$/iu
/** "mom's", "for dad", "the one from Zara": whose it is, whom it was for, or where. */
const belonging =
  /^\W*(?:(?:no|oh|um|uh|i mean|i meant|sorry|please|yes|yeah)\b[\s,]*)*(?:(?:my |the )?(\p{L}+)['’]s(?: one)?|(?:the )?(?:for|from|at|with) (?:my |the )?(\p{L}+(?: \p{L}+)?))(?: please)?\W*$/iu
const light =
  /^(?:the|that|this|one|i|we|it|was|is|had|got|bought|told|said|you|at|in|on|from|for|of|a|an|my|please|s|then|to)$/

/** "mom's" of "gift for mom 35, gift for dad 40", "the one after lunch" of "coffee 3.50 this morning, then another at 4.75 after lunch": the only choice that was told with those words; null for any other answer. */
export async function chosenByTelling(
  context: Context,
  speaker: Speaker,
  { options }: OpenChoice,
): Promise<ChoiceOption | null> {
  const [found, before = '', behind = ''] = pointing.exec(speaker.message) ?? belonging.exec(speaker.message) ?? []
  const words = singularWords(`${before} ${behind}`).filter((word) => !light.test(word))
  if (found === undefined || words.length === 0) return null
  const parts = (await standingTurns(context, speaker, turnsBack.ofTalk)).flatMap(partsOfTurn)
  const fits = options.filter(({ calls }) =>
    parts.some(({ entry, part }) => calls.some(({ input }) => input.id === entry.id) && holdsAll(part, words)),
  )
  const [only, ...others] = fits
  return others.length === 0 ? (only ?? null) : null
}

function holdsAll(part: string, words: readonly string[]): boolean {
  const known = singularWords(part)
  return words.every((word) => known.includes(word))
}
