import type { Day } from '#domain/calendar.ts'
import { readDayAt } from '#domain/understanding/days/day-phrase.ts'
import type { Reader } from '#domain/understanding/days/day-reader.ts'
import { weekdayWord } from '#domain/understanding/days/weekday-word.ts'
import { type LexiconEntry, matchLexicon } from '#domain/understanding/lexicon/lexicon.ts'
import { type MoneyRead, readMoney } from '#domain/understanding/money/money-phrase.ts'
import { bearsNumber, doubtOf, isPlainlyNoMoney } from '#domain/understanding/money/number-role.ts'
import { readRepairMarker } from '#domain/understanding/repair/repair-marker.ts'
import { smallNumber } from '#domain/understanding/words/number-words.ts'
import { type Piece, quiet } from '#domain/understanding/words/piece.ts'
import type { Token } from '#domain/understanding/words/token.ts'
import { itemsOf } from '#domain/understanding/words/word-set.ts'

type Chunking = { tokens: readonly Token[]; today: Day; currency: string }

/** Gives every token its role in one pass: amounts, days, names, repairs, separators, other words. */
export function chunk({ tokens, today, currency }: Chunking): Piece[] {
  const pieces: Piece[] = []
  const reader = { tokens, today, own: currency }
  let at = 0
  while (at < tokens.length) {
    const piece = next(reader, at)
    pieces.push(piece)
    at = Math.max(piece.to, at + 1)
  }
  return pieces
}

function next(reader: Reader, at: number): Piece {
  const { tokens, own } = reader
  return (
    offer(tokens, at) ??
    evenly(tokens, at) ??
    cutOff(tokens, at) ??
    setPhrase(tokens, at) ??
    stutter(tokens, at) ??
    numberedName(tokens, at) ??
    dayNamed(tokens, at) ??
    time(tokens, at) ??
    dayPiece(reader, at) ??
    amount(tokens, at, own) ??
    mark(tokens, at) ??
    brandBegun(tokens, at) ??
    repair(tokens, at) ??
    name(tokens, at) ??
    word(tokens, at)
  )
}

function stretch(tokens: readonly Token[], from: number, to: number) {
  const first = tokens[from]
  const last = tokens[to - 1]
  const norms =
    to === from + 1
      ? (first?.norm ?? '')
      : tokens
          .slice(from, to)
          .map((token) => token.norm)
          .join(' ')
  return { from, to, start: first?.start ?? 0, end: last?.end ?? 0, norm: norms, struck: false }
}

/** "two for one burgers", "3 for 2 on shampoo": an offer, no price. */
function offer(tokens: readonly Token[], at: number): Piece | null {
  if (tokens[at + 1]?.norm !== 'for') return null
  const [many, few] = [tokens[at], tokens[at + 2]].map((token) =>
    token?.kind === 'number' && token.suffix === '' ? token.value : smallNumber(token?.norm ?? ''),
  )
  if (many == null || few == null || many !== few + 1 || many > 4) return null
  if (tokens[at + 3]?.kind === 'mark' || !tokens[at + 3]) return null
  return quiet(stretch(tokens, at, at + 3))
}

/** "fifty-fifty" shares a cost, it is no price. */
function evenly(tokens: readonly Token[], at: number): Piece | null {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.norm === '50/50' && /^(tickets?|draw|raffle)$/.test(second?.norm ?? ''))
    return { ...stretch(tokens, at, at + 1), type: 'word', capital: true }
  if (first?.norm === '50/50')
    return { ...stretch(tokens, at, at + 1), type: 'word', capital: false, norm: 'fifty-fifty' }
  const words = first?.norm === 'fifty' && second?.norm === 'fifty'
  if (!words && !(first?.norm === '50' && second?.norm === '50' && second.hyphen)) return null
  return { ...stretch(tokens, at, at + 2), type: 'word', capital: false, norm: 'fifty-fifty' }
}

