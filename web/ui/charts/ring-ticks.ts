const decimals = (value: number) => Number(value.toFixed(2))

/** The `d` of ticks round a circle of `count`, from index `from` up to `to`, clockwise from the top. */
export function ringTicks(given: { count: number; from: number; to: number; inner: number; outer: number }): string {
  let d = ''
  for (let index = given.from; index < given.to; index += 1) {
    const angle = (index / given.count) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    d += `M${decimals(x * given.inner)} ${decimals(y * given.inner)}L${decimals(x * given.outer)} ${decimals(y * given.outer)}`
  }
  return d
}
