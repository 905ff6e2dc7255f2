import type { Day } from '#domain/calendar.ts'
import type { Minor } from '#domain/money.ts'
import { clausesOf, thingWords } from '#domain/talk/evidence-sentence.ts'
import { amountsNear, saidFigures } from '#server/assistant/said-figures.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'

const LONGEST = 160

type Telling = {
  speaker: { today: Day; currency: string }
  /** What was told of the entry before, by which it may be called. */
  known: string
  /** The amount that it had: said again it is none of its own. */
  except?: number
}

/** "they forgot the fee, so 26": the one amount of a sentence, in a part that tells of no other thing; null where there are more, or none. */
export function loneAmount(message: string, { speaker, known, except }: Telling): Minor | null {
  if (message.length > LONGEST) return null
  const amountsOf = (clause: string) =>
    except === undefined ? saidFigures(clause, speaker).amounts : amountsNear(clause, speaker, except)
  const told = clausesOf(message).flatMap((clause) => amountsOf(clause).map((amount) => ({ clause, amount })))
  const [only, ...more] = told.filter(({ amount }) => amount !== except)
  if (!only || more.length > 0) return null
  return tellsOnlyOf(only.clause, known) ? only.amount : null
}

/** Whether every thing that a clause tells of stands in the words by which an entry was told. */
export function tellsOnlyOf(clause: string, known: string): boolean {
  const words = new Set(singularWords(known))
  return thingWords(clause).every((word) => singularWords(word).every((each) => words.has(each)))
}
