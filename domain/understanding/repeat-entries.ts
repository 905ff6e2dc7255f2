import type { Entry } from '#domain/understanding/entry.ts'
import { fillers, people, prepositions, pronouns } from '#domain/understanding/function-words.ts'

/** "one for Dave 4.50", "again today 60", "and home 13.45": an entry that only points back is for the same as the one before. */
export function nameAgain(entries: readonly Entry[]): void {
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1]
    if (!before?.merchant || !entry.amount || entry.kind !== before.kind || before.cancelled) continue
    if (entry.category.known || !pointsBack(entry, before)) continue
    entry.merchant = before.merchant
    entry.category = before.category
    entry.categoryName = before.categoryName
    entry.nameless = false
  }
}

const again = new Set(['again', 'back', 'home', 'return', 'one', 'same'])

function pointsBack({ pieces }: Entry, before: Entry): boolean {
  const words = pieces.filter((piece) => !piece.struck && (piece.type === 'word' || piece.type === 'name'))
  const points = words.some(
    ({ norm }) => again.has(norm) && (before.categoryName === 'Transportation' || (norm !== 'home' && norm !== 'back')),
  )
  if (!points) return false
  const one = words.some(({ norm }) => norm === 'one')
  return words.every(
    ({ norm, type }, at) =>
      again.has(norm) ||
      fillers.has(norm) ||
      pronouns.has(norm) ||
      prepositions.has(norm) ||
      people.has(norm) ||
      norm === 'the' ||
      norm === 'my' ||
      (one && type === 'word' && words[at - 1]?.norm === 'for') ||
      (one && words[at - 2]?.norm === 'for'),
  )
}

const parts = /^(half|third|quarter|fifth|sixth|share|part|portion|split|each|shared)$/
const wholes = /^(altogether|total|all|whole|overall)$/

/** "…, so 35", "650 yes six fifty", "36 is my half, it was 72 altogether": the same money told once more is no second entry. */
export function dropRestated(entries: Entry[]): void {
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const [entry, before] = [entries[at], entries[at - 1]]
    if (!entry?.amount || !before?.amount || entry.merchant !== null || before.merchant === null) continue
    const [money, told] = [entry.amount.money, before.amount.money]
    if (money.amountMinor === null || told.amountMinor === null) continue
    const joined = entry.pieces.find((piece) => piece.type === 'separator')?.norm === 'and'
    const same = money.amountMinor === told.amountMinor || money.otherMinor === told.amountMinor
    const shares = [...before.pieces, ...entry.pieces].some(({ norm }) => parts.test(norm))
    const times = told.amountMinor / money.amountMinor
    if (same && !joined && !entry.day) entries.splice(at, 1)
    else if (shares && entry.pieces.some(({ norm }) => wholes.test(norm)) && Number.isInteger(1 / times))
      entries.splice(at, 1)
    else if (shares && Number.isInteger(times) && times >= 2 && times <= 12) {
      before.amount = entry.amount
      entries.splice(at, 1)
    }
  }
}
