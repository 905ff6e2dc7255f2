import { product } from '#domain/product.ts'

const heights = [3, 6, 10, 14, 10, 6, 9, 5]

/** Shown while a turn is on its way. */
export function Thinking() {
  return (
    <div className="thinking" role="status">
      <svg
        width="44"
        height="16"
        viewBox="0 0 44 16"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {heights.map((height, index) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
            key={index}
            style={{ '--i': index }}
            x1={2 + index * 5.6}
            x2={2 + index * 5.6}
            y1={8 - height / 2}
            y2={8 + height / 2}
          />
        ))}
      </svg>
      {product.assistant} is thinking…
    </div>
  )
}
