import type { ChatLine } from '#domain/views.ts'
import type { ChatMessage } from '#web/voice/chat/chat-message.ts'

/**
 * The lines of this device with those that the server holds. A line that both know is one line: the server tells what became of it,
 * this device what was done with it here. A new one comes after its neighbour on the page; lines of this device alone keep their places.
 */
export function mergeChat(local: readonly ChatMessage[], page: readonly ChatLine[]): ChatMessage[] {
  const held = new Map(page.map((line) => [line.id, line]))
  const merged = local.map((message) => {
    const line = held.get(message.id)
    return line ? settled(message, line) : message
  })
  let after = -1
  for (const line of page) {
    const known = merged.findIndex(({ id }) => id === line.id)
    after = known < 0 ? placeOf(line, merged, { from: after + 1, held }) : known
    if (known < 0) merged.splice(after, 0, line)
  }
  return merged
}

/** A turn that the server has answered did not fail, whatever became of the answer on its way. */
function settled({ isFailed: _, ...message }: ChatMessage, line: ChatLine): ChatMessage {
  const { message: words, outcome, undone, revised } = line
  return {
    ...message,
    message: words,
    ...(outcome && { outcome }),
    ...(undone && { undone }),
    ...(revised && { revised }),
  }
}

function placeOf(
  line: ChatLine,
  merged: readonly ChatMessage[],
  { from, held }: { from: number; held: ReadonlyMap<string, ChatLine> },
): number {
  const place = merged.findIndex(
    (message, index) => index >= from && (held.has(message.id) || message.timestamp > line.timestamp),
  )
  return place < 0 ? merged.length : place
}
