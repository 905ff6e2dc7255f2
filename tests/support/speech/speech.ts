import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The words as a WAV file in base64, 16 kHz mono. Made by espeak-ng where it is installed; otherwise a committed sentence of
 * about the same length stands in: the test agent is told the words, and needs but the sound of a voice.
 */
export function speech(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-speech-'))
  const file = join(folder, 'speech.wav')
  try {
    const made = spawnSync('espeak-ng', ['-v', 'en-us', '-s', '165', '-w', file, text])
    if (made.status === 0) return readFileSync(file).toString('base64')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const stand = text.split(' ').length > 5 ? 'long.wav' : 'short.wav'
  return readFileSync(new URL(stand, import.meta.url)).toString('base64')
}