/** "pizza for nine- nineteen fifty", "two fif- two fifty": a word that was broken off; a whole number word only before another number. */
function cutOff(tokens: readonly Token[], at: number): Piece | null {
  const [token, dash, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (token?.kind !== 'word' || dash?.norm !== '-' || dash.gap || !next?.gap) return null
  const begins = next.norm.startsWith(token.norm)
  const number = smallNumber(next.norm) !== null || next.kind === 'number'
  const again = number && (smallNumber(token.norm) !== null || tokens[at - 1]?.norm === next.norm)
  if (!begins && !again) return null
  return quiet(stretch(tokens, at, at + 2))
}

const setPhrases = itemsOf(`
  all at once|at once|believe it or not|dont judge me|dont judge|dont ask|for the record|here we go
  in one go|in the end|just so you know|long day|long story short|mind you|of course|oh my god
  right away|straight away|to be honest|what a day|yet again
`)
const setPhrasesFrom = new Map<string, string[][]>()
for (const phrase of setPhrases) {
  const words = phrase.split(' ')
  const first = words[0] ?? ''
  setPhrasesFrom.set(first, [...(setPhrasesFrom.get(first) ?? []), words])
}

/** "straight away", "in the end": words that stand together and name nothing. */
function setPhrase(tokens: readonly Token[], at: number): Piece | null {
  for (const words of setPhrasesFrom.get(tokens[at]?.norm ?? '') ?? [])
    if (words.every((word, offset) => tokens[at + offset]?.norm === word))
      return quiet(stretch(tokens, at, at + words.length))
  return null
}

/** "lunch lunch 12": the first of two equal words goes. */
function stutter(tokens: readonly Token[], at: number): Piece | null {
  if ((matchLexicon(tokens, at)?.to ?? 0) > at + 1) return null
  const [token, following] = [tokens[at], tokens[at + 1]]
  if (
    token?.kind !== 'word' ||
    following?.norm !== token.norm ||
    token.norm === 'no' ||
    smallNumber(token.norm) !== null
  ) {
    return null
  }
  return quiet(stretch(tokens, at, at + 1))
}

const devices: Record<string, number> = {
  iphone: 20,
  galaxy: 30,
  pixel: 12,
  playstation: 6,
  ps: 6,
  windows: 12,
  xbox: 360,
  switch: 2,
}

function numberedName(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]
  if (!token || token.kind === 'mark') return null
  if (token.norm === '24/7') return { ...stretch(tokens, at, at + 1), type: 'word', capital: true }
  const match = matchLexicon(tokens, at)
  if (match && match.entry.display !== null && match.to > at + 1 && hasNumber(match.entry))
    return named(tokens, at, match)
  const following = tokens[at + 1]
  const limit = Object.hasOwn(devices, token.norm) ? (devices[token.norm] ?? 0) : 0
  const model =
    following && following.suffix === '' && following.decimals === 0
      ? following.kind === 'number'
        ? following.value
        : smallNumber(following.norm)
      : null
  if (model === null || model > limit || following?.value === 0) return null
  if (match) return named(tokens, at, { entry: match.entry, to: at + 2 })
  return tokens[at + 2]?.kind === 'word' ? { ...stretch(tokens, at, at + 2), type: 'word', capital: true } : null
}

/** "sunday roast", "friday night takeaway": a thing that has a weekday in its name. */
function dayNamed(tokens: readonly Token[], at: number): Piece | null {
  if (weekdayWord(tokens[at]?.norm ?? '') === null) return null
  const match = matchLexicon(tokens, at)
  return match && match.to > at + 1 ? named(tokens, at, match) : null
}

/** "no frills", "skip the dishes": a shop whose name begins like a correction. */
function brandBegun(tokens: readonly Token[], at: number): Piece | null {
  if (!/^(no|skip|wait|never|forget)$/.test(tokens[at]?.norm ?? '')) return null
  const match = matchLexicon(tokens, at)
  return match && match.entry.display !== null && match.to > at + 1 ? named(tokens, at, match) : null
}

function hasNumber(entry: LexiconEntry): boolean {
  return entry.words.some((part) => smallNumber(part) !== null || (part >= '0' && part <= '99999'))
}

function named(tokens: readonly Token[], at: number, match: { entry: LexiconEntry; to: number }): Piece {
  return { ...stretch(tokens, at, match.to), type: 'name', entry: match.entry, capital: tokens[at]?.capital ?? false }
}

const yearLeads = new Set(['in', 'since', 'during'])
const clockWords = new Set(['am', 'pm', 'oclock'])

