import type { Config } from '#server/config.ts'

export type ModelSettings = {
  apiKey: string
  /** Null: the provider's own address. */
  baseUrl: string | null
  model: string
  /** The provider's own newest models refuse what other servers need, and the other way round. */
  dialect: 'openai' | 'compatible'
}

/** Asked for when `OPENAI_MODEL` is unset. */
const DEFAULT_MODEL = 'gpt-4.1-mini'

/** How to reach the model, or null when none is to be asked: `ASSISTANT=local`, or neither a key nor an address is set. */
export function modelSettings({ mode, apiKey, baseUrl, model }: Config['assistant']): ModelSettings | null {
  if (mode === 'local' || (apiKey === null && baseUrl === null)) return null
  const isOwn = baseUrl === null || new URL(baseUrl).hostname === 'api.openai.com'
  return {
    // A server of one's own asks for no key, but the client insists on sending one.
    apiKey: apiKey ?? 'none',
    baseUrl,
    model: model ?? DEFAULT_MODEL,
    dialect: isOwn ? 'openai' : 'compatible',
  }
}
