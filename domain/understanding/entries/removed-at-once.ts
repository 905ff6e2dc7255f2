import type { AddFrame, DeleteFrame, Frame, Understanding } from '#domain/understanding/frame.ts'

type Told = Pick<Understanding, 'frames' | 'drafts' | 'strikes'>

/**
 * "coffee 4, lunch 12. Scratch the coffee, Dave paid it.": of what is told and taken out again by its bare name nothing is written, where something
 * else is. An order for another one ("yesterday's coffee", "the last coffee", "the coffee and the tea"), of two of a name or of the only one,
 * stands as it was said.
 */
export function removedAtOnce<Read extends Told>(read: Read, text: string): Read {
  const [order, ...more] = read.frames.filter(isRemoval)
  if (!order || more.length > 0 || nameOf(bareOrder.exec(text)?.[1]) !== nameOf(order.target?.merchant)) return read
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
/** The order at the end, with nothing but a reason behind it. */
const bareOrder =
  /[.!;,] *(?:scratch|scrap|strike|delete|remove|drop|cancel|take out|cross out) the ([^.,;!\d]{2,30}?)(?: please)?[.!]?(?:[.,;] [^\d]{1,60})?$/i

function isRemoval(frame: Frame): frame is DeleteFrame {
  return frame.intent === 'delete' && frame.target !== undefined
}

function isAdd(frame: Frame): frame is AddFrame {
  return frame.intent === 'add'
}

function nameOf(merchant: string | undefined): string {
  return merchant?.toLowerCase() ?? ''
}
