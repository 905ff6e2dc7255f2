import { product } from '#domain/product.ts'

/** The name with its full stop; plain where the orb itself is shown large. */
export function Wordmark({ plain = false }: { plain?: boolean }) {
  return <span className={plain ? 'wordmark plain' : 'wordmark'}>{product.name}</span>
}
