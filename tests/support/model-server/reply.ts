/** One function call as the model would make it; a text of arguments is sent as it is, well formed or not. */
export type ScriptedCall = { name: string; arguments: unknown; id?: string }

/** What the fake does with one request. */
export type ModelReply =
  | { does: 'answer'; text: string; calls: ScriptedCall[]; finish?: string }
  | { does: 'refuse'; status: number; retryAfter?: string; message?: string }
  /** Sends the beginning of an answer and breaks the connection, or ends it without its last chunks. */
  | { does: 'cut'; text: string; calls: ScriptedCall[]; politely: boolean }
  /** Takes the request and never answers. */
  | { does: 'hang' }
  /** Sends the beginning and then nothing more. */
  | { does: 'stall'; text: string }

export function says(text: string): ModelReply {
  return { does: 'answer', text, calls: [] }
}

export function callsTool(name: string, args: unknown, text = ''): ModelReply {
  return { does: 'answer', text, calls: [{ name, arguments: args }] }
}

export function callsTools(...calls: ScriptedCall[]): ModelReply {
  return { does: 'answer', text: '', calls }
}

export function endsWith(finish: string, text: string, calls: ScriptedCall[] = []): ModelReply {
  return { does: 'answer', text, calls, finish }
}

export function refuses(status: number, more: { retryAfter?: string; message?: string } = {}): ModelReply {
  return { does: 'refuse', status, ...more }
}

export function cutsOff(text: string, more: { calls?: ScriptedCall[]; politely?: boolean } = {}): ModelReply {
  return { does: 'cut', text, calls: more.calls ?? [], politely: more.politely ?? false }
}

export function hangs(): ModelReply {
  return { does: 'hang' }
}

export function stalls(text: string): ModelReply {
  return { does: 'stall', text }
}
