import { isRecord, strictFaults } from '#tests/support/model-server/check-strict-schema.ts'

/** What a chat completion request gets wrong, in the order found; empty when a real server would take it. */
export function requestFaults(body: unknown): string[] {
  if (!isRecord(body)) return ['the body is no object']
  const faults: string[] = []
  if (typeof body.model !== 'string' || body.model === '') faults.push('model is missing')
  if (body.max_tokens === undefined && body.max_completion_tokens === undefined) faults.push('the answer is unbounded')
  faults.push(...toolFaults(body.tools), ...messageFaults(body.messages))
  return faults
}

function toolFaults(tools: unknown): string[] {
  if (tools === undefined) return []
  if (!Array.isArray(tools) || tools.length === 0) return ['tools must be a list that is not empty']
  return tools.flatMap((tool: unknown) => {
    if (!isRecord(tool) || tool.type !== 'function' || !isRecord(tool.function)) return ['a tool is no function']
    const { name, description, parameters, strict } = tool.function
    const faults = strictFaults(parameters).map((fault) => `${String(name)} ${fault}`)
    if (typeof name !== 'string' || !/^[a-zA-Z0-9_-]{1,64}$/.test(name)) faults.push(`${String(name)} is no name`)
    if (typeof description !== 'string' || description === '') faults.push(`${String(name)} has no description`)
    if (strict !== true) faults.push(`${String(name)} is not strict`)
    return faults
  })
}

/** Each tool call must be answered by one tool message before anything else is said. */
function messageFaults(messages: unknown): string[] {
  if (!Array.isArray(messages) || messages.length === 0) return ['messages must be a list that is not empty']
  const faults: string[] = []
  let open = new Set<string>()
  for (const [index, message] of messages.entries()) {
    if (!isRecord(message) || !['system', 'user', 'assistant', 'tool'].includes(String(message.role))) {
      faults.push(`message ${index} has no known role`)
      continue
    }
    if (message.role === 'tool') {
      if (!open.delete(String(message.tool_call_id))) faults.push(`message ${index} answers no tool call`)
      if (typeof message.content !== 'string') faults.push(`message ${index} has no content`)
      continue
    }
    if (open.size > 0) faults.push(`message ${index} comes before every tool call is answered`)
    open = new Set(callIds(message.tool_calls))
    if (typeof message.content !== 'string' && open.size === 0) faults.push(`message ${index} has no content`)
  }
  if (open.size > 0) faults.push('a tool call is left unanswered')
  return faults
}

function callIds(calls: unknown): string[] {
  if (!Array.isArray(calls)) return []
  return calls.flatMap((call: unknown) => (isRecord(call) && typeof call.id === 'string' ? [call.id] : []))
}
