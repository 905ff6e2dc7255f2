import { addDays, type Day } from '#domain/calendar.ts'
import { type Piece, quiet } from '#domain/understanding/words/piece.ts'

const steps: Record<string, number> = { before: -1, after: 1 }

/** "coffee yesterday 4.50 and the day before 4": counted from the day that was said before. */
export function settleDays(input: Piece[]): Piece[] {
  const pieces = [...input]
  let said: Day | null = null
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    if (piece.type === 'day' && next?.type === 'day' && next.norm === 'today') pieces[at + 1] = quiet(next)
    if (piece.type === 'day' && !piece.struck) said = piece.day
    if (said === null || !/^(day|night|evening|morning)$/.test(piece.norm)) continue
    const step = steps[pieces[at + 1]?.norm ?? '']
    const article = pieces[at - 1]
    if (step === undefined || article?.norm !== 'the') continue
    pieces[at - 1] = quiet(article)
    pieces[at] = { ...quiet(piece), type: 'day', day: addDays(said, step), future: false, norm: piece.norm }
    const word = pieces[at + 1]
    if (word) pieces[at + 1] = quiet(word)
    said = addDays(said, step)
  }
  return pieces
}