function time(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]
  const year = tokens[at + 1]
  if (
    token &&
    yearLeads.has(token.norm) &&
    year?.kind === 'number' &&
    year.norm.length === 4 &&
    year.value > 1900 &&
    year.value < 2036 &&
    year.suffix === ''
  ) {
    return { ...stretch(tokens, at, at + 2), type: 'time' }
  }
  if (token?.norm === 'in' && year?.norm === 'the' && tokens[at + 2]?.norm === 'end')
    return { ...stretch(tokens, at, at + 3), type: 'time' }
  if ((token?.norm === 'at' || token?.norm === 'around') && /^(noon|midday|midnight|lunchtime)$/.test(year?.norm ?? ''))
    return { ...stretch(tokens, at, at + 2), type: 'time' }
  const lead = token?.norm === 'at' || token?.norm === 'around' || token?.norm === 'by' ? 1 : 0
  const clock = tokens[at + lead]
  if (!clock) return null
  const after = tokens[at + lead + 1]
  const spoken = clock.kind === 'number' || smallNumber(clock.norm) !== null
  const parted = after?.kind === 'word' && /^[ap]$/.test(after.norm) && tokens[at + lead + 2]?.norm === 'm'
  const inThe = after?.norm === 'in' && tokens[at + lead + 2]?.norm === 'the'
  if (
    spoken &&
    inThe &&
    /^(morning|afternoon|evening)$/.test(tokens[at + lead + 3]?.norm ?? '') &&
    (lead > 0 || /^(its|like|was|until|till)$/.test(tokens[at - 1]?.norm ?? ''))
  )
    return { ...stretch(tokens, at, at + lead + 4), type: 'time' }
  if (spoken && parted) return { ...stretch(tokens, at, at + lead + 3), type: 'time' }
  if (spoken && after && clockWords.has(after.norm) && tokens[at + lead + 2]?.norm !== 'i')
    return { ...stretch(tokens, at, at + lead + 2), type: 'time' }
  if (clock.kind !== 'number') return null
  if (clock.suffix !== ':' && clock.suffix !== 'am' && clock.suffix !== 'pm') return null
  const to = after && clockWords.has(after.norm) ? at + lead + 2 : at + lead + 1
  return { ...stretch(tokens, at, to), type: 'time' }
}

function dayPiece(reader: Reader, at: number): Piece | null {
  const { tokens } = reader
  if (tokens[at]?.suffix === '/' && /^(off|price|of|a|an|pound|lb|cup)$/.test(tokens[at + 1]?.norm ?? '')) return null
  const read = readDayAt(reader, at)
  return read ? { ...read, ...stretch(tokens, at, read.to), type: 'day' } : null
}

function amount(tokens: readonly Token[], at: number, currency: string): Piece | null {
  if (isPronoun(tokens, at, currency)) return null
  const read = readMoney(tokens, at, currency)
  const bears =
    read?.decimal &&
    tokens[at]?.decimals === 0 &&
    (tokens[at]?.kind === 'number' || tokens.slice(at + 1, read.to).some(({ kind }) => kind === 'number')) &&
    bearsNumber(tokens[at - 1]?.norm ?? '')
  const money = bears || evenly(tokens, at + 1) ? readMoney(tokens.slice(0, at + 1), at, currency) : read
  if (!money) return null
  const alone = money.to === at + 1 && tokens[at]?.norm === 'one'
  if (alone && !money.marked) return null
  money.to = afterSpelling(tokens, money)
  const base = stretch(tokens, at, money.to)
  if (isVague(tokens[at - 1]?.norm) || isBound(tokens, at)) money.vague = true
  const named = endsName(tokens, at)
  if (isPlainlyNoMoney(tokens, at, money, named))
    return { ...base, type: 'number', count: money.count, norm: base.norm + (tokens[money.to - 1]?.suffix ?? '') }
  const doubt = doubtOf(tokens, at, money)
  return { ...base, type: 'amount', money, doubt: named && doubt === 'beside' ? null : doubt, correctedFrom: null }
}

/** "storage unit 119", "board game 35": the word before belongs to a longer name and labels nothing. */
function endsName(tokens: readonly Token[], at: number): boolean {
  return [2, 3].some((words) => {
    const match = at >= words ? matchLexicon(tokens, at - words) : null
    return match?.to === at && match.entry.words.length === words
  })
}

