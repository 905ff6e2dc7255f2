import { currencyWord } from '#domain/understanding/money/currency-words.ts'
import { readEmoji } from '#domain/understanding/words/emoji-words.ts'
import { wordSet } from '#domain/understanding/words/word-set.ts'

/** One word, number or mark of the sentence. `norm` is what rules compare with; offsets point into the original text. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  /** Words: lower case without apostrophes and accents. Marks: the sign itself. Numbers: the digits as written. */
  norm: string
  start: number
  end: number
  /** White space stands before it. */
  gap: boolean
  /** It is joined to the token before by a hyphen ("twenty-five", "7-eleven"). */
  hyphen: boolean
  capital: boolean
  /** Numbers only, otherwise NaN. */
  value: number
  /** The other way to read the separators ("1.299" as 1,299); NaN when there is none. */
  alternative: number
  decimals: number
  /** Letters stuck to a number: "k", "p", "pm", "rd"; ":" for a time, "/" for a date, "iso" for 2026-11-03. */
  suffix: string
}

/**
 * The same token as another word, with the fields of all tokens in one order, whatever changes: the rules read tokens at hundreds
 * of places, and property look-ups are fastest where all objects have one shape.
 */
export function saidAs(token: Token, norm: string, changes: Partial<Token> = {}): Token {
  return {
    kind: changes.kind ?? token.kind,
    norm,
    start: changes.start ?? token.start,
    end: changes.end ?? token.end,
    gap: changes.gap ?? token.gap,
    hyphen: changes.hyphen ?? token.hyphen,
    capital: token.capital,
    value: token.value,
    alternative: token.alternative,
    decimals: token.decimals,
    suffix: changes.suffix ?? token.suffix,
  }
}

/** The pause that a careful speaker makes behind a word. */
export function pauseAfter(token: Token): Token {
  return saidAs(token, ',', { kind: 'mark', start: token.end, gap: false, hyphen: false })
}

const suffixes = new Set(
  'k m mm mil mio mln mn b bn p c st nd rd th am pm kg g lb lbs oz ml l km x ish s gb tb mb d v w mg cl mp h hr hrs min mins cm ft'.split(
    ' ',
  ),
)
/** "2x2.75", "2x 12.50": a price behind the count; "2x4" is a measure. */
const timesPrice = /^(?:[$£€]?\d+[.,]\d\d(?!\d)| [$£€]?\d)/
const splitBeforeDigits = wordSet('x us jan feb mar apr jun jul aug sep sept oct nov dec')
const letter = /\p{L}|\p{M}/u
const combining = /[\u0300-\u036f]/g

/** Cuts a text into tokens in one pass, at most `most` of them. Emoji that stand for no word, control characters and unknown signs count as white space. */
export function tokenise(said: string, most = Number.POSITIVE_INFINITY): Token[] {
  const text = /[^ -~]/.test(said) ? said.replace(otherDigit, plainDigit) : said
  const tokens: Token[] = []
  let index = 0
  let gap = true
  let hyphen = false
  const push = (token: Pick<Token, 'kind' | 'norm' | 'end'> & Partial<Token>): void => {
    const first = text.charAt(index)
    tokens.push({
      kind: token.kind,
      norm: token.norm,
      start: index,
      end: token.end,
      gap,
      hyphen,
      capital: token.kind === 'word' && first !== first.toLowerCase(),
      value: token.value ?? Number.NaN,
      alternative: token.alternative ?? Number.NaN,
      decimals: token.decimals ?? 0,
      suffix: token.suffix ?? '',
    })
    index = token.end
    gap = false
    hyphen = false
  }
  while (index < text.length && tokens.length < most) {
    const code = text.charCodeAt(index)
    const year = gap && isApostrophe(code) ? /^\d\d(?!\w)/.exec(text.slice(index + 1, index + 4)) : null
    if (year) {
      push({ kind: 'number', norm: `20${year[0]}`, value: 2000 + Number(year[0]), end: index + 3 })
    } else if (gap && isDigit(code) && mixed.test(text.slice(index, index + 12))) {
      push({ kind: 'word', ...readWord(text, index) })
    } else if (
      isDigit(code) ||
      (code > 127 && fractionSigns.has(text.charAt(index))) ||
      (code === 46 && isDigit(text.charCodeAt(index + 1)) && !/[\d\p{L}]/u.test(text.charAt(index - 1)))
    ) {
      push({ kind: 'number', ...readNumeral(text, index) })
    } else if (isLetterAt(text, index)) {
      push({ kind: 'word', ...readWord(text, index) })
    } else if (code === 45 && !gap && tokens.length > 0 && isWordStart(text, index + 1)) {
      index += 1
      hyphen = true
    } else if (isMark(code)) {
      push({ kind: 'mark', norm: text.charAt(index) === '\r' ? '\n' : text.charAt(index), end: index + 1 })
    } else {
      const emoji = code > 0x2000 ? readEmoji(text, index) : null
      if (emoji && !isDrawn(emoji.norm, tokens.at(-1))) {
        push({ kind: 'word', ...emoji })
        continue
      }
      index += code >= 0xd800 && code <= 0xdbff && index + 1 < text.length ? 2 : 1
      gap = true
    }
  }
  return tokens
}

