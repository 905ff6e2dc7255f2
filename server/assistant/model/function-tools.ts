import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions'
import { type ToolName, toolContracts } from '#domain/tools/registry.ts'
import { strictSchema } from '#server/assistant/model/strict-schema.ts'

/** A person's settings, accounts and cards change on their screens alone. */
const keptFromModels = /Profile|Account|Card|Bank|Link/

/** Whether a model may be offered a tool. */
export function isOffered(name: ToolName): boolean {
  return !keptFromModels.test(name)
}

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
