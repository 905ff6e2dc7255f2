import { wordTable } from '#domain/understanding/words/word-set.ts'

/** The number words below 100. */
export const smallNumbers = wordTable([
  ...(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .entries(),
  [0, 'nought'],
  ...'twenty|thirty|forty fourty|fifty fifthy|sixty|seventy|eighty|ninety ninty'
    .split('|')
    .map((words, index) => [(index + 2) * 10, words] as const),
])

export const magnitudes = wordTable([
  [12, 'dozen dozens'],
  [1000, 'thousand thousands grand k'],
  [100_000, 'lakh lakhs lac lacs'],
  [1_000_000, 'million millions mil mill mio mln mn'],
  [10_000_000, 'crore crores'],
  [1_000_000_000, 'billion billions bn bln'],
])

/** The value of a single number word below 100; null for any other word. */
export function smallNumber(norm: string): number | null {
  return smallNumbers.get(norm) ?? null
}

const numberWords = new Set([...smallNumbers.keys(), 'hundred', ...magnitudes.keys()])

export function isNumberWord(norm: string): boolean {
  return numberWords.has(norm)
}

/** Whether a word is a number, in digits or in letters. */
export function isNumberToken(token: { kind: string; norm: string } | null | undefined): boolean {
  return token != null && (token.kind === 'number' || isNumberWord(token.norm))
}
