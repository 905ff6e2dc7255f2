import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { useMe } from '#web/lib/query/me.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Stands here until the welcome was finished or skipped (ruling 45). */
export function WelcomeCard() {
  const me = useMe()
  if (!me || me.isWelcomed) return null
  return (
    <section className="card proposed welcome" aria-label="Welcome">
      <p className="welcome-line">Four short questions, and {product.assistant} knows you.</p>
      <Link className={buttonClass({ tone: 'line', size: 'small' })} to="/onboarding">
        Set Up
      </Link>
    </section>
  )
}
