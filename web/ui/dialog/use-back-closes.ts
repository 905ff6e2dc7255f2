import { useEffect, useEffectEvent } from 'react'
import { newId } from '#web/lib/new-id.ts'

/** Back closes what stands open over the page, and stays on the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const mark = newId()
    const isOnTop = () => history.state?.sheet === mark
    const opening = setTimeout(() => history.pushState({ ...history.state, sheet: mark }, ''))
    const onPop = () => {
      if (!isOnTop()) close()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      clearTimeout(opening)
      window.removeEventListener('popstate', onPop)
      // What closes because the page is left has no step of its own to take back: the next page may stand in its place already.
      queueMicrotask(() => {
        if (isOnTop()) history.back()
      })
    }
  }, [])
}
