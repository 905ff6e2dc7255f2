/** The words of a list, parted by spaces or line ends. */
export function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** The items of a list, which may be of several words, parted by bars, commas or line ends. */
export function itemsOf(list: string): string[] {
  return list.trim().split(/\s*[|,\n]\s*/)
}

/** The words of a list, to look one up in. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list))
}

/** What words stand for, each value with a list of words. */
export function wordTable<Value>(lines: Iterable<readonly [Value, string]>): ReadonlyMap<string, Value> {
  const table = new Map<string, Value>()
  for (const [value, words] of lines) for (const word of wordsOf(words)) table.set(word, value)
  return table
}
