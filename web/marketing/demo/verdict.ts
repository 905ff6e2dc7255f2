import { isCurrency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import type { Understanding } from '#domain/understanding/frame.ts'

/** What is said of a whole sentence: what would be asked, or what would be in the books. */
export function verdictOn(reading: Understanding): string {
  const question = reading.frames.find((frame) => frame.intent === 'clarify')
  if (question) return `${product.assistant} would ask: “${question.ask}”`
  const entries = reading.frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction] : []))
  if (entries.length === 0) return answerTo(reading)
  const spends = entries.filter(({ kind, currency }) => kind === 'spend' && currency === entries[0]?.currency)
  const count = `${words[entries.length] ?? entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`
  if (spends.length !== entries.length || spends.length === 1) return `${count}. That is all it takes.`
  const code = entries[0]?.currency
  const total = spends.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return `${count}, ${formatMoney(total, code && isCurrency(code) ? code : 'USD')} in all. That is all it takes.`
}

function answerTo({ intent }: Understanding): string {
  const isQuestion = intent === 'summary' || intent === 'balance' || intent === 'budget' || intent === 'goal'
  return isQuestion
    ? `${product.assistant} answers that from your own books. Here there are none yet: try a spend.`
    : 'No amount in that. Try “coffee four”.'
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
