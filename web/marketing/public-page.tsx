import { Link, useLocation } from 'react-router'
import { product } from '#domain/product.ts'
import { publicPages } from '#web/marketing/public-pages.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'
import '#web/ui/auth/auth.css'

/** A page that everyone may read: its heading and one true paragraph. */
export function PublicPage() {
  const { pathname } = useLocation()
  const page = publicPages.find((one) => one.path === pathname.replace(/\/$/, ''))
  if (!page) return null
  return (
    <main className="phone public-page">
      <PageTitle title={page.title} />
      <header className="auth-top">
        <Link to="/landing" aria-label={product.name}>
          <Wordmark />
        </Link>
        <Link to="/login" className="public-login">
          Login
        </Link>
      </header>
      <h1 className="title">{page.title}</h1>
      {page.text.map((paragraph) => (
        <p className="public-text" key={paragraph}>
          {paragraph}
        </p>
      ))}
      <p className="public-start">
        <Link to="/signup" className={buttonClass({ tone: 'primary', size: 'large' })}>
          Start for Free
        </Link>
      </p>
      <p className="caption public-note">
        By continuing you agree to our{' '}
        <Link className="under-link" to="/terms">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link className="under-link" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>
    </main>
  )
}
