import { addDays, day } from '#domain/calendar.ts'
import type { Frame, SpokenTransaction, Understanding } from '#domain/understanding/frame.ts'
import { understand } from '#domain/understanding/understand.ts'
import { contextOf, type Judged } from '#tests/evals/score.ts'

/**
 * A way to say a sentence otherwise of which everybody knows what it changes: nothing, or one thing. So every sentence that is read
 * rightly makes many more that nobody wrote, each with its right reading.
 */
export type Variation = {
  name: string
  /** Null for sentences that cannot be said that way. */
  say: (text: string, understood: Understanding) => string | null
  /** What the reading comes to; without it the reading stays. */
  changed?: (entries: SpokenTransaction[], today: string) => SpokenTransaction[]
  /** Only money and day are to stay, not the name: what is added may name something. */
  money?: boolean
}

const lower = (text: string): string =>
  /^I\b|^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
const open = (text: string): string => text.replace(/[.!?]+$/, '')
const before = (words: string): Variation => ({ name: `${words} …`, say: (text) => words + lower(text) })
const behind = (words: string, money = false): Variation => ({
  name: `…${words}`,
  say: (text) => open(text) + words,
  money,
})

const openers =
  'um, |so |okay so |hey Penny, |hi there, |right, |oh and |also |let me see, |well, |by the way, |oh I forgot, |before I forget, |add this: '
const closers =
  ", thanks| I think|, okay| and that's all| so far| if I remember right|, you know|, pretty sure|, done|, put that down|, log that|, can you add that|, got it?|, ugh|, not bad|, way too expensive|, what a rip-off| lol| unfortunately| as usual"
const remarks = " earlier|, I really needed it|, don't judge me|, it was great|. The weather was awful."
const payments = ' on my card| in cash|, cash| with my visa|, paid contactless| with Apple Pay'
const company =
  ' for the kids| with my wife| with a friend| after work| at work| around noon| on the way home| in town| online'

const told =
  /\b(yesterday|today|tonight|ago|last|this|morning|evening|night|afternoon|noon|weekend|week|month|year|before|earlier|now|days?|every|next|since|first|second|third|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|\w+day|january|february|march|april|june|july|august|september|october|november|december)\b|\d(st|nd|rd|th|\/\d)/i
const shared = /each|split|half|per|tip|tax|%|percent|off|back|both|all|total|change|quarter|third|of/i

function onDay(words: string, daysBack: number): Variation {
  return {
    name: `${words} …`,
    say: (text) => (told.test(text) ? null : words + lower(text)),
    changed: (entries, today) => entries.map((entry) => ({ ...entry, day: addDays(day(today), -daysBack) })),
  }
}

/** One more plain entry in front or behind: both tellings are read as each alone. */
function joined(words: string, amountMinor: number, side: 'before' | 'behind'): Variation {
  const more = { amountMinor } as SpokenTransaction
  return {
    name: side === 'before' ? `${words} …` : `…${words}`,
    say: (text, { frames }) =>
      told.test(text) || shared.test(text) || frames.some((frame) => !isPlainSpend(frame))
        ? null
        : side === 'before'
          ? words + lower(text)
          : open(text) + words,
    changed: (entries) => (side === 'before' ? [more, ...entries] : [...entries, more]),
    money: true,
  }
}

function isPlainSpend(frame: Frame): boolean {
  return frame.intent === 'add' && frame.transaction.kind === 'spend' && frame.transaction.currency === undefined
}

/** "37, no, 14" for 14: a wrong amount that is taken back at once. */
function corrected(marker: string): Variation {
  return {
    name: `37, ${marker} …`,
    say: (text, { frames: [frame, ...others] }) => {
      if (frame?.intent !== 'add' || others.length > 0) return null
      const { start, end } = frame.amountSpan
      return /^\d+(\.\d\d)?$/.test(text.slice(start, end))
        ? `${text.slice(0, start)}37, ${marker} ${text.slice(start)}`
        : null
    },
  }
}

/** Each amount that was said in plain digits, said in another way; null where one was said otherwise. */
function eachAmount(name: string, say: (digits: string) => string): Variation {
  return {
    name,
    say: (text, { frames }) => {
      const spans = frames.map((frame) => (frame.intent === 'add' ? frame.amountSpan : null))
      if (new Set(spans.map((span) => span?.start)).size < frames.length) return null
      const isPlain = spans.every((span) => span && /^\d+(\.\d\d)?$/.test(text.slice(span.start, span.end)))
      return isPlain
        ? spans
            .flatMap((span) => span ?? [])
            .sort((one, other) => other.start - one.start)
            .reduce(
              (said, { start, end }) => said.slice(0, start) + say(said.slice(start, end)) + said.slice(end),
              text,
            )
        : null
    },
    money: true,
  }
}

