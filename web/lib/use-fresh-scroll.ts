import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A page that was gone to begins at its top; one that was come back to stands where it was left (the browser sees to that). */
export function useFreshScroll(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new path is a new page
  useLayoutEffect(() => {
    if (!isBack) window.scrollTo(0, 0)
  }, [pathname, isBack])
}
