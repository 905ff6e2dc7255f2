import type { TransactionCategory } from '#domain/category.ts'
import { readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { topicAt } from '#domain/understanding/lexicon/topic-words.ts'
import { tokenise } from '#domain/understanding/words/token.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import type { Context } from '#server/context.ts'

const MOST_TURNS_BACK = 12
const sorting =
  /^(?:the |my |that )?([\p{L}&'’ -]+?) (?:(?:is|are)(?! (?:fun|eating|going out)\W*$)|goes|go|belongs?|falls?|counts?|should (?:be|go)|needs to (?:be|go))(?: really| actually)? (?:under |in |into |to |as |part of )?(?:the |my )?([\p{L}& ]+?)(?: category)?\W*$/iu

/** "gym is healthcare", "github goes to bills", "both are bills": under what things of this talk belong. Null for any other sentence. */
export async function readSortedAnew(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const [, thing, under] = sorting.exec(readRetelling(speaker.message).text.trim()) ?? []
  const category = under === undefined ? null : categoryNamed(under)
  if (thing === undefined || category === null) return null
  const turns = await standingTurns(context, speaker, MOST_TURNS_BACK)
  // "they are bills" is read by the change itself, which knows what was told together.
  if (several.test(thing)) return turns.length > 0 ? editOnly(speaker, { change: { category } }) : null
  const among = turns.flatMap(({ entries }) => entries).filter(({ merchant }) => nameFit(merchant, thing) === 'whole')
  const [newest] = among
  if (!newest) return null
  return editOnly(speaker, { change: { category }, target: { merchant: thing }, among: among.map(({ id }) => id) })
}

const several = /^(?:both|all|they|those|these)(?: (?:of )?(?:them|those|these|it))?$/i

/** The category that some words name as a whole; "coffee" names one thing of it. */
function categoryNamed(words: string): TransactionCategory | null {
  const tokens = tokenise(words)
  const topic = topicAt(tokens, 0)
  return topic?.general && topic.to === tokens.length ? topic.category : null
}
