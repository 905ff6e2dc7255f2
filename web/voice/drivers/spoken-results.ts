/** One result of the browser's recogniser, reduced to what counts. */
export type SpokenResult = { text: string; isFinal: boolean }

/**
 * The words of a whole list of results. Android repeats and accumulates finals ("coffee", "coffee four", "coffee four"), so
 * the text is rebuilt from the list each time, and what a later result begins with is not said twice.
 */
export function assembleSpeech(results: readonly SpokenResult[]): { text: string; isFinal: boolean } {
  const kept: string[] = []
  for (const { text } of results) {
    const words = text.trim().replace(/\s+/g, ' ')
    if (!words) continue
    const last = kept.at(-1)
    if (last !== undefined && startsWithWords(words, last)) kept.pop()
    else if (last !== undefined && startsWithWords(last, words)) continue
    kept.push(words)
  }
  return { text: kept.join(' '), isFinal: results.length > 0 && results.every(({ isFinal }) => isFinal) }
}

function startsWithWords(whole: string, start: string): boolean {
  const [long, short] = [whole.toLowerCase(), start.toLowerCase()]
  return long === short || long.startsWith(`${short} `)
}
