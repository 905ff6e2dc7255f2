import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import { pattern } from '#domain/understanding/words/pattern.ts'
import { isOfNamed } from '#server/assistant/changes/edit-only.ts'
import { asksForRemoval } from '#server/assistant/changes/removal-words.ts'
import type { Heard, ReadPart } from '#server/assistant/corrections/heard.ts'
import { type Named, namedIn } from '#server/assistant/find/named-in.ts'
import { interpret } from '#server/assistant/interpret.ts'
import { saidFigures } from '#server/assistant/said-figures.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import { standingEntries } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { understood } from '#server/assistant/understood.ts'
import type { Context } from '#server/context.ts'

const LONGEST = 160
const joint = /(?:,? (?:and|but) (?:also )?|[;.]\s+(?:and |also )*|, (?:also |then ))(?=\S)/gi
const corrects = /\b(?:was|were|is|are|should be|should have been|put|move|make|change)\b|['’]s /i

/**
 * "the thai was 13 and the dryer was yesterday", "the scarf was 32 and take the candle off": two different things put right in one breath,
 * each by itself; or one, beside what is as it stands ("IHOP was yesterday but the gas is today"). Null where either is none of this talk,
 * and where both are amounts, which are read as one list.
 */
export async function readJoined(
  context: Context,
  speaker: Speaker,
  { last }: Heard,
  readPart: ReadPart,
): Promise<Understanding | null> {
  const { message } = speaker
  if (message.length > LONGEST || /\?\W*$/.test(message)) return null
  const ofIt = await readOrderOfIt(context, speaker, last, readPart)
  if (ofIt) return ofIt
  for (const { index, 0: sign } of message.matchAll(joint)) {
    const at = index + sign.length
    const parts = [
      { text: message.slice(0, index), from: 0 },
      { text: message.slice(at), from: at },
    ]
    if (!parts.every(({ text }) => corrects.test(text) || asksForRemoval(text))) continue
    if (parts.every(({ text }) => saidFigures(text, speaker).amounts.length > 0)) continue
    const standing = await standingEntries(context, speaker, turnsBack.ofLongTalk)
    if (standing.length < 2) return null
    const all: Frame[] = []
    let asTheyStand = 0
    for (const { text, from } of parts) {
      const named = namedIn(`the ${text}`, standing)
      if (named.length === 0) break
      const alone = { ...speaker, message: text }
      const heard = await interpret(context, { ...alone, last })
      const { frames } = (await readPart(context, alone, { understanding: heard, last })) ?? heard
      if (!frames.every(isOfNamed)) {
        if (!isAsItStands(text, named, speaker)) break
        asTheyStand += 1
        continue
      }
      const spans = [{ start: from, end: from + text.length }]
      all.push(...frames.map((frame) => ({ ...frame, spans })))
    }
    const [first, ...more] = all
    if (first && more.length + asTheyStand > 0) return understood(...withoutDoubt([first, ...more]))
  }
  return null
}

const orderOfIt = pattern.i`^(.{4,80}?)(?:,? and |[,;.]\s+)((?:please |also )*(?:put|file|move|mark|tag|sort) (?:it|that) (?:under|in|into|to|as|down as) [a-z& ]{3,25}?)\W*$`

/** "I meant pecans and put it under gifts": what was told last is put right, and the same is ordered under a category. */
async function readOrderOfIt(
  context: Context,
  speaker: Speaker,
  last: Heard['last'],
  readPart: ReadPart,
): Promise<Understanding | null> {
  const [, first, order] = orderOfIt.exec(speaker.message) ?? []
  if (first === undefined || order === undefined) return null
  const [corrected, sorted] = await Promise.all(
    [first, order].map(async (message) => {
      const alone = { ...speaker, message }
      const heard = await interpret(context, { ...alone, last })
      const { frames } = (await readPart(context, alone, { understanding: heard, last })) ?? heard
      const [frame, ...more] = frames
      return frame?.intent === 'edit' && more.length === 0 ? frame : null
    }),
  )
  if (!corrected || corrected.target || corrected.change.merchant === undefined) return null
  if (!sorted || sorted.target || sorted.change.category === undefined) return null
  const spans = [{ start: 0, end: speaker.message.length }]
  return understood({ ...corrected, change: { ...corrected.change, ...sorted.change }, spans })
}

/** "… but the gas is today", of a gas that stands there: said to set the other apart. */
function isAsItStands(text: string, [named, ...names]: readonly Named[], speaker: Speaker): boolean {
  const { amounts, days } = saidFigures(text, speaker)
  const [day, ...others] = days
  if (!day || !named || amounts.length + others.length + names.length > 0) return false
  return saysWhen.test(text) && named.entries.some(({ date }) => date === day)
}
const saysWhen = /\b(?:is|was|were|are) (?:still |really |actually )?\p{L}+\W*$/iu

type Frames = [Frame, ...Frame[]]

/** Beside another thing that is put right, a thing that may be news is none. */
function withoutDoubt(frames: Frames): Frames {
  if (frames.every((frame) => 'orNew' in frame)) return frames
  return frames.map((frame) => ('orNew' in frame ? { ...frame, orNew: undefined } : frame)) as Frames
}
