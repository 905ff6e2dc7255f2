import { formatMoney } from '#domain/money.ts'
import { useCurrency } from '#web/lib/person/currency.ts'

const [COUNT, HEIGHT, LOWEST] = [73, 74, 3]
/** Where the band ends, in percent of the width to each side of the middle, and how wide the bell is. */
const [BAND_REACH, SPREAD] = [22.2, 16.7]

/** Where next month is likely to fall, as ticks; the violet ones are the measured band. */
export function Bell({
  expectedMinor,
  band,
}: {
  expectedMinor: number
  band: { lowMinor: number; highMinor: number }
}) {
  const currency = useCurrency()
  const whole = (amountMinor: number) => formatMoney(Math.round(amountMinor / 100) * 100, currency).slice(0, -3)
  const [low, high] = [whole(band.lowMinor), whole(band.highMinor)]
  return (
    <figure className="insight-figure">
      <svg
        className="ruler"
        height={HEIGHT}
        strokeLinecap="round"
        strokeWidth="2"
        role="img"
        aria-label={`Likely between ${low} and ${high}, most likely ${formatMoney(expectedMinor, currency)}`}
      >
        {Array.from({ length: COUNT }, (_, index) => {
          const x = 0.4 + (index / (COUNT - 1)) * 99.2
          const away = Math.abs(x - 50)
          const isMiddle = index === (COUNT - 1) / 2
          const height = isMiddle ? HEIGHT : LOWEST + (HEIGHT - 7) * Math.exp(-((away / SPREAD) ** 2) / 2)
          const ink = isMiddle ? 'var(--foreground)' : away <= BAND_REACH ? 'var(--accent-fill)' : 'var(--rule)'
          return <line key={x} x1={`${x}%`} x2={`${x}%`} y1={HEIGHT - height} y2={HEIGHT} stroke={ink} />
        })}
      </svg>
      <figcaption className="insight-scale" aria-hidden="true">
        <span className="insight-low">{low}</span>
        <b>most likely</b>
        <span className="insight-high">{high}</span>
      </figcaption>
    </figure>
  )
}
