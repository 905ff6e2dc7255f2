import { UpgradeLink } from '#web/ui/upgrade-link.tsx'

export function ProSection() {
  return (
    <section className="pro" aria-label="Upgrade">
      <div className="pro-top">
        <div>
          <p className="pro-title">Talk without counting</p>
          <p className="caption">Pro has no limit. $9.99 a month.</p>
        </div>
        <UpgradeLink tone="primary" />
      </div>
    </section>
  )
}
