import { SiteFooter } from '#web/marketing/frame/site-footer.tsx'
import { SiteHeader } from '#web/marketing/frame/site-header.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** What the site's own host answers where it has no page. */
export function LostPage() {
  return (
    <div className="site">
      <SiteHeader />
      <main className="prose" id="main">
        <h1 className="site-title">404</h1>
        <p className="prose-lead">Oops! The page you're looking for doesn't exist.</p>
        <p className="prose-end">
          <a className={buttonClass({ tone: 'primary', size: 'large' })} href={siteLinks.home}>
            Go Home
          </a>
        </p>
      </main>
      <SiteFooter />
    </div>
  )
}
