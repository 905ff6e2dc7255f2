/** The words of a line, parted by spaces, to look one up in. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** What words stand for, each value with a line of words. */
export function wordTable<Value>(lines: Iterable<readonly [Value, string]>): ReadonlyMap<string, Value> {
  const table = new Map<string, Value>()
  for (const [value, words] of lines) for (const word of words.split(' ')) table.set(word, value)
  return table
}
