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

/** Syllables, words and pauses: three waves over one another. */
const voicePath = Array.from({ length: VOICE_WIDTH / STEP }, (_, index) => {
  const syllable = Math.abs(Math.sin(index * 0.31 + 0.9)) * 0.45 + Math.abs(Math.sin(index * 0.117)) * 0.55
  const breath = Math.max(0, Math.sin(index * 0.043 + 0.8) * 0.6 + Math.sin(index * 0.019 + 0.4) * 0.35 + 0.42)
  const half = Math.max(2, Math.min(1, syllable * breath) * 38)
  return `M${1 + index * STEP} ${(44 - half).toFixed(1)}v${(half * 2).toFixed(1)}`
}).join('')
