import type { Currency } from '#domain/currency.ts'
import { readMoney } from '#domain/understanding/money/money-phrase.ts'
import { type Token, tokenise } from '#domain/understanding/words/token.ts'
import type { Figures } from '#server/assistant/model/present-output.ts'

/**
 * Whether a model's words hold no figure but known ones, claim no change and lead to no other place. Amounts must be known amounts; bare numbers
 * may be any known number. Words that change something never come from a model: they are rendered from what was written.
 */
export function mayBeSaid(text: string, known: Figures, currency: Currency): boolean {
  return (
    !claimsChange(text) &&
    !leadsElsewhere(text) &&
    figuresIn(withoutNames(text, known.names), currency).every((figure) => isKnown(figure, known))
  )
}

/** The figures that a person's own words add to what may be repeated. */
export function spokenFigures(text: string, currency: Currency): Figures {
  const figures: Figures = { money: new Set(), plain: new Set(), names: new Set() }
  for (const { minor, count } of figuresIn(text, currency)) {
    if (minor !== null) figures.money.add(minor)
    if (count !== null) figures.plain.add(count)
  }
  return figures
}

/** Puts figures into `into`. */
export function learnFigures(into: Figures, more: Figures): void {
  for (const amount of more.money) into.money.add(amount)
  for (const number of more.plain) into.plain.add(number)
  for (const name of more.names) into.names.add(name)
}

function withoutNames(text: string, names: ReadonlySet<string>): string {
  let rest = text
  for (const name of names) {
    for (let at = indexOfName(rest, name); at >= 0; at = indexOfName(rest, name)) {
      rest = `${rest.slice(0, at)}, ${rest.slice(at + name.length)}`
    }
  }
  return rest
}

function indexOfName(text: string, name: string): number {
  return text.toLowerCase().indexOf(name.toLowerCase())
}

type Figure = { minor: number | null; count: number | null; isMoney: boolean }

function figuresIn(text: string, currency: Currency): Figure[] {
  const tokens = tokenise(text)
  const figures: Figure[] = []
  let at = 0
  while (at < tokens.length) {
    const money = readMoney(tokens, at, currency)
    const isPronoun = money?.to === at + 1 && tokens[at]?.norm === 'one' && !money.marked
    if (money && !isPronoun) {
      const isForeign = money.currency !== null
      const minor = isForeign ? null : money.amountMinor
      figures.push({ minor, count: isForeign ? null : money.count, isMoney: money.marked || money.decimal })
      at = money.to
      continue
    }
    figures.push(...numberAt(tokens[at]))
    at += 1
  }
  return figures
}

/** Times, dates, ordinals and whatever else is written with digits. */
function numberAt(token: Token | undefined): Figure[] {
  if (!token || (token.kind !== 'number' && !/\d/.test(token.norm))) return []
  return (token.norm.match(/\d+/g) ?? []).map((digits) => ({ minor: null, count: Number(digits), isMoney: false }))
}

function isKnown({ minor, count, isMoney }: Figure, known: Figures): boolean {
  if (minor !== null && known.money.has(minor)) return true
  return !isMoney && count !== null && known.plain.has(count)
}

const done =
  '(?:saved|added|recorded|logged|noted|stored|entered|deleted|removed|erased|updated|changed|undone|set up|created|moved)'
const claim = new RegExp(
  String.raw`(?:^|[.!?]\s+|\b(?:i|i've|i have|it's|it is|has been|have been|was|were|been|is now|are now|all|and|just)\s+)(?:now |just |also |successfully )*${done}\b|\bdone\b`,
  'iu',
)

function claimsChange(text: string): boolean {
  return claim.test(text.replaceAll('’', "'"))
}

/** An address in an answer can only come from a row that somebody else wrote. */
function leadsElsewhere(text: string): boolean {
  return /\bhttps?:|\bwww\.|\]\(/iu.test(text)
}
