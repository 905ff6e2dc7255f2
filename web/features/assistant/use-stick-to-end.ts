import { type RefObject, useLayoutEffect, useRef } from 'react'

/** So near to its end one counts as being there. */
const NEAR_PX = 24

/**
 * Keeps the newest in sight: the element is scrolled to its end whenever `sign` changes, and whenever its size or that of what it
 * holds does, unless one has scrolled up to read. What is put in front of `first` leaves in place what one was reading.
 */
export function useStickToEnd(first: string, sign: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const isFollowing = useRef(true)
  useLayoutEffect(() => {
    const { current } = element
    if (current && first) current.scrollTop += current.scrollHeight - height.current
  }, [first])
  useLayoutEffect(() => {
    height.current = element.current?.scrollHeight ?? 0
  })
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !sign) return
    isFollowing.current = true
    current.scrollTop = current.scrollHeight
  }, [sign])
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    let top = current.scrollTop
    const scrolled = () => {
      // What grows between a scroll to the end and its event is no scrolling up.
      if (current.scrollHeight - current.clientHeight - current.scrollTop < NEAR_PX) isFollowing.current = true
      else if (current.scrollTop < top) isFollowing.current = false
      top = current.scrollTop
    }
    const observer = new ResizeObserver(() => {
      height.current = current.scrollHeight
      if (isFollowing.current) current.scrollTop = current.scrollHeight
    })
    for (const one of [current, ...current.children]) observer.observe(one)
    current.addEventListener('scroll', scrolled)
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', scrolled)
    }
  }, [])
  return element
}
