type Memory = unknown[][]

/** What was read of a source, by reader and place. */
const memories = new WeakMap<object, Memory>()
/** The source that was asked about last: what is asked next is nearly always about the same sentence. */
let latest: object | null = null
let latestMemory: Memory = []
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
    const memory = source === latest ? latestMemory : memoryOf(source)
    let reads = memory[reader] as Read[] | undefined
    if (!reads) {
      reads = []
      memory[reader] = reads
    }
    const before = reads[at]
    if (before !== undefined) return before
    const fresh = read(source, at)
    reads[at] = fresh
    return fresh
  }
}

function memoryOf(source: object): Memory {
  let memory = memories.get(source)
  if (!memory) {
    memory = []
    memories.set(source, memory)
  }
  latest = source
  latestMemory = memory
  return memory
}
