import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { LevelText } from '#web/features/assistant/level-text.tsx'
import { Choices } from '#web/features/assistant/question.tsx'
import { TellsLive } from '#web/features/assistant/tells-live.tsx'
import { useLastWords } from '#web/features/assistant/use-last-words.ts'
import { useOpenQuestion } from '#web/features/assistant/use-open-question.ts'
import { preloadScreen } from '#web/lib/screens/preload.ts'
import { LiveLine } from '#web/ui/live-line/live-line.tsx'
import { useStill } from '#web/ui/orb/use-still.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { howToUnmute, orbManner, voiceWords } from '#web/voice/orb-manner.ts'
import { useAssistant } from '#web/voice/use-assistant.ts'
import { useVoice } from '#web/voice/use-voice.ts'
import '#web/features/assistant/live-strip.css'

/**
 * While a conversation goes on and another screen is shown: what Penny does, the last words, the choices where she asks, the way back
 * to her and the way out. The orb of the navigation under it hears and speaks meanwhile.
 */
export function LiveStrip() {
  const assistant = useAssistant()
  return assistant && <Strip assistant={assistant} />
}

function Strip({ assistant }: { assistant: Assistant }) {
  const voice = useVoice(assistant)
  const asked = useOpenQuestion(assistant)
  const isStill = useStill()
  const manner = orbManner(voice)
  const strip = useRef<HTMLElement>(null)
  useToldHeight(strip)

  return (
    <aside ref={strip} className="live-strip" aria-label={`Conversation with ${product.assistant}`}>
      <Link to="/assistant" className="live-link" onPointerDown={() => preloadScreen('/assistant')}>
        <span className="sr">Back to {product.assistant}. </span>
        <div className="live-state">
          <b role="status">{voiceWords(voice)}</b>
          {manner === 'muted' && <p>{howToUnmute.fromElsewhere}</p>}
          {isStill && manner === 'listening' && <LevelText />}
        </div>
        <Words assistant={assistant} />
      </Link>
      <button
        type="button"
        className="round line"
        aria-label={voice.status === 'connected' ? 'Stop listening' : 'Cancel'}
        onClick={() => assistant.voice.send({ type: 'stop.pressed' })}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <rect x="6.5" y="6.5" width="11" height="11" rx="3" fill="currentColor" />
        </svg>
      </button>
      {asked && <Choices assistant={assistant} message={asked} />}
      <TellsLive assistant={assistant} />
    </aside>
  )
}

function Words({ assistant }: { assistant: Assistant }) {
  return <LiveLine {...useLastWords(assistant)} />
}

/** Keeps the height of the strip in `--live-height` as long as it stands: a question makes it several rows tall. */
function useToldHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = strip.current
    if (!here) return
    const { style } = document.documentElement
    const tell = () => style.setProperty('--live-height', `${here.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    observer.observe(here)
    tell()
    return () => {
      observer.disconnect()
      style.removeProperty('--live-height')
    }
  }, [strip])
}
