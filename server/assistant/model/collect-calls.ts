import type { ChatCompletionChunk } from 'openai/resources/chat/completions'

type CallDelta = ChatCompletionChunk.Choice.Delta.ToolCall

/** One call as the model made it; its arguments are still text. */
export type MadeCall = { id: string; name: string; arguments: string }

/**
 * Puts streamed pieces of calls together. Servers differ: some leave the index out, some give every call index 0 and an id of
 * its own, some send the arguments as an object (github.com/ollama/ollama/issues/7881).
 */
export function createCallCollector(): { take(deltas: readonly CallDelta[]): void; calls(): MadeCall[] } {
  const slots: { index: number | null; call: MadeCall }[] = []

  function slotOf(delta: CallDelta): MadeCall {
    const index = typeof delta.index === 'number' ? delta.index : null
    const known = slots.findLast((slot) =>
      index === null ? delta.id === slot.call.id || !delta.id : slot.index === index,
    )
    if (known && (!delta.id || known.call.id === '' || known.call.id === delta.id)) return known.call
    const call = { id: '', name: '', arguments: '' }
    slots.push({ index, call })
    return call
  }

  return {
    take(deltas) {
      for (const delta of deltas) {
        const call = slotOf(delta)
        if (delta.id) call.id = delta.id
        if (delta.function?.name) call.name = delta.function.name
        const piece: unknown = delta.function?.arguments
        if (typeof piece === 'string') call.arguments += piece
        else if (piece) call.arguments = JSON.stringify(piece)
      }
    },
    calls() {
      return slots.map(({ call }, at) => ({ ...call, id: call.id || `call_${at}`, arguments: call.arguments || '{}' }))
    },
  }
}
