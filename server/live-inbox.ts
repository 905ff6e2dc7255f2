import type { LiveEvent } from '#domain/views.ts'

export type Mail = LiveEvent | 'heartbeat'

/** What waits to be sent down one stream. A slow reader finds its events merged into one, so that nothing piles up. */
export type Inbox = AsyncIterable<Mail> & {
  put(event: LiveEvent): void
  beat(): void
  close(): void
}

export function createInbox(): Inbox {
  let waiting: LiveEvent | null = null
  let isBeatDue = false
  let isClosed = false
  let wake = () => {}

  function take(): Mail | null {
    if (waiting) {
      const event = waiting
      waiting = null
      return event
    }
    if (!isBeatDue) return null
    isBeatDue = false
    return 'heartbeat'
  }

  return {
    put(event) {
      waiting = waiting ? merge(waiting, event) : event
      wake()
    },
    beat() {
      isBeatDue = true
      wake()
    },
    close() {
      isClosed = true
      wake()
    },
    async *[Symbol.asyncIterator]() {
      while (!isClosed) {
        const mail = take()
        if (mail) yield mail
        else {
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        }
      }
    },
  }
}

function merge(first: LiveEvent, second: LiveEvent): LiveEvent {
  return { id: Math.max(first.id, second.id), tables: [...new Set([...first.tables, ...second.tables])] }
}
