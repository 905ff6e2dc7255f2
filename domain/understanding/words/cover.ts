import type { Span } from '#domain/understanding/frame.ts'

/**
 * From the first to the last of some parts as they stand in the text, which need not be their order: what was put right is read in
 * the place of what was said before. Nothing covers 0 to 0.
 */
export function cover(parts: readonly Span[]): Span {
  const [first] = parts
  if (!first) return { start: 0, end: 0 }
  let { start, end } = first
  for (const part of parts) {
    start = Math.min(start, part.start)
    end = Math.max(end, part.end)
  }
  return { start, end }
}
