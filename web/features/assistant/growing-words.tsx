import { product } from '#domain/product.ts'

/** A reply as it comes in; it is read out once it is whole. */
export function GrowingWords({ text }: { text: string }) {
  return (
    <div className="turn" aria-live="off" aria-busy="true">
      <p className="who">{product.assistant}</p>
      <p className="q">{text}</p>
    </div>
  )
}
