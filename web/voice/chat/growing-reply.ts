/** The words of a reply that is still on its way; empty while there are none. */
export class GrowingReply {
  readonly #listeners = new Set<() => void>()
  #text = ''

  read = (): string => this.#text

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes the whole text so far; the empty text takes back what was shown. */
  show = (text: string): void => {
    if (text === this.#text) return
    this.#text = text
    for (const listener of this.#listeners) listener()
  }
}
