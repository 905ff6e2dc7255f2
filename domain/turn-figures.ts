/**
 * The stages of a turn, each in milliseconds. pressed: the press to the permission to talk. listening: permission to the open microphone. heard: first words to last words. draft: words to
 * their card. understood, committed, shown, audio: from the last words to their reading, to the durable row, to the row on this
 * screen, to the first sound of the reply.
 */
export const turnStages = [
  'pressed',
  'listening',
  'heard',
  'draft',
  'understood',
  'committed',
  'shown',
  'audio',
] as const
export type TurnStage = (typeof turnStages)[number]

export type TurnFigures = { [Stage in TurnStage]?: number | undefined }

/** The value that a share of all values stay at or below (nearest rank); null of none. `share` is 0 to 1. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
