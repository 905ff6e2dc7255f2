import { copula, readRetelling } from '#domain/talk/retell-sentence.ts'
import type { Understanding } from '#domain/understanding/frame.ts'
import { editOnly } from '#server/assistant/changes/edit-only.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { singularWords } from '#server/assistant/talk/name-fit.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'

const noName = /(?:\b(?:one|entry|charge|payment|expense|purchase|dollars?|euros?|pounds?|bucks)|\d)\W*$/i

/** "67.50? nah mate, it was 76.50" */
const askedAgain =
  /^([$£€]?\d\S*|[a-z]+(?:[ -][a-z]+){0,4})\?+ (?:nah|no|nope|wrong)\b[^.;]{0,20}?,? (?:it|that) (?:was|is) (.+?)\W*$/i
/** "45 not 40" */
const bareDenial =
  /^(?:(?:it|that) (?:was|is) )?([$£€]?\d\S*|[a-z]+(?:[ -][a-z]+){0,3})[,.]? (?:not|and not|instead of) ([$£€]?\d\S*|[a-z]+(?:[ -][a-z]+){0,3}?)\W*$/i

/** "the 14.20 one was actually 16.20": an entry of this talk by the amount that it has. Null for any other sentence. */
export async function readEntryByAmount(context: Context, speaker: Speaker): Promise<Understanding | null> {
  const words = readRetelling(speaker.message).text.trim()
  const [, doubted, meant] = askedAgain.exec(words) ?? []
  const [, right = meant, wrong = doubted] = bareDenial.exec(words) ?? []
  const turn = /^(?:the|that|my) /i.test(words) ? copula.exec(words) : null
  if (/\?\W*$/.test(words) || !(turn || wrong)) return null
  const head = wrong ?? words.slice(0, turn?.index)
  // "the 15" alone is a day.
  const number = /^(?:the|that) (\d+(?:\.\d\d)?) *$/i.exec(head)?.[1]
  const [old, ...olds] = saidFigures(number ?? head, speaker).amounts
  const tail = right ?? (turn ? words.slice(turn.index + turn[0].length) : '')
  const [amountMinor, ...more] = saidFigures(tail, speaker).amounts
  if (old === undefined || amountMinor === undefined || olds.length + more.length > 0) return null
  const turns = await standingTurns(context, speaker, turnsBack.ofTalk)
  const said = singularWords(head)
  const fitting = turns.flatMap(({ entries }) => entries).filter((entry) => Math.abs(entry.amountMinor) === old)
  const named = fitting.filter(({ merchant }) => singularWords(merchant).some((word) => said.includes(word)))
  const among = named.length > 0 || (wrong === undefined && !noName.test(head)) ? named : fitting
  return among.length === 0 ? null : editOnly(speaker, { change: { amountMinor }, among: among.map(({ id }) => id) })
}
