/** The part of Vite's manifest that is used: which file a source became, and what it needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The style sheets of an entry, those of what it imports first. */
export function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return new Set()
  seen.add(key)
  const chunk = manifest[key]
  const before = (chunk?.imports ?? []).flatMap((name) => [...stylesOf(manifest, name, seen)])
  return new Set([...before, ...(chunk?.css ?? [])])
}

/** The scripts of a chunk: its own, and all that it imports at once. */
export function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return new Set()
  seen.add(key)
  const chunk = manifest[key]
  const before = (chunk?.imports ?? []).flatMap((name) => [...scriptsOf(manifest, name, seen)])
  return new Set([...before, ...(chunk ? [chunk.file] : [])])
}
