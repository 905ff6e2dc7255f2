import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions'
import { isOffered } from '#domain/tools/offered.ts'
import { toolContracts } from '#domain/tools/registry.ts'
import { strictSchema } from '#server/assistant/model/strict-schema.ts'

let made: ChatCompletionFunctionTool[] | null = null

/** The contracts as strict functions, made on first use. */
export function functionTools(): ChatCompletionFunctionTool[] {
  made ??= Object.values(toolContracts)
    .filter((contract) => isOffered(contract.name))
    .map((contract) => ({
      type: 'function',
      function: {
        name: contract.name,
        description: contract.description,
        parameters: strictSchema(contract.input),
        strict: true,
      },
    }))
  return made
}
