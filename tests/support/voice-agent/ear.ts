const SAMPLE_RATE = 16_000
/** Root mean square of 16-bit samples above which there is a voice. */
const LOUD = 350
const MS_TO_BEGIN = 80
const MS_TO_END = 450

/** Hears when speech begins and ends in 16 kHz, 16-bit audio; what was said it is told by the script. */
export class Ear {
  #loudMs = 0
  #quietMs = 0
  #isSpeech = false
  #speechMs = 0

  /** Speech so far in the present utterance, in milliseconds. */
  get speechMs(): number {
    return this.#speechMs
  }

  /** 'began' and 'ended' once for each utterance, else null. */
  hear(base64: string): 'began' | 'ended' | null {
    const audio = Buffer.from(base64, 'base64')
    const ms = (audio.length / 2 / SAMPLE_RATE) * 1000
    const isLoud = rootMeanSquare(audio) > LOUD
    this.#loudMs = isLoud ? this.#loudMs + ms : 0
    this.#quietMs = isLoud ? 0 : this.#quietMs + ms
    if (this.#isSpeech) this.#speechMs += ms
    if (!this.#isSpeech && this.#loudMs >= MS_TO_BEGIN) {
      this.#isSpeech = true
      this.#speechMs = this.#loudMs
      return 'began'
    }
    if (this.#isSpeech && this.#quietMs >= MS_TO_END) {
      this.#isSpeech = false
      return 'ended'
    }
    return null
  }
}

function rootMeanSquare(audio: Buffer): number {
  const samples = Math.floor(audio.length / 2)
  if (samples === 0) return 0
  let sum = 0
  for (let sample = 0; sample < samples; sample++) sum += audio.readInt16LE(sample * 2) ** 2
  return Math.sqrt(sum / samples)
}
