import { dayParts, parseDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { isKeptBack } from '#domain/tools/offered.ts'
import { modelName } from '#server/assistant/model/strict-schema.ts'

/** Figures that an answer may repeat. */
export type Figures = {
  /** Amounts in minor units, without sign. */
  money: Set<number>
  /** Counts, percentages, parts of days, digits of names. */
  plain: Set<number>
  /** Names with a number in them, which is no figure: "7-Eleven". */
  names: Set<string>
}

/** A tool's output as the model sees it, and what of it may be repeated or named. */
export type Presented = { content: string; figures: Figures; rows: Map<string, string> }

/** Wraps an output as data: amounts are written out, ids go with the text of their rows, long lists are shortened. */
export function presentOutput(output: unknown, given: { currency: Currency; characters: number }): Presented {
  const figures: Figures = { money: new Set(), plain: new Set(), names: new Set() }
  const rows = new Map<string, string>()
  for (const items of [30, 10, 3]) {
    const content = JSON.stringify({
      ok: true,
      data: shown(output, { currency: given.currency, items, figures, rows }),
    })
    if (content.length <= given.characters) return { content, figures, rows }
  }
  return { content: JSON.stringify({ ok: true, data: 'too_long' }), figures, rows }
}

type Showing = { currency: Currency; items: number; figures: Figures; rows: Map<string, string> }

function shown(value: unknown, showing: Showing): unknown {
  if (Array.isArray(value)) return value.slice(0, showing.items).map((item) => shown(item, showing))
  if (typeof value === 'object' && value !== null) return shownObject(value, showing)
  if (typeof value === 'number') showing.figures.plain.add(Math.abs(value))
  if (typeof value === 'string') addPlain(value, showing.figures)
  return value
}

function shownObject(value: object, showing: Showing): Record<string, unknown> {
  const entries = Object.entries(value).filter(([name]) => !isKeptBack(name))
  const names = entries.map(([name]) => name)
  const id = 'id' in value ? String(value.id) : null
  if (id)
    showing.rows.set(
      id,
      entries.flatMap(([, each]) => (typeof each === 'string' && each !== id ? [each] : [])).join(' '),
    )
  return Object.fromEntries(
    entries.map(([name, each]) => {
      const shownName = modelName(name, names)
      if (name === 'id' || name.endsWith('Id')) return [name, each]
      if (shownName === name || typeof each !== 'number') return [shownName, shown(each, showing)]
      showing.figures.money.add(Math.abs(each))
      return [shownName, formatMoney(each, showing.currency)]
    }),
  )
}

/** A name that looks like an amount stays under suspicion: anybody may have chosen it. */
const speaksOfMoney =
  /\p{Sc}|\d{3}|\d[.,]\d|\b(?:dollars?|bucks?|pounds?|euros?|cents?|hundred|thousand|million|grand|k)\b/iu

function addPlain(text: string, figures: Figures): void {
  const day = parseDay(text)
  if (day) for (const part of Object.values(dayParts(day))) figures.plain.add(part)
  else for (const digits of text.match(/\d+/g) ?? []) figures.plain.add(Number(digits))
  if (!day && text.length >= 3 && text.length <= 40 && !speaksOfMoney.test(text)) figures.names.add(text)
}
