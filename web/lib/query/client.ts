import { MutationCache, QueryCache, QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { isOffline } from '#web/lib/offline/connection.ts'
import { isUnreached } from '#web/lib/offline/read-or-recall.ts'
import { recalledFrom } from '#web/lib/offline/recalled.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { failureNotice } from '#web/lib/tools/already-so.ts'

const STALE_MS = 30_000

/** One cache a person. Each failure becomes one notice with the server's words (specification §8); that there is no network is said on the screen. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (!isUnreached(error)) tell('Error loading data', error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        const title = mutation.meta?.errorTitle
        if (title !== null) tell(title ?? 'Something went wrong', error)
      },
    }),
    defaultOptions: {
      // Without a network a query still runs: it gives what is kept, or says that there is nothing.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: STALE_MS,
        // What is recalled stands as it is, so that it is known from when.
        structuralSharing: (before, after) => (recalledFrom(after) === null ? replaceEqualDeep(before, after) : after),
        retry: (count, error) => count < 1 && isWorthRetrying(error) && !isOffline(),
        retryDelay: 400,
      },
    },
  })
}

function tell(title: string, error: Error): void {
  if (isSignedOut(error)) return
  toast(failureNotice(error, title))
}

/** The session's end has its own way out: the login. */
function isSignedOut(error: Error): boolean {
  return error instanceof ApiError && error.status === 401
}

function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.retryable
}
