import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { Everything } from '#web/app.tsx'
import { type Manifest, scriptsOf, stylesOf } from '#web/marketing/manifest.ts'

/** Screens of a stranger, with the source of their chunk. They stand before any script runs, which then takes them over. */
const screens = {
  '/login': 'features/login/login-screen.tsx',
  '/signup': 'features/signup/signup-screen.tsx',
} as const

const title = /<title>.*?<\/title>/
const code = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const root = /<div id="root">.*<\/div>(?=\s*<\/body>)/s

/** Tells the style sheet that the page is here to its last word. */
const end = '<template id="end"></template>'

/**
 * The app's page with such a screen in it, by path; its code lies in a template until `boot.js` brings it. `page` is the built
 * index.html. Throws when a screen brings a style or a script of its own: the content policy allows none.
 */
export async function prerenderApp(page: string, manifest: Manifest): Promise<Record<string, string>> {
  const pages = Object.entries(screens).map(async ([path, source]) => {
    const html = await render(path)
    if (/ style=|<style|<script/.test(html)) throw new Error(`${path} brings a style or a script of its own`)
    const isNew = (file: string) => !page.includes(file)
    const styles = [...stylesOf(manifest, source)].filter(isNew)
    const scripts = [...scriptsOf(manifest, source)].filter(isNew)
    const head = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      title.exec(html)?.[0] ?? '',
      '<template id="code">',
      ...(page.match(code) ?? []),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      '</template></head>',
    ]
    const filled = page
      .replace(title, '')
      .replace(code, '')
      .replace('</head>', () => head.join(''))
      .replace(root, () => `<div id="root" data-path="${path}">${html.replace(title, '')}</div>${end}`)
    return [path, filled] as const
  })
  return Object.fromEntries(await Promise.all(pages))
}

/** Whole, in one piece: nothing of it comes later by a script. */
async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Everything />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
