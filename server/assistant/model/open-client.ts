import type OpenAI from 'openai'
import type { ModelSettings } from '#server/assistant/model/model-settings.ts'

/**
 * The real client, loaded when a model is first asked. It retries nothing by itself, reads nothing from the environment and
 * writes no log: its own would quote the conversation.
 */
export async function openClient(settings: ModelSettings, timeoutMs: number): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai')
  return new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  })
}
