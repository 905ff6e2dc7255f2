/**
 * For `page.addInitScript`: the browser's recogniser and voice, played by the test. `window.__ears.hear(results)` is what the recogniser
 * has made out since it was last started, each with its text and whether it is final; `rest` ends it as a silence does, `fail` with an
 * error, and where there is a `refusal` it ends with that as soon as it has begun; `window.__voice.said` is what was spoken, sentence by
 * sentence, and a sentence lasts until `window.__voice.finish()`.
 */
export const scriptedRecogniser = `(() => {
  const running = new Set()
  const ears = { isLocal: false, refusal: null, starts: 0, processedLocally: [] }
  Object.defineProperty(ears, 'running', { get: () => running.size })
  ears.hear = (results) => {
    for (const each of running) {
      each.onresult?.({ results: results.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })) })
    }
  }
  ears.rest = () => {
    for (const each of [...running]) {
      running.delete(each)
      each.onend?.()
    }
  }
  ears.fail = (error) => {
    for (const each of [...running]) {
      running.delete(each)
      each.onerror?.({ error })
      each.onend?.()
    }
  }
  window.__ears = ears
  class Recogniser extends EventTarget {
    static available = async () => (ears.isLocal ? 'available' : 'downloadable')
    start() {
      if (running.has(this)) throw new DOMException('running already', 'InvalidStateError')
      running.add(this)
      ears.starts += 1
      ears.processedLocally.push(this.processLocally === true)
      queueMicrotask(() => this.onstart?.())
      if (ears.refusal) setTimeout(() => ears.fail(ears.refusal))
    }
    stop() {
      this.abort()
    }
    abort() {
      if (!running.delete(this)) return
      queueMicrotask(() => {
        this.onerror?.({ error: 'aborted' })
        this.onend?.()
      })
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })

  let present = null
  const voice = { said: [], heardWhileSpeaking: 0 }
  voice.finish = () => {
    const over = present
    present = null
    over?.onend?.()
  }
  window.__voice = voice
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      speak(utterance) {
        voice.said.push(utterance.text)
        voice.heardWhileSpeaking += running.size
        present = utterance
      },
      cancel() {
        voice.cancels = (voice.cancels ?? 0) + 1
        present = null
      },
    },
  })
})()`

declare global {
  interface Window {
    __ears: {
      isLocal: boolean
      refusal: string | null
      readonly running: number
      starts: number
      processedLocally: boolean[]
      hear(results: [text: string, isFinal: boolean][]): void
      rest(): void
      fail(error: string): void
    }
    __voice: { said: string[]; heardWhileSpeaking: number; cancels?: number; finish(): void }
  }
}
