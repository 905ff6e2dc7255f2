import { todayIn } from '#domain/calendar.ts'
import type { AssistantAnswer } from '#domain/views.ts'
import type { TurnRequest } from '#machines/assistant-turn.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { addUnsent } from '#web/lib/offline/unsent.ts'
import { browserTimeZone } from '#web/lib/person/today.ts'
import { askAssistant } from '#web/voice/chat/ask-assistant.ts'

const KEPT = 'You are offline, so I kept that. I see to it as soon as we are back.'

/** Asks Penny; without a network the words wait, under the id of their turn and with their day (ruling 48). */
export async function askOrKeep(
  personId: string,
  request: TurnRequest,
  asking: Parameters<typeof askAssistant>[1],
): Promise<AssistantAnswer> {
  try {
    return await askAssistant(request, asking)
  } catch (error) {
    if (asking.signal.aborted || !isUnreached(error)) throw error
    const { turnId, text } = request
    addUnsent(personId, { kind: 'sentence', key: turnId, text, today: todayIn(Date.now(), browserTimeZone()) })
    const turn = { turnId, saved: [], removed: [], question: null, summary: null }
    return { message: KEPT, function_call: null, function_result: null, turn }
  }
}
