import type { Page } from '@playwright/test'

declare global {
  interface Window {
    __output: {
      interruptedAt: number | null
      isLoud(): boolean
      loudRates(): number[]
      openRates(): number[]
      /** The next press of this kind is to silence it, as an interruption does. */
      awaitPress(kind: 'click' | 'keydown'): void
      /** From the interruption to the last loud moment after it, by the clock of the page. */
      takeSilenceMs(): number
      /**
       * How much sound came after the interruption, by the clock of the sound itself: it stands still while a busy
       * machine does not let the page or its loudspeaker go on, and says as much on a slow one as on a fast one.
       */
      takeLateSoundMs(): number
    }
  }
}

/** Between two looks a loudspeaker at rest lets at most this much through; more is the page that stood still. */
const LOOK_MS = 20

/** Listens to what reaches the loudspeaker: every stream that the library plays, with the moment of each interruption. */
export async function tapOutput(page: Page): Promise<void> {
  await page.addInitScript(`(() => {
    const taps = []
    const rates = new Set()
    let loudAt = 0
    let lateSoundMs = 0
    const connect = AudioNode.prototype.connect
    AudioNode.prototype.connect = function (target, ...rest) {
      const isPlayed = target instanceof MediaStreamAudioDestinationNode && this instanceof AnalyserNode
      if (isPlayed) {
        const ear = new AnalyserNode(this.context, { fftSize: 128 })
        connect.call(this, ear)
        taps.push({ ear, samples: new Float32Array(128), heardTo: 0 })
      }
      return connect.call(this, target, ...rest)
    }
    const listen = () => {
      for (const tap of taps) {
        const { ear, samples } = tap
        if (ear.context.state === 'closed') continue
        const soundMs = (ear.context.currentTime - tap.heardTo) * 1_000
        tap.heardTo = ear.context.currentTime
        ear.getFloatTimeDomainData(samples)
        if (!samples.some((sample) => Math.abs(sample) > 0.01)) continue
        loudAt = performance.now()
        if (output.interruptedAt !== null) lateSoundMs += Math.min(soundMs, ${LOOK_MS})
        rates.add(ear.context.sampleRate)
      }
    }
    setInterval(listen, 4)
    const output = {
      interruptedAt: null,
      isLoud: () => performance.now() - loudAt < 60,
      loudRates: () => [...rates],
      openRates: () => taps.filter(({ ear }) => ear.context.state !== 'closed').map(({ ear }) => ear.context.sampleRate),
      awaitPress: (kind) => addEventListener(kind, (press) => { output.interruptedAt = press.timeStamp }, { capture: true, once: true }),
      takeSilenceMs() {
        const ms = Math.max(0, loudAt - (output.interruptedAt ?? 0))
        output.interruptedAt = null
        lateSoundMs = 0
        return ms
      },
      takeLateSoundMs() {
        const ms = lateSoundMs
        output.takeSilenceMs()
        return ms
      },
    }
    window.__output = output
    const Native = window.WebSocket
    window.WebSocket = class extends Native {
      constructor(...given) {
        super(...given)
        this.addEventListener('message', ({ data }) => {
          if (String(data).includes('"type":"interruption"')) output.interruptedAt = performance.now()
        })
      }
    }
  })()`)
}
