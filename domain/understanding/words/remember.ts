/**
 * Remembers what was read at each place of a list of tokens, or of what holds them, for as long as that lives: several readers
 * look at the same place of a sentence. Only for what depends on nothing else.
 */
export function remember<Source extends object, Read>(
  read: (source: Source, at: number) => Read,
): (source: Source, at: number) => Read {
  const known = new WeakMap<Source, (Read | undefined)[]>()
  return (source, at) => {
    let reads = known.get(source)
    if (!reads) {
      reads = []
      known.set(source, reads)
    }
    const before = reads[at]
    if (before !== undefined) return before
    const fresh = read(source, at)
    reads[at] = fresh
    return fresh
  }
}
