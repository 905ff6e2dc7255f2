/** Bands that the microphone's spectrum is folded into. */
export const BAND_COUNT = 24

/** Writes the present loudness of each band, 0 to 1, into the array it is given. */
export type LevelReader = (bands: Float32Array) => void

const ATTACK_MS = 40
const RELEASE_MS = 180

/** Folds a byte spectrum into bands: narrow ones for low tones, wide ones for high, as an ear would. */
export function foldSpectrum(spectrum: Uint8Array, bands: Float32Array): void {
  const last = spectrum.length
  for (let band = 0; band < bands.length; band++) {
    const from = Math.floor(last * (band / bands.length) ** 2)
    const to = Math.max(from + 1, Math.floor(last * ((band + 1) / bands.length) ** 2))
    let sum = 0
    for (let bin = from; bin < to && bin < last; bin++) sum += spectrum[bin] ?? 0
    const mean = sum / (to - from) / 255
    bands[band] = Math.min(1, Math.max(0, (mean - 0.08) * 1.35))
  }
}

/** Moves `shown` towards `heard`: quickly when it grows louder, slowly when it falls. */
export function easeLevels(shown: Float32Array, heard: Float32Array, elapsedMs: number): void {
  const up = 1 - Math.exp(-elapsedMs / ATTACK_MS)
  const down = 1 - Math.exp(-elapsedMs / RELEASE_MS)
  for (let band = 0; band < shown.length; band++) {
    const [now, goal] = [shown[band] ?? 0, heard[band] ?? 0]
    shown[band] = now + (goal - now) * (goal > now ? up : down)
  }
}

/** The level at an angle: the bands run up and down again twice round the coin, smoothly between. */
export function levelAt(bands: Float32Array, angle: number): number {
  const tilted = (angle * 2 + 2.4) % (2 * Math.PI)
  const along = (1 - Math.abs(tilted / Math.PI - 1)) * (bands.length - 1)
  const below = Math.floor(along)
  const blend = (1 - Math.cos((along - below) * Math.PI)) / 2
  const low = bands[below] ?? 0
  return low + ((bands[below + 1] ?? low) - low) * blend
}

/** The mean of all bands, 0 to 1. */
export function loudness(bands: Float32Array): number {
  let sum = 0
  for (const band of bands) sum += band
  return sum / bands.length
}
