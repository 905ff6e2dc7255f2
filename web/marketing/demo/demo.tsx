import { lazy, Suspense } from 'react'
import { DemoLine } from '#web/marketing/demo/demo-line.tsx'
import type { Talk } from '#web/marketing/demo/talk.ts'
import { useTalk } from '#web/marketing/demo/use-talk.ts'
import { verdictOn } from '#web/marketing/demo/verdict.ts'
import { siteLinks } from '#web/marketing/frame/site-links.ts'

const loadWords = () => import('#web/marketing/demo/live-words.tsx')
const LiveWords = lazy(async () => ({ default: (await loadWords()).LiveWords }))

/**
 * The sheet beside the claim: a sentence and what becomes of it. It shows a sample until somebody speaks or types; `sample` is
 * that part's markup, written at build.
 */
export function Demo({
  sample,
  signup = siteLinks.signup,
  talk = null,
}: {
  sample: string
  signup?: string
  talk?: Talk | null
}) {
  const { state, board } = useTalk(talk)
  const isTheirs = board.text !== '' || state.phase === 'starting' || state.phase === 'listening'
  return (
    <div className="demo card">
      {isTheirs ? (
        <div className="demo-said">
          {board.text ? (
            <Suspense fallback={<p className="said">{board.text}</p>}>
              <LiveWords board={board} />
            </Suspense>
          ) : (
            <p className="said said-soft">{state.phase === 'listening' ? 'Say what you spent.' : 'One moment.'}</p>
          )}
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, as the page was built with it
        <div className="demo-said" data-sample dangerouslySetInnerHTML={{ __html: sample }} />
      )}
      <DemoLine talk={talk} state={state} />
      <p className="demo-note caption" aria-live="polite">
        {noteOf(state.phase, state.problem ?? state.notice) ??
          (board.isWhole && board.reading ? verdictOn(board.reading) : null) ?? <>Nothing you try here is stored.</>}
        {board.isWhole && board.reading?.intent === 'add' && (
          <>
            {' '}
            <a className="under-link" href={signup}>
              Keep it for good
            </a>
          </>
        )}
      </p>
    </div>
  )
}

function noteOf(phase: string, word: string | null): string | null {
  if (phase === 'listening') return word ? `${word}. It is not stored.` : 'Your words stay in this browser.'
  return word
}
