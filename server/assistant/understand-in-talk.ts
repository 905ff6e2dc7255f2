import type { Understanding } from '#domain/understanding/frame.ts'
import { asksForAll, keptOfAll } from '#server/assistant/changes/removal-words.ts'
import {
  addedAfterNo,
  readContinued,
  readCorrection,
  thingAfterNo,
} from '#server/assistant/corrections/correct-last.ts'
import { readInTalk } from '#server/assistant/corrections/read-in-talk.ts'
import { interpret } from '#server/assistant/interpret.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Memory } from '#server/assistant/talk/memory.ts'
import { nameFit } from '#server/assistant/talk/name-fit.ts'
import { readOfPlans } from '#server/assistant/talk/read-of-plans.ts'
import { readOfSubject } from '#server/assistant/talk/read-of-subject.ts'
import { standingTurns } from '#server/assistant/talk/standing-entries.ts'
import { turnsBack } from '#server/assistant/talk/turns-of-talk.ts'
import { recall } from '#server/assistant/waiting/recall.ts'
import type { Context } from '#server/context.ts'

/** What the words mean in this talk: "no, groceries" corrects what was said before it. */
export async function understandInTalk(context: Context, memory: Memory, speaker: Speaker): Promise<Understanding> {
  const last = await recall(context, memory, speaker)
  const heard = await interpret(context, { ...speaker, last })
  const understanding =
    readWholesale(speaker, heard) ??
    (await readContinued(context, speaker, heard)) ??
    (await readOfPlans(context, speaker, heard)) ??
    (await readOfSubject(context, speaker, heard)) ??
    (await readInTalk(context, speaker, { understanding: heard, last })) ??
    heard
  const more = addedAfterNo(speaker.message, understanding.frames)
  if (more !== null) return interpret(context, { ...speaker, message: more, last: null })
  const thing = last ? thingAfterNo(speaker.message, understanding.frames) : null
  if (thing === null) return understanding
  const { frames } = await interpret(context, { ...speaker, message: thing, last: null })
  const correction = readCorrection(thing, { frames, last })
  if (!correction) return understanding
  if ('ask' in correction) return interpret(context, { ...speaker, message: correction.ask, last })
  if (await wasToldBeside(context, speaker, correction.edit.change.merchant)) return understanding
  return { ...understanding, intent: 'edit', frames: [correction.edit], drafts: [] }
}

/** "no, half of the bread" right after bread and milk gives the milk no other name. */
async function wasToldBeside(context: Context, speaker: Speaker, name: string | undefined): Promise<boolean> {
  const turns = name === undefined ? [] : await standingTurns(context, speaker, turnsBack.talkedOf)
  const last = turns[0]?.entries.at(-1)?.id
  const told = turns.filter(({ entries }) => entries.some(({ id }) => id === last)).flatMap(({ entries }) => entries)
  return told.some(({ id, merchant }) => id !== last && nameFit(merchant, name ?? '') === 'whole')
}

/** "delete everything", "delete everything but the milk" is an order that waits for a yes, where it is of the person's own entries. */
function readWholesale({ message }: Speaker, heard: Understanding): Understanding | null {
  const [frame] = heard.frames
  const isRefused = frame?.intent === 'other' && frame.topic === 'hostile'
  if (!(isRefused || frame?.intent === 'delete') || !(asksForAll(message) || keptOfAll(message) !== null)) return null
  const spans = [{ start: 0, end: message.length }]
  return { ...heard, intent: 'delete', frames: [{ intent: 'delete', spans, confidence: 1 }] }
}
