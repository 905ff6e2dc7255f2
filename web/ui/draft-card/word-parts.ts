import type { Draft, Span, Understanding } from '#domain/understanding/frame.ts'

/** said: understood. struck: taken back. passing: "no," and its like. soft: still being heard. */
export type WordPart = {
  text: string
  kind: 'said' | 'struck' | 'passing' | 'soft'
  note: number | null
  start: number
  /** Punctuation behind a struck word: it stays on its line. */
  tail?: string
}

/** "no, I mean" may stand this long between a struck word and the word that replaces it. */
const LONGEST_PASSING = 24

/** Cuts a sentence into what is struck, what passes, what belongs to a numbered card, and what is not yet understood. */
export function wordParts(text: string, reading: Understanding | null, isWhole: boolean): WordPart[] {
  if (!reading) return text ? [{ text, kind: isWhole ? 'said' : 'soft', note: null, start: 0 }] : []
  const anchors = reading.drafts.map((draft) => ({ ...noteSpan(reading, draft), note: draft.index + 1 }))
  const certainUntil = isWhole
    ? text.length
    : Math.max(0, ...anchors.map(({ end }) => end), ...reading.strikes.map(({ end }) => end))

  const cuts = new Set([0, text.length, certainUntil, ...anchors.map(({ end }) => end)])
  const passing = reading.strikes.flatMap((strike) => {
    const next = anchors.map(({ start }) => start).filter((start) => start >= strike.end)
    const until = Math.min(...next)
    return until - strike.end <= LONGEST_PASSING ? [{ start: strike.end, end: until }] : []
  })
  for (const span of [...reading.strikes, ...passing]) cuts.add(span.start).add(span.end)

  const edges = [...cuts].filter((cut) => cut >= 0 && cut <= text.length).sort((one, other) => one - other)
  const parts = edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length
    const isIn = (span: { start: number; end: number }) => start >= span.start && end <= span.end
    const kind = reading.strikes.some(isIn)
      ? 'struck'
      : start >= certainUntil
        ? 'soft'
        : passing.some(isIn)
          ? 'passing'
          : 'said'
    const note = anchors.find((anchor) => anchor.end === end)?.note ?? null
    return { text: text.slice(start, end), kind, note, start } satisfies WordPart
  })
  return parts.flatMap((part, index) => {
    const tail = tailOf(part, parts[index + 1])
    const before = tailOf(parts[index - 1], part)
    const rest = { ...part, text: part.text.slice(before.length) }
    if (tail) return [{ ...rest, tail }]
    return rest.text ? [rest] : []
  })
}

/** The punctuation that the part behind a struck word begins with. */
function tailOf(part: WordPart | undefined, next: WordPart | undefined): string {
  return (part?.kind === 'struck' && next && /^[,.;:!?]+/.exec(next.text)?.[0]) || ''
}

/** The footnote hangs from the amount once it is known, before that from the word that opened the card. */
function noteSpan({ frames }: Understanding, { index, anchor }: Draft): Span {
  const entry = frames.filter(({ intent }) => intent === 'add' || intent === 'clarify')[index]
  return entry?.intent === 'add' ? entry.amountSpan : anchor
}
