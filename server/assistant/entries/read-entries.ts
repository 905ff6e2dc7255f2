import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'
import { askInOwnCurrency, type Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { unnamed } from '#domain/understanding/entries/unnamed.ts'
import type { AddFrame, ClarifyFrame, SpokenTransaction } from '#domain/understanding/frame.ts'
import { askWhetherRight, isUnusual } from '#server/assistant/entries/is-unusual.ts'
import type { OpenEntry, SentenceEntry } from '#server/assistant/entries/open-sentence.ts'
import { askPurpose } from '#server/assistant/waiting/resolve-question.ts'

type Whose = { userId: string; currency: Currency; today: Day; message: string }

/** Decides for each entry that was said whether it can be written, or what has to be asked first. */
export async function readEntries(
  db: Kysely<Tables>,
  whose: Whose,
  frames: readonly (AddFrame | ClarifyFrame)[],
): Promise<SentenceEntry[]> {
  const entries: SentenceEntry[] = []
  for (const frame of frames) {
    entries.push(frame.intent === 'clarify' ? openFrame(frame, whose) : await knownOrOpen(db, whose, frame.transaction))
  }
  return entries
}

async function knownOrOpen(db: Kysely<Tables>, whose: Whose, entry: SpokenTransaction): Promise<SentenceEntry> {
  const { currency, amountMinor, ...draft } = entry
  if (currency !== undefined && currency !== whose.currency) return { state: 'open', draft, ...inOwnCurrency(whose) }

  if (lacksPurpose(entry, whose)) {
    const ask = askPurpose(amountMinor, whose.currency)
    return { state: 'open', draft, ask, choices: [], amountMinor }
  }
  if (!(await isUnusual(db, whose, entry))) return { state: 'known', entry: { ...draft, amountMinor } }
  const label = formatMoney(amountMinor, whose.currency)
  return { state: 'open', draft, ask: askWhetherRight(label, entry.merchant), choices: [{ label, amountMinor }] }
}

/** "add 20" says no more than "20"; "I spent 20" tells that there is no more to say. */
function lacksPurpose({ merchant }: SpokenTransaction, { message }: Whose): boolean {
  return merchant === 'Purchase' && /^\W*(?:please )?(?:add|log|record|put|note|save) /i.test(message)
}

function openFrame(frame: ClarifyFrame, whose: Whose): OpenEntry {
  const { draft } = frame
  const isForeign =
    frame.reason === 'foreign_currency' || (draft.currency !== undefined && draft.currency !== whose.currency)
  const kind = draft.kind ?? 'spend'
  return {
    state: 'open',
    draft: {
      kind,
      merchant: draft.merchant ?? unnamed[kind],
      category: draft.category ?? (kind === 'income' ? 'Income' : 'Other'),
      categoryKnown: draft.categoryKnown ?? false,
      day: draft.day ?? whose.today,
    },
    ...(/^no_(merchant|day)$/.test(frame.reason) && draft.amountMinor !== undefined
      ? { amountMinor: draft.amountMinor }
      : {}),
    ...(frame.askDay === undefined ? {} : { askDay: frame.askDay }),
    ...(frame.payer === undefined ? {} : { payer: frame.payer }),
    ...(isForeign ? inOwnCurrency(whose) : { ask: frame.ask, choices: frame.choices ?? [] }),
  }
}

/** Ruling 42: the ledger is in the person's currency; another is asked about. */
function inOwnCurrency({ currency }: Whose): Pick<OpenEntry, 'ask' | 'choices'> {
  return { ask: askInOwnCurrency(currency), choices: [] }
}
