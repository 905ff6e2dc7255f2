import { z } from 'zod'
import type { Clock } from '#domain/clock.ts'
import type { Currency } from '#domain/currency.ts'

const TIMEOUT_MS = 2500
const REMEMBER_MS = 60 * 60 * 1000
const MOST_REMEMBERED = 5000

const answerSchema = z.object({ country_code: z.string() })

/**
 * The currency of a visitor by their address: GB gives GBP, anything else and any failure within 2.5 seconds USD (specification §7).
 * `{ip}` in the service's address is replaced; without a service nothing is asked (ruling 23).
 */
export function createCurrencyFinder(given: { geoUrl: string | null; clock: Clock }) {
  const remembered = new Map<string, { currency: Currency; until: number }>()
  const { geoUrl, clock } = given
  return async (address: string): Promise<Currency> => {
    if (!geoUrl) return 'USD'
    const known = remembered.get(address)
    if (known && known.until > clock()) return known.currency
    const country = await askCountry(geoUrl.replaceAll('{ip}', encodeURIComponent(address)))
    const currency: Currency = country === 'GB' ? 'GBP' : 'USD'
    if (country === null) return currency
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(address, { currency, until: clock() + REMEMBER_MS })
    return currency
  }
}

async function askCountry(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? answerSchema.parse(await answer.json()).country_code : null
  } catch {
    return null
  }
}
