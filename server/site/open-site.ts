import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readPlans } from '#db/read/plans.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { PAID_PRICE_MINOR } from '#domain/plan.ts'
import type { Context } from '#server/context.ts'
import { pricingLines } from '#server/site/pricing-lines.ts'
import { siteFacts } from '#server/site/site-facts.ts'
import { siteHosts } from '#server/site/site-hosts.ts'

const listSchema = z.array(
  z.object({
    name: z.string(),
    path: z.object({ app: z.string(), site: z.string() }).nullable(),
    canonical: z.string(),
    isIndexed: z.boolean(),
  }),
)

export type SitePage = z.output<typeof listSchema>[number]
export type Site = ReturnType<typeof openSite>

/**
 * The public pages as the build wrote them, read once. What the build could not know is filled in as they are served:
 * hosts, limit, prices, and who else is involved.
 */
export function openSite({ config, reader }: Pick<Context, 'config' | 'reader'>) {
  const pages = readList(config.server.siteFolder)
  const html = new Map(
    pages.map(({ name }) => [name, readFileSync(join(config.server.siteFolder, `${name}.html`), 'utf8')]),
  )
  const hosts = siteHosts(config)
  const facts = siteFacts(config)

  return {
    hosts,
    /** Those that search engines may list, each under one address. */
    indexed: pages.filter((page) => page.isIndexed && page.canonical === page.name),
    find: (path: string, isSiteHost: boolean): SitePage | undefined =>
      pages.find((page) => page.path && (isSiteHost ? page.path.site : page.path.app) === path),
    named: (name: string): SitePage | undefined => pages.find((page) => page.name === name),
    addressOf,

    /** The page as this host shows it; `more` fills what belongs to this answer alone. */
    async render(page: SitePage, { isSiteHost, more = {} }: { isSiteHost: boolean; more?: Record<string, string> }) {
      const limit = config.voice.freeChatsPerMonth
      const [line, turn] = pricingLines(limit)
      const values: Record<string, string> = {
        ...facts,
        app: isSiteHost ? hosts.appOrigin : '',
        site: isSiteHost ? '' : '/landing',
        home: isSiteHost ? '/' : '/landing',
        origin: hosts.siteOrigin,
        canonical: addressOf(page),
        limit: String(limit),
        'pricing-line': line,
        'pricing-turn': turn,
        'price-usd': await price('USD'),
        'price-gbp': await price('GBP'),
        ...more,
      }
      return (html.get(page.name) ?? '').replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`The page ${page.name} wants a value for ${name}`)
        return escapeHtml(value)
      })
    },
  }

  function addressOf(page: SitePage): string {
    const { path } = pages.find(({ name }) => name === page.canonical) ?? page
    const own = path && (hosts.hasOwnHost ? path.site : path.app)
    return `${hosts.siteOrigin}${own ?? '/'}`
  }

  async function price(currency: Currency): Promise<string> {
    const plans = await readPlans(reader, { currency, voiceLimit: config.voice.freeChatsPerMonth })
    const paid = plans.find(({ planCode }) => planCode === 'paid')
    return formatMoney(paid?.priceMinor ?? PAID_PRICE_MINOR, currency)
  }
}

/** Without a build there is no public site. */
function readList(folder: string): SitePage[] {
  try {
    return listSchema.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
