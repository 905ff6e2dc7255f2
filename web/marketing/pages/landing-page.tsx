import { renderToStaticMarkup } from 'react-dom/server'
import { product } from '#domain/product.ts'
import { Demo } from '#web/marketing/demo/demo.tsx'
import { FullStop } from '#web/marketing/demo/full-stop.tsx'
import { HeroSample } from '#web/marketing/demo/hero-sample.tsx'
import { examples } from '#web/marketing/demo/sample.ts'
import { SampleEntry } from '#web/marketing/demo/sample-entry.tsx'
import { SiteFooter } from '#web/marketing/frame/site-footer.tsx'
import { SiteHeader } from '#web/marketing/frame/site-header.tsx'
import { siteLinks } from '#web/marketing/frame/site-links.ts'
import { Island } from '#web/marketing/island.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const { name, assistant } = product

const features = [
  [
    'Bank-level security',
    '256-bit encryption',
    'Account numbers and bank links are locked with AES-256 before they are stored, with a key that is not in the database.',
  ],
  [
    'AI-powered insights',
    'Smart categorization and spending analysis',
    'Every entry finds its category by itself. What a month will cost comes from your own months, with how sure that is.',
  ],
  [
    'Goal achievement',
    'Personalized recommendations',
    'Name a goal and a day. You see how far along you are, and get suggestions that are worked out from your own books.',
  ],
] as const

/** The first page: the claim, the proof beside it, three reasons, and what one may say (specification §2). */
export function LandingPage() {
  return (
    <div className="site landing">
      <SiteHeader />
      <main id="main">
        <div className="hero">
          <div className="hero-line">
            <h1>
              Track your money. <br />
              <em>
                Just say it<span className="hero-dot">.</span>
              </em>
            </h1>
            <Island name="full-stop">
              <FullStop />
            </Island>
          </div>
          <div className="pitch">
            <p className="pitch-lead">
              Say what you spent the way you would tell a friend. {assistant} writes it down, sorts it, and tells you
              what is left.
            </p>
            <div className="pitch-ways">
              <a className={buttonClass({ tone: 'primary', size: 'large' })} href={siteLinks.signup}>
                Start for Free
              </a>
              <button type="button" className="pitch-try alive-only" data-listen>
                <Icon name="mic" size="m" />
                Try saying it
              </button>
            </div>
            <Agreement />
          </div>
          <Island name="demo">
            <Demo sample={renderToStaticMarkup(<HeroSample />)} />
          </Island>
        </div>
        <section className="features" aria-label={`Why ${name}`}>
          {features.map(([title, claim, why]) => (
            <div key={title}>
              <h2>{title}</h2>
              <p className="features-claim">{claim}</p>
              <p className="features-why">{why}</p>
            </div>
          ))}
        </section>
        <section className="says">
          <h2 className="says-title">
            Say it <em>your way.</em>
          </h2>
          <ul>
            {examples.map((example) => (
              <li key={example.text}>
                <button type="button" className="says-words" data-try={example.text}>
                  “{example.text}”
                </button>
                <ul className="says-entries">
                  {example.drafts.map((draft) => (
                    <SampleEntry key={draft.index} draft={draft} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p className="says-note">
            These entries were not written by us: they are what {name} made of the words when this page was built. It
            understands corrections, several things in one breath, and “two nights ago”. When an amount could mean two
            things, {assistant} asks.
          </p>
        </section>
        <section className="closing">
          <h2>Two seconds, and it is in the books.</h2>
          <a className={buttonClass({ tone: 'primary', size: 'large' })} href={siteLinks.signup}>
            Start for Free
          </a>
          <Agreement />
        </section>
      </main>
      <SiteFooter />
    </div>
  )
}

function Agreement() {
  return (
    <p className="caption agreement">
      By continuing you agree to our <a href={siteLinks.terms}>Terms of Service</a> and{' '}
      <a href={siteLinks.privacy}>Privacy Policy</a>.
    </p>
  )
}