const which =
  /^(small|big|large|medium|little|other|new|old|cheap|cheaper|good|first|second|last|next|red|blue|green|black|white)$/
const articles = /^(a|the|that|this)$/

/** "make the Walgreens one forty nine oh four": the one that is named, and then its whole price. */
function isPronoun(tokens: readonly Token[], at: number, currency: string): boolean {
  if (tokens[at]?.norm === 'one' && which.test(tokens[at - 1]?.norm ?? '') && articles.test(tokens[at - 2]?.norm ?? ''))
    return readMoney(tokens, at + 1, currency) !== null
  if (tokens[at]?.norm !== 'one' || at < 3 || !/^(make|change|set|correct|fix|update)$/.test(tokens[0]?.norm ?? ''))
    return false
  return tokens[1]?.norm === 'the' && readMoney(tokens, at + 1, currency)?.decimal === true
}

/** "fifteen, one five": the number spelled once more, digit by digit, says nothing new. */
function afterSpelling(tokens: readonly Token[], { to, count }: MoneyRead): number {
  const digits = String(count)
  if (!/^\d{2,4}$/.test(digits)) return to
  let at = to
  while (/^(,|thats|that|is|as|in)$/.test(tokens[at]?.norm ?? '')) at += 1
  for (const digit of digits) {
    const said = tokens[at]?.norm ?? ''
    if (said !== digit && String(smallNumber(said)) !== digit) return to
    at += 1
  }
  return at
}

/** "a few hundred" names no amount. */
function isVague(before: string | undefined): boolean {
  return before === 'few' || before === 'several' || before === 'many' || before === 'some'
}

/** "over 100", "up to 30", "at least 50": a bound, not an amount. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const [before, lead] = [tokens[at - 1]?.norm ?? '', tokens[at - 2]?.norm ?? '']
  if (before === 'over') return !/^(hand|handed|forked|turned|passed|signed)$/.test(lead)
  if (before === 'under') return true
  if (before === 'than') return lead === 'more' || lead === 'less'
  return (before === 'to' && lead === 'up') || (before === 'least' && lead === 'at')
}

function mark(tokens: readonly Token[], at: number): Piece | null {
  const token = tokens[at]
  if (token?.kind !== 'mark') return null
  const base = stretch(tokens, at, at + 1)
  if (token.norm === '@') return { ...base, type: 'word', norm: 'at', capital: false }
  if (token.norm === '.' && tokens[at + 1]?.norm === '.') {
    let to = at + 1
    while (tokens[to]?.norm === '.') to += 1
    return { ...stretch(tokens, at, to), type: 'separator', norm: '…' }
  }
  if (token.norm === '.' || token.norm === '!' || token.norm === '?' || token.norm === '\n')
    return { ...base, type: 'end' }
  if (token.norm === '&' || token.norm === '+') return { ...base, type: 'separator', norm: 'and' }
  return { ...base, type: 'separator', norm: token.norm }
}

function repair(tokens: readonly Token[], at: number): Piece | null {
  const marker = readRepairMarker(tokens, at)
  if (!marker) return null
  const base = stretch(tokens, at, marker.to)
  return marker.aside
    ? { ...base, type: 'word', capital: false, norm: tokens[at]?.norm === 'thanks' ? 'thanks' : 'um' }
    : { ...base, type: 'repair', cancels: marker.cancels }
}

function name(tokens: readonly Token[], at: number): Piece | null {
  const match = matchLexicon(tokens, at)
  return match ? named(tokens, at, match) : null
}

const joiners = new Set(['and', 'then', 'plus', 'also'])

function word(tokens: readonly Token[], at: number): Piece {
  const token = tokens[at]
  const base = stretch(tokens, at, at + 1)
  if (token && joiners.has(token.norm)) return { ...base, type: 'separator' }
  if (token?.kind === 'number' && token.suffix !== '' && token.value > 0)
    return { ...base, type: 'number', count: token.value }
  if (token?.kind === 'number') return { ...base, type: 'word', norm: token.norm + token.suffix, capital: false }
  if (token?.norm === 'w') return { ...base, type: 'word', norm: 'with', capital: false }
  return { ...base, type: 'word', capital: token?.capital ?? false }
}
