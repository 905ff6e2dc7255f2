import { foldSpectrum, type LevelReader } from '#web/ui/orb/levels.ts'
import { quickened } from '#web/voice/drivers/quick-analyser.ts'

/** Reads the loudness of a stream, band by band. `close` lets go of the audio context. */
export function streamLevels(stream: MediaStream): { read: LevelReader; close(): void } {
  const context = new AudioContext()
  const analyser = quickened(context.createAnalyser())
  context.createMediaStreamSource(stream).connect(analyser)
  const spectrum = new Uint8Array(analyser.frequencyBinCount)
  const voiceBins = Math.min(spectrum.length, Math.ceil((8_000 / context.sampleRate) * analyser.fftSize))
  const voice = spectrum.subarray(0, voiceBins)
  return {
    read(bands) {
      analyser.getByteFrequencyData(spectrum)
      foldSpectrum(voice, bands)
    },
    close() {
      void context.close().catch(() => {})
    },
  }
}
