/** The part of the Web Speech API that is used; TypeScript's DOM library has no recogniser. */
export type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult: ((event: { results: RecognitionResults }) => void) | null
}
type RecognitionResults = ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>

type RecognitionClass = {
  new (): Recognition
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

/** The browser's recogniser, where it has one by name; whether it works shows only in its error event. */
export function recognitionClass(): RecognitionClass | null {
  const page = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass }
  return page.SpeechRecognition ?? page.webkitSpeechRecognition ?? null
}

/** True where the words can be recognised without the audio leaving the device. */
export async function canRecogniseLocally(recogniser: RecognitionClass, language: string): Promise<boolean> {
  const answer = await recogniser.available?.({ langs: [language], processLocally: true }).catch(() => null)
  return answer === 'available'
}
