const ticks = Array.from({ length: 12 }, (_, index) => {
  const angle = (index / 12) * 2 * Math.PI
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  return {
    d: `M${(x * 4.5).toFixed(2)} ${(y * 4.5).toFixed(2)}L${(x * 8).toFixed(2)} ${(y * 8).toFixed(2)}`,
    opacity: 0.15 + (index / 11) * 0.85,
  }
})

export function Spinner() {
  return (
    <svg className="spinner" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
      {ticks.map((tick) => (
        <path key={tick.d} d={tick.d} opacity={tick.opacity} />
      ))}
    </svg>
  )
}
