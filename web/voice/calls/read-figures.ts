import { decimalFromMinor, minor } from '#domain/money.ts'
import { isKeptBack, type OfferedTool } from '#domain/tools/offered.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { apiFetch } from '#web/lib/api.ts'

/** The agent changes nothing by an id. */
const isId = /^(?:id|.*Id)$/
const MOST_ITEMS = 30

/** What a reading tool finds, as JSON for the voice agent: amounts as decimals (ruling 4), long lists shortened. */
export async function readFigures(name: OfferedTool, input: object): Promise<string> {
  const response = await apiFetch(`/api/tools/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  const { output }: ToolAnswer<unknown> = await response.json()
  return JSON.stringify(inDecimals(output))
}

function inDecimals(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(inDecimals)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(isEntry(value) ? asTold(value) : value).flatMap(told))
}

function told([name, value]: [string, unknown]): [string, unknown][] {
  if (isKeptBack(name) || isId.test(name)) return []
  if (name.endsWith('Minor') && typeof value === 'number')
    return [[name.replace(/Minor$/, ''), decimalFromMinor(minor(value))]]
  const leftOut = Array.isArray(value) ? value.length - MOST_ITEMS : 0
  return [
    [name.replace(/Minor$/, ''), inDecimals(value)],
    ...(leftOut > 0 ? [[`${name}LeftOut`, leftOut] as [string, number]] : []),
  ]
}

type Entry = { merchant: string; amountMinor: number }

function isEntry(value: object): value is Entry {
  return 'merchant' in value && 'amountMinor' in value && typeof value.amountMinor === 'number'
}

/** Stored, money that came in is negative (ruling 3), which nobody says. */
function asTold({ amountMinor, ...entry }: Entry): object {
  return { ...entry, amountMinor: Math.abs(amountMinor), kind: amountMinor < 0 ? 'income' : 'spend' }
}
