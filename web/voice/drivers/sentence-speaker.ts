/** Milliseconds a browser may take for one character before it is taken to have lost the end of a sentence. */
const MS_PER_CHARACTER = 110
const MS_TO_BEGIN = 3_000

/** Sentences, kept whole round amounts: "Saved, 12.50 at Chipotle. 87 left." is two. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=\S)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

/**
 * Says a text sentence by sentence with the browser's own voice. Resolves when it is done, stopped, or lost: some browsers
 * forget to tell the end of a long sentence, so each has its own time.
 */
export async function speak(
  text: string,
  { signal, language }: { signal: AbortSignal; language: string },
): Promise<void> {
  const voice = globalThis.speechSynthesis
  if (!voice) return
  for (const sentence of splitSentences(text)) {
    if (signal.aborted) return
    await speakOne(sentence, { signal, language, voice })
  }
}

function speakOne(
  sentence: string,
  { signal, language, voice }: { signal: AbortSignal; language: string; voice: SpeechSynthesis },
): Promise<void> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = language
    const finish = () => {
      clearTimeout(watchdog)
      signal.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      voice.cancel()
      finish()
    }
    const watchdog = setTimeout(stop, MS_TO_BEGIN + sentence.length * MS_PER_CHARACTER)
    utterance.onend = finish
    utterance.onerror = finish
    signal.addEventListener('abort', stop)
    voice.speak(utterance)
  })
}
