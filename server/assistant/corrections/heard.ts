import type { Understanding, UnderstandingContext } from '#domain/understanding/frame.ts'
import type { Speaker } from '#server/assistant/speaker.ts'
import type { Context } from '#server/context.ts'

/** A sentence as the engine hears it by itself, and the entry of the turn before. */
export type Heard = { understanding: Understanding; last: UnderstandingContext['last'] | null }

/** Reads a part of a sentence as if it had been said alone. Null where it means what it says. */
export type ReadPart = (context: Context, speaker: Speaker, heard: Heard) => Promise<Understanding | null>

/** Reads a sentence by what was said before it; `readPart` reads a part of it in the same way. Null where it is of another sort. */
export type ReadSentence = (
  context: Context,
  speaker: Speaker,
  heard: Heard,
  readPart: ReadPart,
) => Promise<Understanding | null>
