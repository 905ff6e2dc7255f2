import { formatMoney, minor } from '#domain/money.ts'
import type { Transaction } from '#domain/transaction.ts'
import type { Span } from '#domain/understanding/frame.ts'
import { sayDay } from '#server/assistant/answers/say-day.ts'
import { type Chosen, chooseEntry } from '#server/assistant/choose-entry.ts'
import type { OpenChoice, PreparedCall } from '#server/assistant/open-choice.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { WriteTurn } from '#server/tools/write-turn.ts'

type Order = {
  merchant: string | undefined
  /** The words of the order. */
  text: string
  /** What the order wants the entry to become says nothing about which it is. */
  isNew?: { amountMinor?: number | undefined; day?: string | undefined }
}

/** Finds the entry that an order is about, by its name, its amount and its day; without any of them the one written last. */
export async function findEntry(turn: WriteTurn, speaker: Speaker, { merchant, text, isNew }: Order): Promise<Chosen> {
  const said = saidFigures(text, speaker)
  const amounts = said.amounts.filter((amount) => amount !== isNew?.amountMinor)
  const days = said.days.filter((day) => day !== isNew?.day)
  const found = await turn.newestEntries(merchant)
  if (found.length > 0 || !merchant?.endsWith('s')) return chooseEntry(found, { merchant, amounts, days })
  const single = merchant.slice(0, -1)
  return chooseEntry(await turn.newestEntries(single), { merchant: single, amounts, days })
}

/** The words that a frame was read from. */
export function wordsOf({ spans }: { spans: readonly Span[] }, { message }: Speaker): string {
  return spans.map(({ start, end }) => message.slice(start, end)).join(' ')
}

/** "Which one: $6.00 on Monday, $5.00 yesterday or $4.00 today?" */
export function askWhichEntry(
  entries: readonly Transaction[],
  { currency, today }: Speaker,
  callFor: (entry: Transaction) => PreparedCall,
): OpenChoice {
  const named = entries.map((entry) => {
    const day = sayDay(entry.date, today) || 'today'
    return { entry, amount: formatMoney(Math.abs(entry.amountMinor), currency), day }
  })
  const words = named.map(({ amount, day }) => `${amount} ${day}`)
  return {
    ask: `Which one: ${words.slice(0, -1).join(', ')} or ${words.at(-1)}?`,
    options: named.map(({ entry }, index) => ({
      label: words[index] ?? '',
      amountMinor: minor(Math.abs(entry.amountMinor)),
      day: entry.date,
      calls: [callFor(entry)],
    })),
  }
}
