import type { ChatLine } from '#domain/views.ts'
import { chatKey } from '#web/lib/person/kept-on-device.ts'
import { type ChatMessage, isChatMessage } from '#web/voice/chat/chat-message.ts'
import { mergeChat } from '#web/voice/chat/merge-chat.ts'

/** Lines kept on this device. */
const MOST_KEPT = 200

/** The conversation of one person, kept in this browser under their own name and written on every change (specification §4). */
export class ChatHistory {
  readonly #key: string
  readonly #storage: Storage
  readonly #listeners = new Set<() => void>()
  #messages: readonly ChatMessage[]

  constructor(personId: string, storage: Storage) {
    this.#key = chatKey(personId)
    this.#storage = storage
    this.#messages = this.#load()
  }

  read = (): readonly ChatMessage[] => this.#messages

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  find(matches: (message: ChatMessage) => boolean): ChatMessage | undefined {
    return this.#messages.findLast(matches)
  }

  /** A line that is there already is replaced where it stands. */
  append(message: ChatMessage): void {
    const isThere = this.#messages.some(({ id }) => id === message.id)
    this.#publish(
      isThere ? this.#messages.map((each) => (each.id === message.id ? message : each)) : [...this.#messages, message],
    )
  }

  /** Takes in what the server holds. */
  takeIn(lines: readonly ChatLine[]): void {
    const merged = mergeChat(this.#messages, lines)
    if (written(merged) !== written(this.#messages)) this.#publish(merged)
  }

  change(id: string, change: Partial<ChatMessage>): void {
    this.#publish(this.#messages.map((message) => (message.id === id ? { ...message, ...change } : message)))
  }

  markUndone(id: string, changeIds: readonly number[]): void {
    const known = this.find((message) => message.id === id)?.undone ?? []
    this.change(id, { undone: [...known, ...changeIds] })
  }

  /** Entries taken back by words are shown as undone where they were shown as saved. */
  markRemoved(removed: readonly { id: string }[]): void {
    const gone = new Set(removed.map(({ id }) => id))
    for (const { id, outcome } of gone.size > 0 ? this.#messages : []) {
      const undone = (outcome?.saved ?? []).filter(({ transaction }) => gone.has(transaction.id))
      if (undone.length > 0)
        this.markUndone(
          id,
          undone.map(({ changeId }) => changeId),
        )
    }
  }

  /** Changes taken back by words are shown so where they were told. */
  markTakenBack(changeIds: readonly number[]): void {
    const gone = new Set(changeIds)
    for (const { id, outcome, undone = [] } of gone.size > 0 ? this.#messages : []) {
      const told = [...(outcome?.saved ?? []), ...(outcome?.done ?? [])].map(({ changeId }) => changeId)
      const fresh = told.filter((seq) => seq !== null && gone.has(seq) && !undone.includes(seq))
      if (fresh.length > 0) this.markUndone(id, fresh as number[])
    }
  }

  remove(id: string): void {
    this.#publish(this.#messages.filter((message) => message.id !== id))
  }

  #publish(messages: readonly ChatMessage[]): void {
    this.#messages = messages
    try {
      this.#storage.setItem(this.#key, written(messages.slice(-MOST_KEPT)))
    } catch {
      console.warn('The chat history could not be stored')
    }
    for (const listener of this.#listeners) listener()
  }

  /** A history that cannot be read is logged only; the screen begins anew (specification §8). */
  #load(): readonly ChatMessage[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? '[]')
      if (Array.isArray(stored) && stored.every(isChatMessage)) return stored
      console.warn('The chat history has another form and was left out')
    } catch {
      console.warn('The chat history could not be read')
    }
    return []
  }
}

/** A line never changes, a changed one is another: each is turned into JSON once, however long the talk grows. */
const lines = new WeakMap<ChatMessage, string>()

function written(messages: readonly ChatMessage[]): string {
  return `[${messages.map(lineOf).join(',')}]`
}

function lineOf(message: ChatMessage): string {
  const line = lines.get(message) ?? JSON.stringify(message)
  lines.set(message, line)
  return line
}
