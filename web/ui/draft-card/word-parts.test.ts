import { expect, test } from 'vitest'
import { day } from '#domain/calendar.ts'
import type { Draft, Understanding } from '#domain/understanding/frame.ts'
import { wordParts } from '#web/ui/draft-card/word-parts.ts'

const text = 'coffee four, lunch twelve no, fourteen and par'
const spanOf = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })
const draft = (index: number, word: string): Draft => ({
  index,
  merchant: null,
  amountMinor: null,
  correctedFromMinor: null,
  currency: null,
  category: null,
  kind: 'spend',
  day: day('2026-11-20'),
  anchor: spanOf(word),
})
const reading: Understanding = {
  intent: 'add',
  frames: [],
  drafts: [draft(0, 'four'), draft(1, 'fourteen')],
  strikes: [spanOf('twelve')],
}

test('words are struck, passed over, numbered or still soft', () => {
  expect(wordParts(text, reading, false).map(({ text: part, kind, note }) => [part, kind, note])).toEqual([
    ['coffee four', 'said', 1],
    [', lunch ', 'said', null],
    ['twelve', 'struck', null],
    [' no, ', 'passing', null],
    ['fourteen', 'said', 2],
    [' and par', 'soft', null],
  ])
})

test('the comma behind a struck word stands with it, and nowhere else', () => {
  const words = 'lunch twelve, no, fourteen'
  const at = (word: string) => ({ start: words.indexOf(word), end: words.indexOf(word) + word.length })
  const corrected = { ...reading, drafts: [{ ...draft(0, 'four'), anchor: at('fourteen') }], strikes: [at('twelve')] }
  expect(wordParts(words, corrected, true).map(({ text: part, kind, tail }) => [part, kind, tail])).toEqual([
    ['lunch ', 'said', undefined],
    ['twelve', 'struck', ','],
    [' no, ', 'passing', undefined],
    ['fourteen', 'said', undefined],
  ])
})

test('a whole sentence has nothing soft, an unread one nothing else', () => {
  expect(wordParts(text, reading, true).at(-1)?.kind).toBe('said')
  expect(wordParts('hello', null, false)).toEqual([{ text: 'hello', kind: 'soft', note: null, start: 0 }])
  expect(wordParts('', null, false)).toEqual([])
})
