import type { TransactionCategory } from '#domain/category.ts'
import type { Frame } from '#domain/understanding/frame.ts'
import { categoryOfTopic } from '#domain/understanding/lexicon/topic-words.ts'
import { type Part, type Reading, withPieces } from '#domain/understanding/reading.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isAmount, isPause, type Piece, phraseText } from '#domain/understanding/words/piece.ts'
import { prior } from '#domain/understanding/words/prior.ts'

/** What is told, and under what it belongs; `isAll`: each of several. */
export type Filed = { told: Reading; category: TransactionCategory; isAll: boolean }

const verbs = '(?:put|file|move|log|count|mark|tag|class|stick)'
const filing = new RegExp(`^${verbs}$`)
const order = pattern`^ ${verbs} (?:(it|that|this|that one)|them|those|these|both|all of (?:it|them|that)) (?:down )?(?:under|in|into|as|to)
  \s(?:the |my )?(\S+(?: \S+)??)(?: category)?(?: (?:too|also|please|as well|for me|thanks))* $`
const joining = /^(?:and|so|please|also|can|could|you|just)$/

/** "shuttle 25, put that under travel too": null for any other clause, and for an order that stands alone. */
export function readFiled(reading: Reading): Filed | null {
  const { pieces } = reading.clause
  const verb = pieces.findLastIndex(({ norm }) => filing.test(norm))
  const before = prior(pieces, verb)
  if (!pieces.slice(0, verb).some(isAmount) || !before || !(isPause(before) || joining.test(before.norm))) return null
  const [, one, topic = ''] = order.exec(phraseText(pieces.slice(verb))) ?? []
  const category = categoryOfTopic(topic)
  if (category === undefined || category === 'Income') return null
  const clause = withPieces(reading.clause, pieces.slice(0, endOfTold(pieces, verb)))
  return { told: { ...reading, clause }, category, isAll: one === undefined }
}

/** Where the words end that stand before the order and what joins it to them. */
function endOfTold(pieces: readonly Piece[], verb: number): number {
  const last = pieces.slice(0, verb).findLastIndex(({ type, norm }) => type !== 'separator' && !joining.test(norm))
  return last + 1
}

/** What was told with that category: the last entry, or each. */
export function filedUnder(part: Part, { category, isAll }: Omit<Filed, 'told'>): Part {
  const isSpend = (frame: Frame) => frame.intent === 'add' && frame.transaction.kind === 'spend'
  const last = part.frames.findLastIndex(isSpend)
  const frames = part.frames.map((frame, at) =>
    frame.intent === 'add' && isSpend(frame) && (isAll || at === last)
      ? { ...frame, transaction: { ...frame.transaction, category, categoryKnown: true } }
      : frame,
  )
  const drafts = part.drafts.map((draft, at) =>
    draft.kind === 'spend' && (isAll || at === part.drafts.length - 1) ? { ...draft, category } : draft,
  )
  return { ...part, frames, drafts }
}
