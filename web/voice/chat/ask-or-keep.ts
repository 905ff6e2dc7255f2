import { todayIn } from '#domain/calendar.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import type { TurnRequest } from '#machines/assistant-turn.ts'
import { isSignedOut } from '#web/lib/api.ts'
import { outOfReach } from '#web/lib/offline/connection.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { addUnsent, noteEntries } from '#web/lib/offline/unsent.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { askAssistant } from '#web/voice/chat/ask-assistant.ts'
import type { DraftBoard } from '#web/voice/draft-board.ts'

type Keeping = { personId: string; board: Pick<DraftBoard, 'understand' | 'isReady' | 'load'> }

/** Asks Penny; without a network, or where the session is gone, the words wait. */
export async function askOrKeep(
  { personId, board }: Keeping,
  request: TurnRequest,
  asking: Parameters<typeof askAssistant>[1],
): Promise<AssistantAnswer> {
  try {
    return await askAssistant(request, asking)
  } catch (error) {
    const isGone = isSignedOut(error)
    if (asking.signal.aborted || !(isUnreached(error) || isGone)) throw error
    keep({ personId, board }, request)
    const turn = { turnId: request.turnId, saved: [], removed: [], question: null, summary: null }
    const why = isGone ? 'You were signed out' : outOfReach()
    const message = `${why}, so I kept that. I will see to it as soon as we are back.`
    return { message, function_call: null, function_result: { success: false }, turn }
  }
}

/**
 * The words wait under the id of their turn and with their day (ruling 48), and with the entries that the engine reads in them, as soon as
 * its code is here: the words are not put at risk for its sake.
 */
export function keep({ personId, board }: Keeping, { turnId, text, saidOn }: TurnRequest): void {
  const today = saidOn ?? todayIn(Date.now(), browserTimeZone())
  addUnsent(personId, { kind: 'sentence', key: turnId, text, today, entries: entriesIn(text, board) })
  if (board.isReady) return
  const count = () => noteEntries(personId, turnId, entriesIn(text, board))
  void board.load().then(count, () => {})
}

function entriesIn(text: string, board: Keeping['board']): number {
  return board.understand(text)?.frames.filter(({ intent }) => intent === 'add').length ?? 0
}
