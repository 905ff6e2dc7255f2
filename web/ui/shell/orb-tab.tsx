import { Orb } from '#web/ui/orb/orb.tsx'

/** The orb sits in a notch of the bar; on its own screen, and in the rail, a small drawing of it stands for it. */
export function OrbTab({ isActive }: { isActive: boolean }) {
  if (isActive) return <OrbMark isFilled />
  return (
    <>
      <span className="slot">
        <span className="slot-orb">
          <Orb size={40} />
        </span>
      </span>
      <span className="nav-rest">
        <OrbMark />
      </span>
    </>
  )
}

function OrbMark({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <svg className="icon icon-line" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      {isFilled ? (
        <path d="M3.1 13.2C5.4 10.2 8.6 10.4 11.6 12.6S18.2 14.9 20.8 10.6A9 9 0 0 1 3.1 13.2Z" fill="currentColor" />
      ) : (
        <path d="M3.2 13C5.4 10.2 8.6 10.4 11.6 12.6S18.2 14.9 20.8 11" />
      )}
    </svg>
  )
}
