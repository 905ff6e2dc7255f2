import { useEffect, useState } from 'react'
import { BAND_COUNT, loudness } from '#web/ui/orb/levels.ts'
import { readVoiceLevels } from '#web/voice/drivers/conversation-actor.ts'

const EVERY_MS = 80
const HEARD = 0.05

/** What the moving edge says otherwise, for people who want no motion. */
export function LevelText() {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const bands = new Float32Array(BAND_COUNT)
    const timer = setInterval(() => {
      readVoiceLevels(bands)
      setHeard(loudness(bands) > HEARD)
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return <p className="caption">{isHeard ? 'Your voice is heard' : 'Quiet'}</p>
}
