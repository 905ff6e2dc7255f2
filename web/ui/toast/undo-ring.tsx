const TICKS = 30

/** Thirty ticks that go out one by one, with the seconds left in the middle. */
export function UndoRing({ leftMs, durationMs }: { leftMs: number; durationMs: number }) {
  const lit = Math.ceil((leftMs / durationMs) * TICKS)
  return (
    <span className="undo-ring" aria-hidden="true">
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        <path d={ticks(0, TICKS - lit)} className="undo-ring-out" />
        <path d={ticks(TICKS - lit, TICKS)} />
      </svg>
      {Math.ceil(leftMs / 1000)}
    </span>
  )
}

function ticks(from: number, to: number): string {
  let d = ''
  for (let index = from; index < to; index += 1) {
    const angle = (index / TICKS) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    d += `M${(x * 12.5).toFixed(2)} ${(y * 12.5).toFixed(2)}L${(x * 16.5).toFixed(2)} ${(y * 16.5).toFixed(2)}`
  }
  return d
}
