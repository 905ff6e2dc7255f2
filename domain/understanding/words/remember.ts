/** What was read of a source, by reader and place. */
const memories = new WeakMap<object, Map<number, unknown>[]>()
let readers = 0

/**
 * Remembers what was read at each place of a list of tokens, or of what holds them, for as long as that lives: several readers
 * look at the same place of a sentence. Only for what depends on nothing else.
 */
export function remember<Source extends object, Read>(
  read: (source: Source, at: number) => Read,
): (source: Source, at: number) => Read {
  const reader = readers
  readers += 1
  return (source, at) => {
    let memory = memories.get(source)
    if (!memory) {
      memory = []
      memories.set(source, memory)
    }
    let reads = memory[reader] as Map<number, Read> | undefined
    if (!reads) {
      reads = new Map()
      memory[reader] = reads
    }
    const before = reads.get(at)
    if (before !== undefined) return before
    const fresh = read(source, at)
    reads.set(at, fresh)
    return fresh
  }
}
