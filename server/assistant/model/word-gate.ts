/** Lets a streamed answer through to the screen as far as it has been found sayable. */
export type WordGate = {
  /** Takes the whole answer so far. */
  push(textSoFar: string): void
  /** The answer is complete; gives it back when all of it may be said, else null. */
  end(text: string): string | null
  /** What was shown is not the answer. */
  takeBack(): void
}

/**
 * Holds back the end of a growing text until it can no longer be part of a figure, and everything from the first word that
 * may not be said. `show` gets the text so far, each time whole; the empty text takes back what was shown.
 */
export function createWordGate(given: { mayBeSaid(text: string): boolean; show(text: string): void }): WordGate {
  let shown = ''

  function show(text: string): void {
    if (text === shown) return
    shown = text
    given.show(text)
  }

  return {
    push(textSoFar) {
      const text = settled(withoutThoughts(textSoFar))
      if (text !== '' && given.mayBeSaid(text)) show(text)
    },
    end(text) {
      const said = withoutThoughts(text).trim()
      const maySay = said !== '' && given.mayBeSaid(said)
      show(maySay ? said : '')
      return maySay ? said : null
    },
    takeBack() {
      show('')
    },
  }
}

/** Some open models think aloud in front of their answer. */
export function withoutThoughts(text: string): string {
  const start = text.trimStart()
  if ('<think>'.startsWith(start)) return ''
  if (!start.startsWith('<think>')) return text
  const end = start.indexOf('</think>')
  return end < 0 ? '' : start.slice(end + '</think>'.length).trimStart()
}

/** Without the last four words: "two hundred and fifty dollars" must not be shown as two hundred. */
function settled(text: string): string {
  const words = [...text.matchAll(/\S+\s*/gu)]
  const last = words.at(-5)
  return last ? text.slice(0, last.index + last[0].length).trimEnd() : ''
}
