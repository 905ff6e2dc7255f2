const TICKS = 100
const STEP = 4

/** A hundred ticks, one in ten longer: a month of voice that is counted. Decoration. */
export function CountedTicks() {
  return (
    <svg className="counted" viewBox="0 0 400 56" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d={countedPath}
        stroke="var(--foreground)"
        strokeWidth="1.6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** A voice that runs on past the edge of the page. Decoration. */
export function UnrolledVoice() {
  return (
    <svg
      className="unrolled"
      width={VOICE_WIDTH}
      height="88"
      viewBox={`0 0 ${VOICE_WIDTH} 88`}
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="voice-ink" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={VOICE_WIDTH} y2="0">
          <stop stopColor="var(--orb-edge-from)" />
          <stop offset=".5" stopColor="var(--orb-edge-mid)" />
          <stop offset="1" stopColor="var(--orb-edge-to)" />
        </linearGradient>
      </defs>
      <path d={voicePath} stroke="url(#voice-ink)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

const VOICE_WIDTH = 1040

const countedPath = Array.from({ length: TICKS }, (_, index) => {
  const half = index % 10 === 9 ? 10 : 6
  return `M${2 + index * STEP} ${28 - half}v${half * 2}`
}).join('')

/** Syllables, words, phrases and pauses: four waves over one another. */
const voicePath = Array.from({ length: VOICE_WIDTH / STEP }, (_, index) => {
  const wave = (reach: number, pace: number, start: number) => reach * Math.sin(index * pace + start)
  const half = Math.max(2, 15 + wave(4.5, 0.72, 0.9) + wave(3, 0.31, 0.2) + wave(10, 0.17, 0.6) + wave(6, 0.043, 0.6))
  return `M${1 + index * STEP} ${(44 - half).toFixed(1)}v${(half * 2).toFixed(1)}`
}).join('')
