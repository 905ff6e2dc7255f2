import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { talkWish } from '#web/lib/talk-wish.ts'
import { Orb } from '#web/ui/orb/orb.tsx'

export function JustSayIt({ onLeave }: { onLeave: () => void }) {
  const listen = () => {
    talkWish.set('tap')
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
