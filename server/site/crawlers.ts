import type { Site } from '#server/site/open-site.ts'

/** `robots.txt`: the public pages may be read by everyone, the app is nobody's to crawl. */
export function robotsText(site: Site, isSiteHost: boolean): string {
  const open = ['/landing', '/terms', '/privacy', '/assets/', '/preview.png', '/icon.svg', '/boot.js']
  const rules = isSiteHost ? ['Disallow: /api/'] : [...open.map((path) => `Allow: ${path}`), 'Disallow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${site.hosts.siteOrigin}/sitemap.xml`, ''].join('\n')
}

/** `sitemap.xml`: every public page under its one address. */
export function sitemapXml(site: Site): string {
  const entries = site.indexed.map((page) => `  <url><loc>${site.addressOf(page)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
