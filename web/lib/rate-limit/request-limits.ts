/** Requests a minute as the server's settings have them: of one act, of the assistant, and of everything together (ruling 33). */
export type RequestLimits = { act: number; assistant: number; all: number }

const usual: RequestLimits = { act: 10, assistant: 60, all: 100 }

let known: RequestLimits | null = null

/** Read once from the page, where the server wrote them. */
export function requestLimits(): RequestLimits {
  known ??= readLimits(document.querySelector<HTMLMetaElement>('meta[name="request-limits"]')?.content ?? '')
  return known
}

function readLimits(text: string): RequestLimits {
  const [act, assistant, all] = text.split(' ').map(Number)
  return { act: act || usual.act, assistant: assistant || usual.assistant, all: all || usual.all }
}
