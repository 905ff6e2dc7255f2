import type { Transaction } from '#domain/transaction.ts'
import type { Chosen } from '#server/assistant/find/choose-entry.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { entriesOf, standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { partsOfTurn } from '#server/assistant/talk/told-part.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const describing = /\b(?:the|my) ([a-z]+) (?:one|entry)\b/i
const plain =
  /^(?:last|latest|newest|recent|previous|wrong|right|same|whole|other|only|first|second|third|duplicate|double|extra|new|old|big|small|top|bottom|one)$/
const times = /^(?:morning|afternoon|evening|night|lunchtime)$/

/** The entries of the talk, each once, of which the sentence that told them says so. */
async function entriesTold(
  context: Context,
  speaker: Speaker,
  isSo: (part: string, entry: Transaction) => boolean,
): Promise<Transaction[]> {
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const parts = turns.flatMap(partsOfTurn).filter(({ part, entry }) => isSo(part, entry))
  return entriesOf([{ entries: parts.map(({ entry }) => entry) }])
}

/** "the morning one" of "morning coffee 3.80": by a word that its name does not hold. Null where no such word is said. */
export async function toldWith(context: Context, speaker: Speaker, text: string): Promise<Chosen | null> {
  const word = singularWords(describing.exec(text)?.[1] ?? '')[0]
  if (word === undefined || plain.test(word)) return null
  const [only, ...more] = await entriesTold(context, speaker, (part) => singularWords(part).includes(word))
  if (!only) return times.test(word) ? { is: 'none' } : null
  return more.length === 0 ? { is: 'one', entry: only } : { is: 'several', entries: [only, ...more] }
}

/** "delete the uber home" of "uber there 17.30 and uber home 19.85": the one of some entries of a name that was told with the words behind it too. */
export async function toldApart(
  context: Context,
  speaker: Speaker,
  entries: readonly Transaction[],
): Promise<Transaction | null> {
  const told = await entriesTold(context, speaker, (part, { merchant }) => {
    const words = wordsBehind(speaker.message, merchant)
    const said = ` ${[...singularWords(merchant), ...words].join(' ')} `
    return words.length > 0 && plainly(part).includes(said)
  })
  const [only, ...more] = entries.filter(({ id }) => told.some((entry) => entry.id === id))
  return only && more.length === 0 ? only : null
}

/** The words right behind a name, up to a pause, a figure or a courtesy: "home" of "delete the uber home please". */
function wordsBehind(message: string, merchant: string): string[] {
  const [rest = ''] = message.split(/[,.;:!?](?!\d)|[$£€]?\d/)
  const words = singularWords(rest)
  const name = singularWords(merchant)
  const at = words.findIndex((_, from) => name.every((word, index) => words[from + index] === word))
  const behind = at < 0 ? [] : words.slice(at + name.length)
  while (trailing.test(behind.at(-1) ?? '')) behind.pop()
  return behind
}
const trailing =
  /^(?:please|now|too|again|instead|thanks|to|from|at|for|on|in|is|was|one|today|yesterday|tonight|entry)$/

/** The words of a part without its figures: "uber 10 to work" is "uber to work". */
function plainly(part: string): string {
  const words = singularWords(part.replace(/[$£€]?\d[\d.,]*/g, ' '))
  return ` ${words.join(' ')} `
}

/** "the donation" of "donated 50 to the food bank", "the cash" of "got paid 140 cash": the one entry that was told with that word, or another form of it. */
export async function toldAs(context: Context, speaker: Speaker, name: string): Promise<Transaction | null> {
  const said = singularWords(name).at(-1)
  if (said === undefined) return null
  const [only, ...more] = await entriesTold(context, speaker, (part, { merchant }) =>
    singularWords(`${part} ${merchant}`).some((word) => isFormOf(word, said)),
  )
  return only && more.length === 0 ? only : null
}

/** "donated" and "donation"; not "internet" and "interest". */
function isFormOf(word: string, other: string): boolean {
  if (word === other) return true
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  return same >= LEAST_STEM && endings.test(word.slice(same)) && endings.test(other.slice(same))
}
const LEAST_STEM = 5
const endings = /^(?:e|ed|ing|ion|ation|er|s|es)?$/
