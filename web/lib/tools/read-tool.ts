import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { ToolAnswer } from '#domain/views.ts'
import { apiFetch, readJson } from '#web/lib/api.ts'
import { readOrRecall } from '#web/lib/offline/read-or-recall.ts'

/** What a reading tool answers, for a query; without a network, what it answered last. Throws `ApiError`. */
export async function readTool<Name extends ToolName>(
  name: Name,
  input: ToolInput<Name>,
  signal?: AbortSignal,
): Promise<ToolOutput<Name>> {
  const body = JSON.stringify(input)
  return readOrRecall(`/api/tools/${name}?input=${encodeURIComponent(body)}`, async () => {
    const answer = await apiFetch(`/api/tools/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...(signal ? { signal } : {}),
    })
    const { output } = await readJson<ToolAnswer<ToolOutput<Name>>>(answer)
    return output
  })
}
