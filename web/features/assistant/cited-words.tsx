import { Link } from 'react-router'
import { formatMoney } from '#domain/money.ts'
import { entryCount, type Summary, summaryLink } from '#web/features/assistant/summary-link.ts'
import { useCurrency } from '#web/lib/person/currency.ts'

/** Penny's words; the total and the number of entries in them open the rows behind them. */
export function CitedWords({ text, summary }: { text: string; summary: Summary | null }) {
  const currency = useCurrency()
  if (!summary) return text
  const cited = [formatMoney(Math.abs(summary.totalMinor), currency), entryCount(summary.count)]
  return splitAt(text, cited).map(({ words, start }) =>
    cited.includes(words) ? (
      <Link key={start} className="cite" to={summaryLink(summary)}>
        {words}
      </Link>
    ) : (
      <span key={start}>{words}</span>
    ),
  )
}

/** The text in pieces, each marked phrase a piece of its own the first time it stands there. */
function splitAt(text: string, phrases: readonly string[]): { words: string; start: number }[] {
  const edges = new Set([0, text.length])
  for (const phrase of phrases) {
    const start = text.indexOf(phrase)
    if (start >= 0) edges.add(start).add(start + phrase.length)
  }
  const sorted = [...edges].sort((one, other) => one - other)
  return sorted.slice(0, -1).map((start, index) => ({ words: text.slice(start, sorted[index + 1]), start }))
}
