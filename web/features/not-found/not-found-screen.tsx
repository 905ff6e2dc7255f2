import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { product } from '#domain/product.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Wordmark } from '#web/ui/shell/wordmark.tsx'
import { Strike } from '#web/ui/strike.tsx'
import '#web/ui/auth/auth.css'
import '#web/features/not-found/not-found.css'

export function NotFoundScreen() {
  const path = readable(useLocation().pathname)
  const navigate = useNavigate()

  useEffect(() => {
    console.error('404: there is no page at', path)
  }, [path])

  return (
    <main className="phone lost">
      <PageTitle title="Not found" />
      <meta name="robots" content="noindex" />
      <header className="auth-top">
        <Link to="/" aria-label={product.name}>
          <Wordmark />
        </Link>
      </header>
      <h1 className="lost-code">404</h1>
      <p className="lost-path">
        <span className="cut">
          {path}
          <Strike />
        </span>
      </p>
      <p className="lost-text">Oops! The page you're looking for doesn't exist.</p>
      <div className="lost-ways">
        <Link to="/" className={buttonClass({ tone: 'primary' })}>
          Go Home
        </Link>
        <Button tone="line" onClick={() => void navigate(-1)}>
          Go Back
        </Button>
      </div>
    </main>
  )
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
