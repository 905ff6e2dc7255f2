/** The milled edge of an orb: how many ticks, how far out they begin, how long they are at rest. */
export type Edge = { ticks: number; radius: number; restLength: number; loudLength: number; stroke: number }

/** The edge that belongs to an orb of `size` CSS pixels. */
export function edgeOf(size: number): Edge {
  const half = size / 2
  if (size < 50) return { ticks: 48, radius: half + 3, restLength: 2.6, loudLength: 6, stroke: 1 }
  if (size < 72) return { ticks: 60, radius: half + 3.6, restLength: 3, loudLength: 6, stroke: 1.2 }
  if (size < 110) return { ticks: 96, radius: half + 7, restLength: 4, loudLength: 18, stroke: 1.5 }
  return { ticks: 132, radius: half + 9, restLength: 4, loudLength: 27, stroke: 1.6 }
}

/** One path for all ticks; `lengthAt` gives the length of the tick at an angle in radians, clockwise from the top. */
export function edgePath(edge: Edge, lengthAt: (angle: number) => number): string {
  let path = ''
  for (let tick = 0; tick < edge.ticks; tick++) {
    const angle = (tick / edge.ticks) * 2 * Math.PI
    const outer = edge.radius + Math.max(0.01, lengthAt(angle))
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    path += `M${round(x * edge.radius)} ${round(y * edge.radius)}L${round(x * outer)} ${round(y * outer)}`
  }
  return path
}

/** The edge while Penny speaks: six petals that turn 20 degrees a second. */
export function speakingLength(edge: Edge, angle: number, seconds: number): number {
  const turned = angle - (seconds * 20 * Math.PI) / 180
  return edge.restLength + edge.restLength * 2 * 0.5 * (1 + Math.cos(6 * turned))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
