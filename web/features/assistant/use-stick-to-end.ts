import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the newest in sight: the element is scrolled to its end whenever `sign` changes. */
export function useStickToEnd(sign: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current && sign) current.scrollTop = current.scrollHeight
  }, [sign])
  return element
}
