import { renderToStaticMarkup } from 'react-dom/server'
import { Document, type SiteAssets } from '#web/marketing/document.tsx'
import { type Manifest, stylesOf } from '#web/marketing/manifest.ts'
import { sitePages } from '#web/marketing/site-pages.ts'

const ENTRY = 'marketing/site.ts'
/** Of the first screen; the rest of a family comes when it is needed. */
const faces = [
  /petrona-latin-wght-normal\.woff2$/,
  /petrona-latin-wght-italic\.woff2$/,
  /instrument-sans-latin-wght-normal\.woff2$/,
]

/** Every page as HTML by its file's name, and the list from which the server knows their addresses. */
export function prerender(manifest: Manifest): { files: Record<string, string> } {
  const assets = assetsOf(manifest)
  const pages = sitePages.map((page) => {
    const html = `<!doctype html>${renderToStaticMarkup(<Document page={page} assets={assets} />)}`
    return [`${page.name}.html`, html] as const
  })
  const list = sitePages.map(({ name, path, canonical = name, isIndexed }) => ({ name, path, canonical, isIndexed }))
  return { files: { ...Object.fromEntries(pages), 'pages.json': JSON.stringify(list) } }
}

function assetsOf(manifest: Manifest): SiteAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build has no ${ENTRY}`)
  const sources = Object.keys(manifest)
  return {
    script: `/${entry.file}`,
    styles: [...stylesOf(manifest, ENTRY)].map((file) => `/${file}`),
    fonts: faces.flatMap((face) => {
      const source = sources.find((name) => face.test(name))
      return source ? [`/${manifest[source]?.file}`] : []
    }),
  }
}
