import { listWords } from '#domain/list-words.ts'
import type { ToolOutput } from '#domain/tools/registry.ts'
import type { Transaction } from '#domain/transaction.ts'
import { type Manner, nameEntry } from '#server/assistant/answers/name-entry.ts'

type Undone = Pick<ToolOutput<'undoLast'>, 'removed' | 'restored' | 'others'>

/** What an undo did, in one sentence. */
export function sayUndone({ removed, restored, others }: Undone, manner: Manner): string {
  const told = others.map(({ about, name, now }) => sayOther(nameOther(about, name), now))
  const parts = [say('took back', removed, manner), say('put back', restored, manner), ...new Set(told)].filter(Boolean)
  return parts.length === 0 ? 'That is undone.' : `Done, I ${parts.join(' and ')}.`
}

/** A redo with no undo right before it. */
export const NOTHING_TO_REDO = 'There is nothing to redo. Right after an undo, "redo" puts back what it took.'

/** From so many on they are told in one sentence; beyond the other they are only counted. */
const MANY = 3
const MOST_TOLD = 4

const BRING_BACK = ' Say "undo" to bring it back.'

/** "Removed $4.00 for Coffee. Say "undo" to bring it back." */
export function sayRemoved(what: string): string {
  return `Removed ${what}.${BRING_BACK}`
}

/** What several changes of one turn say: that they are changed, or how they come back, is said once. */
export function sayTogether(said: readonly string[]): string {
  const changed = said.map((words) => /^Changed, now (.+?)\.(?: (.*))?$/.exec(words))
  if (said.length > 1 && changed.every((each) => each !== null)) {
    const consequences = changed.flatMap((each) => each[2] ?? [])
    return [`Changed, now ${listWords(changed.map((each) => each[1] ?? ''))}.`, ...consequences.slice(-1)].join(' ')
  }
  const removed = said.filter((words) => words.endsWith(BRING_BACK))
  if (removed.length < 2) return said.join(' ')
  if (removed.length === said.length && said.length >= MANY) {
    const what = said.map((words) => words.slice('Removed '.length, -BRING_BACK.length - 1))
    const named = what.length > MOST_TOLD ? `${what.length} entries` : listWords(what)
    return `Removed ${named}. Say "undo" to bring them back.`
  }
  const told = said.map((words) => (words.endsWith(BRING_BACK) ? words.slice(0, -BRING_BACK.length) : words))
  return `${told.join(' ')} Say "undo" to bring them back.`
}

function say(verb: string, entries: readonly Transaction[], manner: Manner): string {
  const [only] = entries
  if (!only) return ''
  return entries.length === 1 ? `${verb} ${nameEntry(only, manner)}` : `${verb} ${entries.length} entries`
}

function sayOther(what: string, now: Undone['others'][number]['now']): string {
  switch (now) {
    case 'gone':
      return `took back ${what}`
    case 'back':
      return `put back ${what}`
    case 'as_before':
      return `put ${what} back as it was`
  }
}

function nameOther(about: Undone['others'][number]['about'], name: string): string {
  switch (about) {
    case 'budget':
      return `the budget for ${name}`
    case 'goal':
      return `the goal ${name}`
    case 'account':
    case 'card':
      return `the ${name} ${about}`
  }
}
