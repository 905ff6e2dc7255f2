import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { liveWords, stopTalking, talkWish } from '#web/lib/talk-wish.ts'
import { LiveLine } from '#web/ui/live-line/live-line.tsx'
import { Orb } from '#web/ui/orb/orb.tsx'
import { liveOrb } from '#web/ui/orb/travelling-orb.tsx'

/** The way to say it instead; while a conversation goes on, what Penny hears, and the way back to her. */
export function JustSayIt({ onLeave }: { onLeave: () => void }) {
  const orb = liveOrb.use()
  const live = liveWords.use()
  if (live)
    return (
      <Link to="/assistant" className="say" onClick={onLeave}>
        <Orb size={44} {...orb} />
        <span className="say-words">
          <span className="sr">Back to {product.assistant}. </span>
          <LiveLine by={live.by} text={live.text} />
          <span className="caption" role="status">
            {live.state}
          </span>
        </span>
      </Link>
    )

  const listen = () => {
    if (!stopTalking.get()) talkWish.set('tap')
    onLeave()
  }
  return (
    <Link to="/assistant" className="say" onClick={listen}>
      <Orb size={44} />
      <span>
        <b>“Green Fork, twenty-two eighty.”</b>
        <span className="caption">Or just say it, and {product.assistant} fills this in</span>
      </span>
    </Link>
  )
}
