import { expect, test } from 'vitest'
import { edgeOf, edgePath, speakingLength } from '#web/ui/orb/edge-path.ts'
import { BAND_COUNT, easeLevels, foldSpectrum, levelAt } from '#web/ui/orb/levels.ts'
import { seaPaths } from '#web/ui/orb/sea-path.ts'

test('silence folds to nothing, loudness to one, and each band has its own place', () => {
  const bands = new Float32Array(BAND_COUNT)
  foldSpectrum(new Uint8Array(1024), bands)
  expect([...bands].every((band) => band === 0)).toBe(true)
  foldSpectrum(new Uint8Array(1024).fill(255), bands)
  expect([...bands].every((band) => band === 1)).toBe(true)
})

test('the edge is closed: the level is the same just before and just after the top', () => {
  const bands = Float32Array.from({ length: BAND_COUNT }, (_, band) => ((band * 7919) % 13) / 13)
  expect(levelAt(bands, 0.0001)).toBeCloseTo(levelAt(bands, 2 * Math.PI - 0.0001), 2)
})

test('it rises within the attack and falls more slowly', () => {
  const shown = new Float32Array(1)
  easeLevels(shown, Float32Array.of(1), 40)
  expect(shown[0]).toBeCloseTo(0.632, 2)
  const loud = Float32Array.of(1)
  easeLevels(loud, Float32Array.of(0), 40)
  expect(loud[0]).toBeCloseTo(0.801, 2)
})

test('all ticks are one path', () => {
  const edge = edgeOf(132)
  const path = edgePath(edge, () => 4)
  expect(path.match(/M/g)).toHaveLength(132)
  expect(path.startsWith('M0 -75L0 -79')).toBe(true)
  expect(speakingLength(edge, 0, 0)).toBe(12)
})

test('a flat sea lies at its level', () => {
  expect(seaPaths(1)[0]).toBe('M-12 58C8 34 30 38 47 52S86 72 114 44V124H-12Z')
  expect(seaPaths(0)[1]).toBe('M-12 56C12 56 30 56 48 56S90 56 114 56V124H-12Z')
})
