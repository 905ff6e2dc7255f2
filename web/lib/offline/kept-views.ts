const MOST_VIEWS = 120
const DROPPED_AT_ONCE = 20
const READ_AT = 'x-read-at'

let owner: string | null = null

/** From here on what is read is kept for this person, and given again when the server cannot be reached (ruling 48). */
export function keepViewsOf(personId: string): void {
  owner = personId
}

/** Removes everything that was kept for a person. */
export async function forgetViews(personId: string): Promise<void> {
  if (owner === personId) owner = null
  await globalThis.caches?.delete(nameOf(personId))
}

/** Whose views are kept at this moment; null when nobody's are. */
export function viewsOwner(): string | null {
  return owner
}

/** Keeps one view under its address, for the person it was read for. A device that cannot keep goes without. */
export async function keepView(personId: string | null, address: string, view: unknown): Promise<void> {
  if (personId !== owner) return
  const cache = await openKept()
  await cache?.put(address, Response.json(view, { headers: { [READ_AT]: String(Date.now()) } })).catch(() => {})
  const known = (await cache?.keys()) ?? []
  if (known.length <= MOST_VIEWS) return
  for (const request of known.slice(0, DROPPED_AT_ONCE)) await cache?.delete(request)
}

/** What was read last at an address, and when: null where that was not noted. Undefined when it never was read. */
export async function keptView<View>(address: string): Promise<{ view: View; readAtMs: number | null } | undefined> {
  const cache = await openKept()
  const found = await cache?.match(address).catch(() => undefined)
  if (!found) return undefined
  return { view: await found.json(), readAtMs: Number(found.headers.get(READ_AT)) || null }
}

/** Browsers offer it to secure pages alone. */
async function openKept(): Promise<Cache | undefined> {
  if (owner === null) return undefined
  return globalThis.caches?.open(nameOf(owner)).catch(() => undefined)
}

function nameOf(personId: string): string {
  return `views-${personId}`
}
