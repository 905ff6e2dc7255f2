import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

const keys = new WeakMap<object, string>()

/**
 * Sends one tool call. The input object is the act: sent again, it carries the same Idempotency-Key, so a retry after a lost answer
 * writes nothing twice. A new act is a new object.
 */
export function callTool<Name extends ToolName>(
  name: Name,
  input: ToolInput<Name>,
  { key = keyOfAct(input), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
): Promise<ToolAnswer<ToolOutput<Name>>> {
  return writeApi(`/api/tools/${name}`, input, { ...headers, 'Idempotency-Key': key })
}

/** The Idempotency-Key of an act. */
export function keyOfAct(act: object): string {
  const known = keys.get(act)
  if (known) return known
  const fresh = newId()
  keys.set(act, fresh)
  return fresh
}
