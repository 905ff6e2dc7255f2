import { type RefObject, useEffect, useRef } from 'react'
import { type Edge, edgePath, speakingLength } from '#web/ui/orb/edge-path.ts'
import { BAND_COUNT, easeLevels, type LevelReader, levelAt } from '#web/ui/orb/levels.ts'
import { seaPaths } from '#web/ui/orb/sea-path.ts'
import { useStill } from '#web/ui/orb/use-still.ts'

/** idle breathes; listening follows the microphone; thinking waits with a murmur; speaking ripples with Penny's voice; muted is calm. */
export type OrbManner = 'idle' | 'listening' | 'thinking' | 'speaking' | 'muted'

const swells: Record<OrbManner, number> = { idle: 1, listening: 1, thinking: 1.1, speaking: 1.25, muted: 0.15 }
const SETTLE_MS = 380
const eased = ['swell', 'rest', 'petals', 'loud'] as const

/**
 * Writes the edge and the sea straight into the drawing, frame by frame, and never through React. At rest no frame is asked
 * for. With reduced motion the edge stands still.
 */
export function useOrbMotion(
  drawing: RefObject<SVGPathElement | null>,
  sea: RefObject<SVGSVGElement | null>,
  { edge, manner, readLevels }: { edge: Edge; manner: OrbManner; readLevels: LevelReader | undefined },
): void {
  const isStill = useStill()
  const shown = useRef(new Float32Array(BAND_COUNT))
  const posture = useRef({ swell: swells[manner], rest: restOf(manner, edge), petals: 0, loud: 0 })

  useEffect(() => {
    const heard = new Float32Array(BAND_COUNT)
    const startedAt = performance.now()
    const from = { ...posture.current }
    const goal = {
      swell: swells[manner],
      rest: restOf(manner, edge),
      petals: manner === 'speaking' ? 1 : manner === 'thinking' ? 0.35 : 0,
      loud: manner === 'listening' ? 1 : manner === 'speaking' ? 0.6 : 0,
    }
    const isThere = eased.every((key) => from[key] === goal[key])
    let frame = 0
    let before = startedAt

    const draw = (frameAt: number) => {
      // A frame on a busy machine bears a time before the moment that asked for it, and would lead away from where the orb goes.
      const now = Math.max(before, frameAt)
      const elapsedMs = Math.min(100, now - before)
      before = now
      const progress = isStill || isThere ? 1 : Math.min(1, (now - startedAt) / SETTLE_MS)
      const share = 1 - (1 - progress) ** 3
      const here = posture.current
      for (const key of eased) here[key] = from[key] + (goal[key] - from[key]) * share
      heard.fill(0)
      if ((manner === 'listening' || manner === 'speaking') && !isStill) readLevels?.(heard)
      easeLevels(shown.current, heard, elapsedMs)

      const seconds = now / 1000
      const path = edgePath(edge, (angle) => {
        const petal = here.petals > 0 ? speakingLength(edge, angle, isStill ? 0 : seconds) - edge.restLength : 0
        return here.rest + petal * here.petals + edge.loudLength * levelAt(shown.current, angle) * here.loud
      })
      // In silence nothing is drawn anew: writing the same path again would.
      if (drawing.current && drawing.current.getAttribute('d') !== path) drawing.current.setAttribute('d', path)
      if (progress < 1 || now - startedAt < 20) {
        const paths = seaPaths(here.swell)
        for (const [index, wave] of [...(sea.current?.children ?? [])].entries()) {
          wave.setAttribute('d', paths[index] ?? '')
        }
      }
      const isMoving = !isStill && (manner === 'listening' || manner === 'speaking' || manner === 'thinking')
      if (progress < 1 || isMoving) frame = requestAnimationFrame(draw)
    }

    draw(startedAt)
    return () => cancelAnimationFrame(frame)
  }, [drawing, sea, edge, manner, readLevels, isStill])
}

function restOf(manner: OrbManner, edge: Edge): number {
  return manner === 'muted' ? 0.01 : edge.restLength
}
