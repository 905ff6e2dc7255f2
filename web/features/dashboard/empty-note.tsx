import { Link } from 'react-router'

/** A section with nothing in it yet: one friendly sentence, and the one thing to do. */
export function EmptyNote({
  text,
  hint,
  action,
}: {
  text: string
  hint?: string
  action?: { label: string; to: string }
}) {
  return (
    <div className="empty-note">
      <p className="empty-text">{text}</p>
      {hint && <p className="caption">{hint}</p>}
      {action && (
        <Link className="under-link" to={action.to}>
          {action.label}
        </Link>
      )}
    </div>
  )
}
