import { Link, useNavigate } from 'react-router'
import { preloadScreen } from '#web/lib/screens/preload.ts'
import { endTalkWish, talkWish } from '#web/lib/talk-wish.ts'
import { useHold } from '#web/lib/use-hold.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { Orb } from '#web/ui/orb/orb.tsx'
import { liveOrb, orbIsOut, TravellingOrb } from '#web/ui/orb/travelling-orb.tsx'

/** The tab of the conversation: a tap leads there, a hold talks while it lasts. */
export function OrbTab({ path, label, isActive }: { path: string; label: string; isActive: boolean }) {
  const navigate = useNavigate()
  const hold = useHold({
    onHold() {
      talkWish.set('talk')
      void navigate(path)
    },
    onRelease: endTalkWish,
  })
  return (
    <Link
      to={path}
      className="holds"
      draggable={false}
      aria-current={isActive ? 'page' : undefined}
      onFocus={() => preloadScreen(path)}
      {...hold}
      onPointerDown={(event) => {
        preloadScreen(path)
        hold.onPointerDown(event)
      }}
    >
      <OrbOfTab isActive={isActive} />
      <span>{label}</span>
    </Link>
  )
}

/** The orb sits in a notch of the bar; on its own screen, and in the rail, a small drawing of it stands for it. */
function OrbOfTab({ isActive }: { isActive: boolean }) {
  const isWide = useIsWide()
  const isOut = orbIsOut.use()
  const live = liveOrb.use()
  // It leaves when there is a place to fly to.
  if (isActive && (isWide || isOut)) return <OrbMark isFilled />
  return (
    <>
      <span className="slot">
        <span className="slot-orb">
          {isWide ? <Orb size={40} /> : <TravellingOrb place="navigation" size={40} {...live} />}
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
