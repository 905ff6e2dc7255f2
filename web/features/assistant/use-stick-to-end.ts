import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the newest in sight: the element is scrolled to its end whenever `sign` or its size changes. What is put in front of `first`
 * leaves in place what one was reading.
 */
export function useStickToEnd(first: string, sign: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current && first) current.scrollTop += current.scrollHeight - height.current
  }, [first])
  useLayoutEffect(() => {
    height.current = element.current?.scrollHeight ?? 0
  })
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
