import type { ReactNode } from 'react'
import { SiteFooter } from '#web/marketing/frame/site-footer.tsx'
import { SiteHeader, type Way } from '#web/marketing/frame/site-header.tsx'

/** A page to be read: a large line, what it is about, and sections hung from their headings. */
export function Prose({
  heading,
  lead,
  here,
  children,
}: {
  heading: ReactNode
  lead: ReactNode
  here?: Way
  children?: ReactNode
}) {
  return (
    <div className="site">
      <SiteHeader here={here} />
      <main className="prose" id="main">
        <h1 className="site-title">{heading}</h1>
        <p className="prose-lead">{lead}</p>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

/** One question of a page and its answer. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="prose-section">
      <h2>{title}</h2>
      <div className="prose-body">{children}</div>
    </section>
  )
}
