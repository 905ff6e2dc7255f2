import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { Orb } from '#web/ui/orb/orb.tsx'

export function JustSayIt({ onLeave }: { onLeave: () => void }) {
  return (
    <Link to="/assistant" className="say" onClick={onLeave}>
      <Orb size={44} />
      <span>
        <b>“Green Fork, twenty-two eighty.”</b>
        <span className="caption">Or just say it, and {product.assistant} fills this in</span>
      </span>
    </Link>
  )
}
