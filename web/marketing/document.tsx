import { product } from '#domain/product.ts'
import { blank } from '#web/marketing/blanks.ts'
import type { SitePage } from '#web/marketing/site-pages.ts'

/** What the page loads: the files of the site's own entry, by the names that the build gave them. */
export type SiteAssets = { script: string; styles: string[]; fonts: string[] }

/** A whole page, from the first byte. It holds no style and no script of its own: the content policy allows none. */
export function Document({ page, assets }: { page: SitePage; assets: SiteAssets }) {
  const { title, description, isIndexed, Page } = page
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isIndexed ? <link rel="canonical" href={blank.canonical} /> : <meta name="robots" content="noindex" />}
        <meta property="og:site_name" content={product.name} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={blank.canonical} />
        <meta property="og:image" content={`${blank.origin}/preview.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={product.tagline} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content="#f9eee6" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script src="/boot.js" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Page />
      </body>
    </html>
  )
}