/** "1z999", "7kzt482", "wh-1000xm5", "1e9": letters between digits, which no measure, time or amount has. */
const mixed = /^\d+(?!(?:x|h|k|m|p|c|hr|hrs|am|pm|min|st|nd|rd|th)\d{1,2}(?!\w))[a-z]+\d|^\d+x\d+(?= \d)/i
const otherDigit = /(?![0-9])\p{Nd}/gu

/** "٤" and "４" are 4; the digits of Indian scripts begin six later than those of all others. */
function plainDigit(sign: string): string {
  const code = sign.charCodeAt(0)
  if (sign.length > 1) return sign
  return String((code & 15) - (code > 0x900 && code < 0xe00 ? 6 : 0))
}

/** "pizza 🍕": the sign only draws the word before it. */
function isDrawn(norm: string, before: Token | undefined): boolean {
  return before?.kind === 'word' && (before.norm === norm || before.norm === `${norm}s`)
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isLetterAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true
  return code > 127 && letter.test(String.fromCodePoint(text.codePointAt(index) ?? 0))
}

function isWordStart(text: string, index: number): boolean {
  return index < text.length && (isDigit(text.charCodeAt(index)) || isLetterAt(text, index))
}

const marks = new Set([...',.;:!?()\n\r&@+#%=*/"-–—…$€£¥₹₩₽₺₪₫฿₱₦₵₴₸₡₲¢'])
function isMark(code: number): boolean {
  return marks.has(String.fromCharCode(code))
}

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019 || code === 0x2018 || code === 0x60
}

