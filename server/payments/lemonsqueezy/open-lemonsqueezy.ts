import type { Config } from '#server/config.ts'

const OWN_ORIGIN = 'https://api.lemonsqueezy.com'

let redirectedTo: string | null = null

/** Lemon Squeezy's client. It knows one address only; another one is put in its place on the way out. */
export async function openLemonsqueezy({ apiKey, baseUrl }: NonNullable<Config['payments']['lemonsqueezy']>) {
  const lemon = await import('@lemonsqueezy/lemonsqueezy.js')
  lemon.lemonSqueezySetup({ apiKey })
  if (baseUrl) redirect(new URL(baseUrl).origin)
  return lemon
}

function redirect(origin: string): void {
  const isFirst = redirectedTo === null
  redirectedTo = origin
  if (!isFirst) return
  const fetchAsItIs = globalThis.fetch
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(`${OWN_ORIGIN}/`)
      ? fetchAsItIs(`${redirectedTo}${input.slice(OWN_ORIGIN.length)}`, init)
      : fetchAsItIs(input, init)
}
