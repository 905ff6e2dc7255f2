import { Link, useLocation } from 'react-router'
import { comingScreens } from '#web/features/coming/coming-screens.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** A screen that is not open yet says so, and what it will be for. */
export function ComingScreen() {
  const { pathname } = useLocation()
  const screen = comingScreens.find((one) => one.path === pathname)
  if (!screen) return null
  return (
    <main className="phone">
      <PageTitle title={screen.title} />
      <Link className="crumb" to="/">
        <Icon name="chevron-left" size="s" />
        Dashboard
      </Link>
      <header className="page-top">
        <h1 className="title">{screen.title}</h1>
      </header>
      <section className="card proposed coming">
        <p className="coming-line">{screen.line}</p>
        <p className="caption">This page is not open yet.</p>
      </section>
    </main>
  )
}
