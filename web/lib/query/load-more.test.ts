import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadMore } from '#web/lib/query/load-more.ts'

/** A list of ten rows at first, two a page; a change comes by itself, and answers are given when the test says so. */
async function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const open: (() => void)[] = []
  const asked: number[] = []
  let version = 1
  let count = 10
  let holds = false
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['rows'],
    initialPageParam: 0,
    async queryFn({ pageParam }: { pageParam: number }) {
      asked.push(pageParam)
      const answer = { from: pageParam, version }
      if (holds) await new Promise<void>((resolve) => open.push(resolve))
      return answer
    },
    getNextPageParam: ({ from }) => (from + 2 < count ? from + 2 : undefined),
  })
  const stop = observer.subscribe(() => {})
  await observer.refetch()
  return {
    observer,
    pages: () => observer.getCurrentResult().data?.pages,
    hold: () => (holds = true),
    async release() {
      holds = false
      for (const answer of open.splice(0)) answer()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
    asked,
    change({ left = count } = {}) {
      version += 1
      count = left
      return client.invalidateQueries({ queryKey: ['rows'] })
    },
    stop,
  }
}

/** As a screen calls it, with the result that it was drawn with last. */
function press(observer: Awaited<ReturnType<typeof openList>>['observer']): Promise<void> {
  const list = observer.getCurrentResult()
  return loadMore(list, list.isFetching)
}

test('a page that is asked for while a change is read comes after it, and both are there', async () => {
  const list = await openList()
  list.hold()
  const changed = list.change()
  const more = press(list.observer)
  await list.release()
  await Promise.all([changed, more])
  expect(list.pages()).toEqual([
    { from: 0, version: 2 },
    { from: 2, version: 2 },
  ])
  list.stop()
})

test('a page that a change cuts off is asked for again', async () => {
  const list = await openList()
  list.hold()
  const more = press(list.observer)
  const changed = list.change()
  await list.release()
  await Promise.all([changed, more])
  expect(list.pages()?.map(({ from }) => from)).toEqual([0, 2])
  expect(list.pages()?.[0]).toEqual({ from: 0, version: 2 })
  list.stop()
})

test('of a list that a change makes shorter no more is read than what is left', async () => {
  const list = await openList()
  for (let pages = 1; pages < 4; pages++) await press(list.observer)
  list.asked.length = 0
  list.hold()
  const changed = list.change({ left: 3 })
  const more = press(list.observer)
  await list.release()
  await Promise.all([changed, more])
  expect(list.pages()?.map(({ from }) => from)).toEqual([0, 2])
  expect(list.asked).toEqual([0, 2])
  list.stop()
})
