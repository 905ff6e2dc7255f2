import { product } from '#domain/product.ts'
import { siteLinks } from '#web/marketing/frame/site-links.ts'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'

const ways = [
  ['about', 'About'],
  ['pricing', 'Pricing'],
  ['contact', 'Contact'],
] as const

export type Way = (typeof ways)[number][0]

/** The name at the left, the ways through the site at the right; on a phone they move to the foot of the page. */
export function SiteHeader({ here }: { here?: Way | undefined }) {
  return (
    <header className="site-top">
      <a href={siteLinks.home} aria-label={product.name}>
        <Wordmark plain />
      </a>
      <nav aria-label="Site">
        {ways.map(([way, label]) => (
          <a key={way} className="site-way" href={siteLinks[way]} aria-current={here === way ? 'page' : undefined}>
            {label}
          </a>
        ))}
        <a className="site-login" href={siteLinks.login}>
          Login
        </a>
      </nav>
    </header>
  )
}
