import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the newest in sight: the element is scrolled to its end whenever `sign` or its size changes. */
export function useStickToEnd(sign: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (current && sign) current.scrollTop = current.scrollHeight
  }, [sign])
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return element
}
