import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { sitePolicy } from '#server/http/content-policy.ts'
import { robotsText, sitemapXml } from '#server/site/crawlers.ts'
import type { Site } from '#server/site/open-site.ts'

/**
 * Answers with a page of the public site, or null where the address is the app's. On the site's own host the pages lie at the
 * root, and whatever belongs to the app leads there.
 */
export function serveSite(site: Site, isAppPath: (path: string) => boolean) {
  const policy = sitePolicy()

  return async (c: HonoContext): Promise<Response | null> => {
    const isSiteHost = site.hosts.isSiteHost(c.req.header('host'))
    const path = c.req.path.length > 1 ? c.req.path.replace(/\/$/, '') : '/'
    if (path === '/robots.txt') return c.text(robotsText(site, isSiteHost))
    if (path === '/sitemap.xml')
      return c.body(sitemapXml(site), 200, { 'Content-Type': 'application/xml; charset=utf-8' })

    const page = site.find(path, isSiteHost)
    if (page) {
      const answer = page.name === 'contact' && c.req.query('sent') !== undefined ? site.named('contact-sent') : page
      return send(c, await site.render(answer ?? page, { isSiteHost }))
    }
    if (!isSiteHost) return null
    const elsewhere = site.find(path, false)?.path?.site
    if (elsewhere) return c.redirect(elsewhere, 301)
    if (isAppPath(path)) return c.redirect(`${site.hosts.appOrigin}${path}${new URL(c.req.url).search}`, 302)
    const lost = site.named('lost')
    return lost ? send(c, await site.render(lost, { isSiteHost }), 404) : null
  }

  function send(c: HonoContext, html: string, status: 200 | 404 = 200): Response {
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Host')
    c.header('ETag', etag)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    return c.html(html, status)
  }
}
