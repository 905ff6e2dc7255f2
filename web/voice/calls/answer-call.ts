import { offeredTools } from '#domain/tools/offered.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { answerAdd } from '#web/voice/calls/answer-add.ts'
import { answerChange } from '#web/voice/calls/answer-change.ts'
import { readClientCall } from '#web/voice/calls/client-tools.ts'
import { settled } from '#web/voice/calls/latest-words.ts'
import { readFigures } from '#web/voice/calls/read-figures.ts'
import type { ClientToolCall } from '#web/voice/drivers/driver.ts'

/**
 * Answers a tool call of the voice agent: figures from the ledger as the latest words have left it, an entry as its turn has it, any
 * other change by what the app has made of the person's own words. Throws an `Error` whose words are for the agent.
 */
export async function answerCall(assistant: Assistant, { name, parameters, callId }: ClientToolCall): Promise<string> {
  const call = readClientCall(name, parameters)
  if (call.name === 'addTransaction') return answerAdd(assistant, call, callId)
  if (offeredTools[call.name] !== 'read') return answerChange(assistant, call.name)
  const { heard } = assistant.turn.getSnapshot().context
  if (heard) await settled(assistant, heard.turnId)
  return readFigures(call.name, call.input)
}
