import { ApiError, type ApiErrorCode } from '#web/lib/api.ts'

const titles: Partial<Record<ApiErrorCode, string>> = {
  already_gone: 'Already gone',
  already_undone: 'Already undone',
}

/** The title of the notice where what was to be taken back is so by now, from another window perhaps; null for a failure. */
export function alreadySo(error: unknown): string | null {
  return (error instanceof ApiError && titles[error.code]) || null
}
