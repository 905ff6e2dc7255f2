import { type RefObject, useLayoutEffect, useRef } from 'react'

const SLIDE = { duration: 320, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' }
const FARTHEST_PX = 320

/**
 * When a row comes or goes, the others slide to their new places instead of jumping. Rows carry `data-row` with their id; a move of
 * more than a screenful (another search) is no slide. `shown` says which rows stand in the page: scrolling brings others, and moves
 * none.
 */
export function useSlidingRows(list: RefObject<HTMLElement | null>, order: string, shown: string): void {
  const places = useRef(new Map<string, number>())
  const lastOrder = useRef(order)

  // biome-ignore lint/correctness/useExhaustiveDependencies: places change when the order of the rows does, or which of them are there
  useLayoutEffect(() => {
    const before = places.current
    const now = new Map<string, number>()
    const isStill = lastOrder.current === order || matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const id = row.dataset.row ?? ''
      const top = row.offsetTop + (row.offsetParent instanceof HTMLElement ? row.offsetParent.offsetTop : 0)
      now.set(id, top)
      const movedPx = (before.get(id) ?? top) - top
      if (isStill || movedPx === 0 || Math.abs(movedPx) > FARTHEST_PX) continue
      row.animate([{ transform: `translateY(${movedPx}px)` }, { transform: 'none' }], SLIDE)
    }
    places.current = now
    lastOrder.current = order
  }, [list, order, shown])
}
