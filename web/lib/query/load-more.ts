import type { InfiniteData, InfiniteQueryObserverResult } from '@tanstack/react-query'

type List<Page> = Pick<InfiniteQueryObserverResult<InfiniteData<Page>>, 'data' | 'refetch' | 'fetchNextPage'>

const TRIES = 3

/**
 * Loads the next page of a list. A page that is asked for while the list is brought up to date would cut that off, and the change would not
 * be seen; a change that comes meanwhile cuts the page off. So one waits for the other. `isFetching` is read as the list is drawn: a list that
 * nobody reads it from is not drawn anew when it changes.
 */
export async function loadMore<Page>(list: List<Page>, isFetching: boolean): Promise<void> {
  let before = list.data
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0 || isFetching) before = (await list.refetch({ cancelRefetch: false })).data
    const { data, isError, hasNextPage } = await list.fetchNextPage()
    if (isError || !hasNextPage || countOf(data) > countOf(before)) return
  }
}

function countOf(data: InfiniteData<unknown> | undefined): number {
  return data?.pages.length ?? 0
}
