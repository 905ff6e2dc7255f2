import { nth } from '#domain/talk/count-words.ts'
import { openers } from '#domain/talk/openers.ts'
import type { Transaction } from '#domain/transaction.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import type { ChangeScope } from '#server/assistant/changes/make-changes.ts'
import { findEntry } from '#server/assistant/find/find-entry.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { turnsBack, turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'

const naming = pattern.iu`^\W*${openers}(?:(?:can|could) you (?:please )?)?undo (?:the|my|that)
  \s(?!(?:last|latest|previous|both|two|three|whole|change|deletion|edit|undo|delete|please|now|then|again|thanks
  |one|thing|all|for me|because|since|cause|i|i['’]\p{L}+|we|he|she|they|it)\b)(\p{L}[\p{L}'& ]*?)(?: (?:entry|one|thing|(change|edit|update|correction)))?
  (?:\W*$|\s*[,.;-]| (?:please|because|since|i|it|we|he|she|they)\b)`
const place = new RegExp(`^${nth}\\b ?`, 'i')

/** What an undo names: "undo the coffee", "undo the second one" (no name), "undo the coffee change" (only a change of it). */
export type NamedUndo = { name: string | null; isPlaced: boolean; isOfChange: boolean }

/** Null where the undo means whatever came last. */
export function readNamedUndo(message: string): NamedUndo | null {
  const [, words, change] = naming.exec(message) ?? []
  if (words === undefined) return null
  return { name: words.replace(place, '') || null, isPlaced: place.test(words), isOfChange: change !== undefined }
}

/** The change that the talk made last to what is named, and did not take back since; null where there is none. */
export async function changeNamed(
  scope: ChangeScope,
  { name, isPlaced, isOfChange }: NamedUndo,
): Promise<number | null> {
  const { context, speaker } = scope
  const chosen = isPlaced ? await findEntry(scope, { merchant: name ?? undefined, text: '' }) : null
  if (chosen && chosen.is !== 'one') return null
  const isMeant = ({ id, merchant }: Pick<Transaction, 'id' | 'merchant'>) =>
    chosen ? id === chosen.entry.id : name !== null && nameFit(merchant, name) !== null
  const turns = (await turnsOfTalk(context, { userId: speaker.userId, limit: turnsBack.ofLongTalk })).map(
    ({ outcome }) => outcome,
  )
  const tookBack = new Set(turns.flatMap((outcome) => outcome.tookBack ?? []))
  const written = turns.flatMap(({ saved }) => saved)
  const found = written.findLast(({ transaction, changeId }) => isMeant(transaction) && !tookBack.has(changeId))
  const isFirst = found && written.find(({ transaction }) => transaction.id === found.transaction.id) === found
  return found && !(isOfChange && isFirst) ? found.changeId : null
}
