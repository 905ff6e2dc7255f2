import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/ui/settings/settings.css'

/** The frame of the pages behind the user menu: the way back, the title, and its parts one below the other. */
export function SettingsPage({ title, line, children }: { title: string; line?: ReactNode; children: ReactNode }) {
  return (
    <main className="phone settings">
      <PageTitle title={title} />
      <Link className="crumb" to="/">
        <Icon name="chevron-left" size="s" />
        Dashboard
      </Link>
      <header className="page-top">
        <div>
          <h1 className="title">{title}</h1>
          {line && <p className="caption">{line}</p>}
        </div>
      </header>
      {children}
    </main>
  )
}