export const variations: readonly Variation[] = [
  { name: 'CAPITALS', say: (text) => text.toUpperCase(), money: true },
  { name: 'without apostrophes', say: (text) => (text.includes("'") ? text.replaceAll("'", '') : null), money: true },
  ...openers.split('|').map((words) => before(words)),
  ...closers.split('|').map((words) => behind(words)),
  ...payments.split('|').map((words) => behind(words)),
  ...remarks.split('|').map((words) => behind(words, true)),
  before('long day today. '),
  { name: '& for and', say: (text) => (/ and /.test(text) ? text.replaceAll(' and ', ' & ') : null), money: true },
  {
    name: 'Every Word With A Capital',
    say: (text) => text.replace(/\b[a-z]/g, (sign) => sign.toUpperCase()),
    money: true,
  },
  {
    name: 'Capital and a full stop.',
    say: (text) => (/^[a-z]/.test(text) ? `${text.charAt(0).toUpperCase()}${open(text).slice(1)}.` : null),
  },
  eachAmount('$12', (digits) => `$${digits}`),
  eachAmount('12 dollars', (digits) => `${digits} dollars`),
  eachAmount('uh 12', (digits) => `uh ${digits}`),
  eachAmount('like 12', (digits) => `like ${digits}`),
  ...company.split('|').map((words) => behind(words, true)),
  onDay('yesterday ', 1),
  onDay('2 days ago ', 2),
  onDay('this morning ', 0),
  joined(', and bus 2.50', 250, 'behind'),
  joined('. Taxi 18.', 1800, 'behind'),
  joined(', also spent 12 on lunch', 1200, 'behind'),
  joined('coffee 4 and ', 400, 'before'),
  joined('parking 6, then ', 600, 'before'),
  ...['no,', 'sorry', 'I mean', 'wait no', 'make that', 'or rather'].map(corrected),
]

export type Varied = { variation: Variation; text: string; as: 'read' | 'misread' | 'wrong amount' }

/** Says every sentence that is read rightly, and tells only entries, in all the other ways. */
export function vary(judged: readonly Judged[]): Varied[] {
  const right = judged.filter(
    ({ line, understood, verdict }) =>
      verdict.whole && !line.after && understood.frames.every(({ intent }) => intent === 'add'),
  )
  return right.flatMap((one) => variations.flatMap((variation) => saidOtherwise(one, variation) ?? []))
}

function saidOtherwise({ line, understood }: Judged, variation: Variation): Varied | null {
  const text = variation.say(line.text, understood)
  if (text === null || text === line.text) return null
  const entries = entriesOf(understood.frames)
  const expected = variation.changed?.(entries, line.today) ?? entries
  const frames = understand(text, contextOf(line)).frames
  const got = entriesOf(frames)
  const amounts = (list: readonly SpokenTransaction[]): string => list.map(({ amountMinor }) => amountMinor).join()
  if (got.length < frames.length) return { variation, text, as: 'misread' }
  if (amounts(got) !== amounts(expected)) return { variation, text, as: 'wrong amount' }
  const same = got.every((entry, at) => isSame(entry, expected[at], variation))
  return { variation, text, as: same ? 'read' : 'misread' }
}

function isSame(
  entry: SpokenTransaction,
  expected: SpokenTransaction | undefined,
  { money, changed }: Variation,
): boolean {
  if (money && changed) return true
  if (entry.day !== expected?.day || entry.kind !== expected.kind) return false
  return money === true || (entry.merchant === expected.merchant && entry.category === expected.category)
}

function entriesOf(frames: readonly Frame[]): SpokenTransaction[] {
  return frames.flatMap((frame) => (frame.intent === 'add' ? [frame.transaction] : []))
}

/** One row a variation: how many sentences, the share that is read as before, the wrong amounts that would be saved. */
export function variedReport(varied: readonly Varied[], shown = 40): string {
  const names = [...new Set(varied.map(({ variation }) => variation.name))]
  const row = (name: string, list: readonly Varied[]): string => {
    const read = list.filter(({ as }) => as === 'read').length
    const wrong = list.filter(({ as }) => as === 'wrong amount').length
    return `${name.padEnd(30)} ${String(list.length).padStart(7)} ${((100 * read) / list.length).toFixed(1).padStart(6)} ${String(wrong).padStart(6)}`
  }
  const failed = varied.filter(({ as }) => as !== 'read')
  return [
    `${'said otherwise'.padEnd(30)} ${'n'.padStart(7)} ${'read'.padStart(6)} ${'wrong'.padStart(6)}`,
    ...names.map((name) =>
      row(
        name,
        varied.filter(({ variation }) => variation.name === name),
      ),
    ),
    row('all', varied),
    '',
    ...failed.slice(0, shown).map(({ text, as }) => `  ${as}: ${text}`),
  ].join('\n')
}
