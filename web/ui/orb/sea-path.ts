/** Where the sea lies when it is flat, in hundredths of the coin. */
const LEVEL = 56

const waves = [
  { start: 58, bends: [34, 38, 52, 72, 44], xs: [8, 30, 47, 86] },
  { start: 74, bends: [52, 52, 66, 82, 60], xs: [12, 30, 48, 90] },
  { start: 84, bends: [72, 74, 83, 92, 78], xs: [10, 36, 54, 96] },
] as const

/** The three waves of the sea; `swell` is 1 at rest, 1.25 while Penny speaks, 0.15 when muted. */
export function seaPaths(swell: number): string[] {
  const lift = (height: number) => Math.round((LEVEL + (height - LEVEL) * swell) * 100) / 100
  return waves.map(({ start, bends, xs }) => {
    const [a, b, c, d, e] = bends
    return `M-12 ${lift(start)}C${xs[0]} ${lift(a)} ${xs[1]} ${lift(b)} ${xs[2]} ${lift(c)}S${xs[3]} ${lift(d)} 114 ${lift(e)}V124H-12Z`
  })
}
