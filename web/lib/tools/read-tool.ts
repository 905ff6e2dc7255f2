import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { apiFetch, readJson } from '#web/lib/api.ts'

/** What a reading tool answers, for a query. Throws `ApiError`. */
export async function readTool<Name extends ToolName>(
  name: Name,
  input: ToolInput<Name>,
  signal?: AbortSignal,
): Promise<ToolOutput<Name>> {
  const answer = await apiFetch(`/api/tools/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  })
  const { output } = await readJson<ToolAnswer<ToolOutput<Name>>>(answer)
  return output
}
