/** The words of a line, parted by spaces, to look one up in. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
