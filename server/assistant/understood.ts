import type { Frame, Understanding } from '#domain/understanding/frame.ts'
import type { Speaker } from '#server/assistant/speaker.ts'

/** A whole sentence understood as these frames and nothing else. */
export function understood(...frames: [Frame, ...Frame[]]): Understanding {
  return { intent: frames[0].intent, frames, drafts: [], strikes: [] }
}

/** The whole message as a remark, which changes nothing. */
export function understoodAsRemark({ message }: Pick<Speaker, 'message'>): Understanding {
  return understood({ intent: 'other', topic: 'remark', spans: [{ start: 0, end: message.length }], confidence: 1 })
}

/** The whole message as what nobody can follow, where any other reading of it would be a guess. */
export function understoodAsUnknown({ message }: Pick<Speaker, 'message'>): Understanding {
  return understood({ intent: 'other', topic: 'unknown', spans: [{ start: 0, end: message.length }], confidence: 1 })
}

/** What was heard in other words, as of the whole that was said. */
export function ofWhole({ message }: Pick<Speaker, 'message'>, understanding: Understanding): Understanding {
  const spans = [{ start: 0, end: message.length }]
  return { ...understanding, frames: understanding.frames.map((frame) => ({ ...frame, spans })) }
}
