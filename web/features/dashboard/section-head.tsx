import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

export function SectionHead({ id, title, more }: { id: string; title: string; more?: { label: string; to: string } }) {
  return (
    <div className="sec">
      <h2 id={id} className="heading">
        {title}
      </h2>
      {more && (
        <Link className="more" to={more.to}>
          {more.label}
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </div>
  )
}
