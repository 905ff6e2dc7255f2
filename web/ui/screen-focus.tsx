import { useEffect } from 'react'
import { useLocation } from 'react-router'

let shown: string | null = null

/**
 * After a change of screen the focus goes to its heading, so that keys begin there and a screen reader says where one is. To stand
 * behind the screen inside its Suspense. The first screen of a visit, and one that took the focus itself, are left alone.
 */
export function ScreenFocus() {
  const { pathname } = useLocation()
  useEffect(() => {
    const isFirst = shown === null
    const isSame = shown === pathname
    shown = pathname
    if (isFirst || isSame || focusHeading()) return
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return null
}

/** True when there is nothing left to do. */
function focusHeading(): boolean {
  const main = document.querySelector('main')
  if (main?.contains(document.activeElement)) return true
  const heading = main?.querySelector('h1')
  if (!heading) return false
  focusAtRest(heading)
  return true
}

/** Puts the focus where the screen begins: on its heading, or on the screen while that is still to come. */
export function focusScreen(): void {
  const main = document.querySelector('main')
  const start = main?.querySelector('h1') ?? main
  if (start) focusAtRest(start)
}

function focusAtRest(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
