/** Noise of an even loudness (0 to 1) as a WAV file in base64, 16 kHz mono. */
export function noise(loudness: number, seconds: number): string {
  const count = 16_000 * seconds
  const wav = Buffer.alloc(44 + count * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + count * 2, 4)
  wav.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, 16_000],
    [28, 32_000],
    [40, count * 2],
  ] as const)
    wav.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at)
  wav.write('data', 36)
  for (let sample = 0; sample < count; sample++)
    wav.writeInt16LE(Math.round((Math.random() * 2 - 1) * loudness * 32_767), 44 + sample * 2)
  return wav.toString('base64')
}
