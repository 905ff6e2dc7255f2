import { foldSpectrum, type LevelReader } from '#web/ui/orb/levels.ts'

/** Reads the loudness of a stream, band by band. `close` lets go of the audio context. */
export function streamLevels(stream: MediaStream): { read: LevelReader; close(): void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  analyser.smoothingTimeConstant = 0.4
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
