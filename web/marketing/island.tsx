import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** A part of a page that comes alive in the browser: its markup is there from the start, its code is fetched when it is wanted. */
export function Island({ name, children }: { name: string; children: ReactElement }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the child, so that the child alone can be hydrated
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: renderToString(children) }} />
}
