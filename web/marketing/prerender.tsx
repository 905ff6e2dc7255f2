import { renderToStaticMarkup } from 'react-dom/server'
import { Document, type SiteAssets } from '#web/marketing/document.tsx'
import { sitePages } from '#web/marketing/site-pages.ts'

/** The part of Vite's manifest that is used: which file a source became, and what it needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

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

/** The style sheets of an entry, those of what it imports first. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return new Set()
  seen.add(key)
  const chunk = manifest[key]
  const before = (chunk?.imports ?? []).flatMap((name) => [...stylesOf(manifest, name, seen)])
  return new Set([...before, ...(chunk?.css ?? [])])
}
