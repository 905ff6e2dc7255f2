import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { Transaction } from '#domain/transaction.ts'

const USUAL_HEIGHT_PX = 78
/** Up to so many rows all of them stand in the page: the browser's own search finds each one. */
const MOST_AT_ONCE = 200
const BEYOND_THE_WINDOW = 12

type Place = { index: number; top: number }

/** Which rows stand in the page, and where in the list. The one that holds the focus always does. */
export function useRowsInView(list: RefObject<HTMLElement | null>, rows: readonly Transaction[]) {
  const [listTop, setListTop] = useState(0)
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT_PX,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: BEYOND_THE_WINDOW,
    scrollMargin: listTop,
    rangeExtractor: useCallback((range: Range) => indexesOf(range, list.current), [list]),
  })

  // What stands above the list grows and shrinks with the filter.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    if (box) setListTop(Math.round(box.top + window.scrollY))
  })

  const places: Place[] = virtual.getVirtualItems().map(({ index, start }) => ({ index, top: start - listTop }))
  return { places, heightPx: virtual.getTotalSize(), measure: virtual.measureElement }
}

function indexesOf(range: Range, list: HTMLElement | null): number[] {
  if (range.count <= MOST_AT_ONCE) return Array.from({ length: range.count }, (_, index) => index)
  const near = defaultRangeExtractor(range)
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const focused = row && list?.contains(row) ? Number(row.dataset.index) : -1
  if (focused < 0 || focused >= range.count || near.includes(focused)) return near
  return [...near, focused].sort((a, b) => a - b)
}
