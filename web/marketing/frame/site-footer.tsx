import { product } from '#domain/product.ts'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

const links = [
  ['About', siteLinks.about],
  ['Pricing', siteLinks.pricing],
  ['Contact', siteLinks.contact],
  ['Terms of Service', siteLinks.terms],
  ['Privacy Policy', siteLinks.privacy],
  ['Cancellation & Refund', siteLinks.refund],
] as const

export function SiteFooter() {
  return (
    <footer className="site-foot">
      <p className="site-foot-line">{product.tagline}</p>
      <nav aria-label="Footer">
        {links.map(([label, path]) => (
          <a key={label} href={path}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  )
}
