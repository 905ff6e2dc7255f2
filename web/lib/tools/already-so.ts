import { ApiError, type ApiErrorCode } from '#web/lib/api.ts'
import type { ToastInput } from '#web/lib/toast/toast.ts'

const titles: Partial<Record<ApiErrorCode, string>> = {
  already_gone: 'Already gone',
  already_undone: 'Already undone',
}

/** The title of the notice where what was to be taken back is so by now, from another window perhaps; null for a failure. */
export function alreadySo(error: unknown): string | null {
  return (error instanceof ApiError && titles[error.code]) || null
}

/** The notice of what went wrong, under a title that tells what was tried. */
export function failureNotice(error: unknown, title: string): ToastInput {
  const so = alreadySo(error)
  const description = error instanceof Error ? error.message : ''
  return { title: so ?? title, description, tone: so ? 'plain' : 'destructive' }
}
