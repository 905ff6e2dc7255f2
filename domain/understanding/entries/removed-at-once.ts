import type { AddFrame, DeleteFrame, Frame, Understanding } from '#domain/understanding/frame.ts'

/**
 * "coffee 4, lunch 12. Scratch the coffee, Dave paid it.": of what is told and taken out again in the same breath nothing is written, where
 * something else is; of two of a name, or of the only one, the order stands as it was said.
 */
export function removedAtOnce<Read extends Pick<Understanding, 'frames' | 'drafts' | 'strikes'>>(read: Read): Read {
  const order = read.frames.find(isRemoval)
  if (!order) return read
  const told = read.frames.slice(0, read.frames.indexOf(order)).filter(isAdd)
  const named = told.filter(({ transaction }) => nameOf(transaction.merchant) === nameOf(order.target?.merchant))
  const [removed] = named
  if (named.length !== 1 || !removed || told.length < 2) return read
  const isOfRemoved = (start: number): boolean => removed.spans.some((span) => span.start <= start && start < span.end)
  return {
    ...read,
    frames: read.frames.filter((frame) => frame !== order && frame !== removed),
    drafts: read.drafts.filter(({ anchor }) => !isOfRemoved(anchor.start)),
    strikes: [...read.strikes, ...removed.spans],
  }
}

function isRemoval(frame: Frame): frame is DeleteFrame {
  return frame.intent === 'delete' && frame.target !== undefined
}

function isAdd(frame: Frame): frame is AddFrame {
  return frame.intent === 'add'
}

function nameOf(merchant: string | undefined): string {
  return merchant?.toLowerCase() ?? ''
}
