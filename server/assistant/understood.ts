import type { Frame, Understanding } from '#domain/understanding/frame.ts'

/** A whole sentence understood as these frames and nothing else. */
export function understood(...frames: [Frame, ...Frame[]]): Understanding {
  return { intent: frames[0].intent, frames, drafts: [], strikes: [] }
}