function readWord(text: string, start: number): { norm: string; end: number } {
  let end = start
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (isDigit(code)) {
      const letters = text.slice(start, end).toLowerCase()
      if ((splitBeforeDigits.has(letters) || currencyWord(letters)) && !isModel(text, start, letters)) break
      end += 1
    } else if (isLetterAt(text, end)) {
      end += code >= 0xd800 && code <= 0xdbff ? 2 : 1
    } else if (isApostrophe(code) && isLetterAt(text, end + 1)) {
      end += 1
    } else if (code === 46 && isLetterAt(text, end + 1) && isAbbreviationOrDomain(text, start, end)) {
      end += 1
    } else if (code === 45 && isDigit(text.charCodeAt(end + 1)) && isNumbered(text, start, end)) {
      end += 1
    } else if (code === 46 && title.test(text.slice(start, end)) && /^ ?\p{Lu}/u.test(text.slice(end + 1, end + 3))) {
      end += 1
      break
    } else break
  }
  if (
    text.charCodeAt(end) === 46 &&
    /\.\p{L}$/u.test(text.slice(start, end)) &&
    /^ \p{Ll}/u.test(text.slice(end + 1, end + 3))
  )
    end += 1
  const raw = text.slice(start, end)
  let norm = raw.toLowerCase()
  if (/[^a-z0-9]/.test(norm)) {
    norm = norm
      .normalize('NFD')
      .replace(combining, '')
      .replace(/['’‘`]/g, '')
      .replace(/\.(com|co\.uk|net|org|io)$/, '')
      .replaceAll('.', '')
  }
  return { norm, end }
}

/** "canon r50 for 480", "yamaha r6 service 180": what its maker calls so, with its price behind; "taxi r50" is fifty rand, as in "oppo r90, charger r20". */
function isModel(text: string, start: number, letters: string): boolean {
  if (letters !== 'r' || !makersOfR.test(text.slice(Math.max(0, start - 12), start))) return false
  const rest = text.slice(start, start + 60)
  return /^.\d{1,2}(?![\d.,]).*\d/.test(rest) && !/^.*\Wr ?\d/i.test(rest)
}
const makersOfR = /(?:^|\W)(?:canon|eos|yamaha|audi|renault|bmw|nissan|radeon|bose|logitech|oppo|rode) $/i

/** "wh-1000xm5", "i-95", "f-150": a model or a road, no price. */
function isNumbered(text: string, start: number, dash: number): boolean {
  const behind = text.slice(dash + 1, dash + 13)
  return mixed.test(behind) || (dash === start + 1 && /^\d{1,3}(?![\d.,-]\d|\w)/.test(behind))
}

/** "Mrs. Gale": the full stop belongs to the title. */
const title = /^(mr|mrs|ms|dr|prof|st)$/i

/** "a.m", "u.s", "amazon.com": a full stop that does not end a sentence. */
function isAbbreviationOrDomain(text: string, start: number, dot: number): boolean {
  if (dot - start === 1 || text.charAt(dot - 2) === '.') return true
  const tail = text.slice(dot + 1, dot + 5).toLowerCase()
  return tail.startsWith('com') || tail.startsWith('co.u') || tail.startsWith('net') || tail.startsWith('org')
}

function digitsFrom(text: string, index: number): number {
  let end = index
  while (isDigit(text.charCodeAt(end))) end += 1
  return end
}

/** "2½" is 2.5. */
const fractionSigns = new Map(
  Object.entries({
    '½': '5',
    '¼': '25',
    '¾': '75',
    '⅓': '3333',
    '⅔': '6667',
    '⅕': '2',
    '⅛': '125',
  }),
)

type Numeral = Pick<Token, 'norm' | 'end' | 'value' | 'alternative' | 'decimals' | 'suffix'>

/** "1 000", "1'350": what parts thousands. Other groups than zeros follow a plain space only where another group or cents follow them. */
const thousands = /^(?: (?=000)| (?=\d{3}(?: \d{3}|[.,]\d\d(?!\d)))|[\u00a0\u202f\u2009'’])(\d{3})(?!\d)/
/** "1 250 €", "€ 1 250": one group after a plain space, beside a currency; "$12 300" may be two numbers. */
const beside =
  /^ (\d{3})(?!\d|[.,]\d|\p{L}) ?(?:[€£$₽₴₸¥₫]|(?:kr|kroner|kronor|sek|nok|dkk|zlot(?:ys|ych)|pln|czk|korun|ft|forints|huf|euros?|eur|francs|reais|lei|leva)\b|zł|kč|руб|грн)/iu
/** Three more digits behind a space. */
const nextThree =
  /^ (\d{3})(?!\d|[.,]\d|\p{L}| ?(?:k?g|mg|[mc]?l|lbs?|oz|km|grams?|points?|pcs|pieces?|pages?|miles|pesos?)\b)/u
/** "flight 21 450 euros", "bus 7 250 lei", "bought 3 200 euro phones": a number of its own before the price. */
const ownNumber =
  /(?:^|[^\p{L}])(?:flight|table|room|size|bus|tram|train|gate|seat|iphone|galaxy|number|no|bought|got|ordered) $/iu
const led = /(?:[€£$₽₴¥]|(?:^|[^\p{L}])kr\.?) ?$/iu
/** "R4 250": rands are always grouped with a space. */
const ledByRand = /(?:^|[^\p{L}])r ?$/iu

function readNumeral(text: string, start: number): Numeral {
  const dated = readDated(text, start)
  if (dated) return dated
  const lakh = /^\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/.exec(text.slice(start, start + 16))
  let end = text.charAt(start) === '.' ? start : lakh ? start + lakh[0].length : digitsFrom(text, start)
  let whole = text.slice(start, end).replaceAll(',', '')
  let fraction = ''
  let alternative = Number.NaN
  let grouped = ''
  while (end < text.length) {
    const sign = text.charAt(end)
    const here = text.slice(end, end + 14)
    const spaced = thousands.exec(here) ?? (grouped === ' ' ? /^ (\d{3})(?!\d)/.exec(here) : null)
    if (spaced && (whole.length <= 3 || grouped !== '') && fraction === '' && !whole.startsWith('0')) {
      grouped = sign
      whole += spaced[1]
      end += 4
      continue
    }
    if ((sign !== '.' && sign !== ',') || !isDigit(text.charCodeAt(end + 1))) break
    const groupEnd = digitsFrom(text, end + 1)
    const group = text.slice(end + 1, groupEnd)
    const next = text.charAt(groupEnd)
    const more = (next === '.' || next === ',') && isDigit(text.charCodeAt(groupEnd + 1))
    const again = sign === ',' || sign === grouped || (more && whole.length <= 9)
    if (group.length === 3 && whole.length > 0 && whole !== '0' && again) {
      grouped = sign
      whole += group
      end = groupEnd
      continue
    }
    if (sign === ',' && group.length > 2) break
    fraction = group
    if (sign === '.' && group.length === 3 && whole.length > 0 && whole.length <= 3 && whole !== '0') {
      alternative = Number(whole + group)
    }
    end = groupEnd
    break
  }
  const after = text.slice(end, end + 12)
  const lone = grouped === '' && fraction === '' && /^[1-9]\d{0,2}$/.test(whole)
  const group =
    lone && !ownNumber.test(text.slice(Math.max(0, start - 12), start))
      ? (beside.exec(after) ?? (led.test(text.slice(0, start)) ? nextThree.exec(after) : null))
      : null
  if (group) {
    alternative = Number(whole + group[1])
    end += 4
  }
  const rands = lone && !group && ledByRand.test(text.slice(0, start)) ? nextThree.exec(after) : null
  if (rands) {
    whole += rands[1]
    end += 4
  }
  const sign = fractionSigns.get(text.charAt(end))
  if (sign !== undefined && fraction === '') {
    fraction = sign
    end += 1
  }
  const digitsEnd = end
  let suffix = ''
  while (isLetterAt(text, end) && end - digitsEnd < 5) end += 1
  const letters = text.slice(digitsEnd, end).replace(/^MM?$/, 'mn').toLowerCase()
  const code = letters.length === 1 && !isLetterAt(text, end) && fraction === '' && /^[aefijnoqrtuwyz]$/.test(letters)
  const times = letters === 'x' && timesPrice.test(text.slice(end, end + 12))
  if ((suffixes.has(letters) || code) && !isLetterAt(text, end) && !times) suffix = letters
  else end = digitsEnd
  if (/^[/,.][-–](?!\d)/.test(text.slice(end, end + 3))) end += 2
  const value = Number(`${whole || '0'}.${fraction || '0'}`)
  return { norm: text.slice(start, digitsEnd), end, value, alternative, decimals: fraction.length, suffix }
}

const written = /^(\d{1,2})( ?)([/.-])\2(\d{1,2})\2\3\2(\d{4}|\d{2})(?!\d|[.,]\d)/
const ordered = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)|^((?:19|20)\d\d)([01]\d)([0-3]\d)(?!\d)/
const pair = /^(\d{1,2})(?::\d{1,2}|\/\d{1,4})(?!\d)/

/**
 * Times and dates written with digits: 10:30, 11/3, 11/3/2026, 9-21-25, 31.10.2025, 2026-11-03, 20261103. A year in front makes
 * it "iso"; dots say that the day comes first (suffix "."), "/" leaves that to the ledger.
 */
function readDated(text: string, start: number): Numeral | null {
  const here = text.slice(start, start + 16)
  const none = { value: Number.NaN, alternative: Number.NaN, decimals: 0 }
  const iso = ordered.exec(here)
  if (iso) {
    const [year, month = '', date = ''] = iso[1] ? [iso[1], iso[3], iso[4]] : [iso[5], iso[6], iso[7]]
    const norm = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    return { norm, end: start + iso[0].length, suffix: 'iso', ...none }
  }
  const full = written.exec(here)
  if (full)
    return {
      norm: `${full[1]}/${full[4]}/${full[5]}`,
      end: start + full[0].length,
      suffix: full[3] === '.' ? '.' : '/',
      ...none,
    }
  const short = pair.exec(here)
  if (!short) return null
  return { norm: short[0], end: start + short[0].length, suffix: short[0].includes(':') ? ':' : '/', ...none }
}

/** The words of tokens as rules about phrases read them: each between spaces. */
export function textOf(tokens: readonly Token[]): string {
  let text = ' '
  for (const { norm } of tokens) text += `${norm} `
  return text
}
