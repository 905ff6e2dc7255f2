import type { Unsent } from '#web/lib/offline/unsent.ts'

/** "1 entry", "2 entries and 1 message": what these are, as the engine read them when they were kept; `isOne` for the verb. */
export function tellUnsent(items: readonly Unsent[]): { words: string; isOne: boolean; hasMessages: boolean } {
  const entries = items.reduce((sum, item) => sum + entriesOf(item), 0)
  const messages = items.filter(isMessage).length
  const parts = [counted(entries, 'entry', 'entries'), counted(messages, 'message', 'messages')]
  return {
    words: parts.filter((part) => part !== '').join(' and '),
    isOne: entries + messages === 1,
    hasMessages: messages > 0,
  }
}

/** A question, an order, or words that are no entry before Penny has asked about them. */
export function isMessage(item: Unsent): boolean {
  return entriesOf(item) === 0
}

function entriesOf(item: Unsent): number {
  return item.kind === 'entry' ? 1 : (item.entries ?? 0)
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
