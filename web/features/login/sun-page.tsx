import type { ReactNode } from 'react'
import { product } from '#domain/product.ts'
import { Orb } from '#web/ui/orb/orb.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'
import '#web/ui/auth/auth.css'
import '#web/features/login/login.css'

/** The page that the ways back into an account share: the sun, one large line, and what there is to do under it. */
export function SunPage({
  title,
  line,
  children,
  onFocus,
}: {
  title: string
  line: ReactNode
  children: ReactNode
  onFocus?: () => void
}) {
  return (
    <main className="phone auth login" onFocus={onFocus}>
      <PageTitle title={title} />
      <span className="sun">
        <Orb size={300} className="sun-orb" />
      </span>
      <header className="auth-top">
        <a href="/landing" aria-label={product.name}>
          <Wordmark plain />
        </a>
      </header>
      <h1 className="login-line">{line}</h1>
      {children}
    </main>
  )
}
