import { todayIn } from '#domain/calendar.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import type { TurnRequest } from '#machines/assistant-turn.ts'
import { outOfReach } from '#web/lib/offline/connection.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { addUnsent, noteEntries } from '#web/lib/offline/unsent.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { askAssistant } from '#web/voice/chat/ask-assistant.ts'
import type { DraftBoard } from '#web/voice/draft-board.ts'

type Keeping = { personId: string; board: Pick<DraftBoard, 'understand' | 'isReady' | 'load'> }

/**
 * Asks Penny; without a network the words wait, under the id of their turn and with their day (ruling 48), and with the entries that
 * the engine reads in them, as soon as its code is here: the words are not put at risk for its sake.
 */
export async function askOrKeep(
  { personId, board }: Keeping,
  request: TurnRequest,
  asking: Parameters<typeof askAssistant>[1],
): Promise<AssistantAnswer> {
  try {
    return await askAssistant(request, asking)
  } catch (error) {
    if (asking.signal.aborted || !isUnreached(error)) throw error
    const { turnId, text, saidOn } = request
    const today = saidOn ?? todayIn(Date.now(), browserTimeZone())
    addUnsent(personId, { kind: 'sentence', key: turnId, text, today, entries: entriesIn(text, board) })
    if (!board.isReady) {
      const count = () => noteEntries(personId, turnId, entriesIn(text, board))
      void board.load().then(count, () => {})
    }
    const turn = { turnId, saved: [], removed: [], question: null, summary: null }
    const message = `${outOfReach()}, so I kept that. I will see to it as soon as we are back.`
    return { message, function_call: null, function_result: null, turn }
  }
}

function entriesIn(text: string, board: Keeping['board']): number {
  return board.understand(text)?.frames.filter(({ intent }) => intent === 'add').length ?? 0
}
