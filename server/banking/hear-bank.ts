import { findLinkOfItem } from '#db/read/bank-links.ts'
import { newestSeq } from '#db/read/journal.ts'
import { findProfile } from '#db/read/profile.ts'
import { AppError } from '#domain/errors.ts'
import { UNASKED_KEY } from '#domain/unasked.ts'
import type { Linking } from '#server/banking/abandoned.ts'
import { finishUnasked } from '#server/banking/finish-link.ts'
import { refreshLink } from '#server/banking/refresh.ts'
import { markBankLink, WELL_AGAIN } from '#server/tools/keep-bank-link.ts'

const MARKS = {
  'sign in again': { status: 'sign_in_again' },
  'sign in soon': { is_expiring: 1 },
  'well again': WELL_AGAIN,
} as const

/**
 * Takes in what the aggregator tells unasked: new entries are read, a bank that wants a new sign-in is marked, or well again, and what a
 * person began on its page is ended. A
 * connection that is not ours, or not any more, means nothing. Errors: those of `hear`, bank_unavailable, so that it is told again.
 */
export async function hearBank(context: Linking, delivery: { body: string; headers: Headers }): Promise<void> {
  const { banks, reader, clock, bell } = context
  const message = await banks.hear(delivery, clock())
  if (message.kind === 'nothing') return
  if (message.kind === 'finished') {
    const userId = await finishUnasked(context, message.ticket).catch(unlessLocked)
    if (userId) bell.ring(userId, { id: await newestSeq(reader, userId), tables: ['accounts'] })
    return
  }
  const link = await findLinkOfItem(reader, { provider: banks.name, itemId: message.itemId })
  if (!link) return
  const { id: bankLinkId, user_id: userId } = link
  const profile = await findProfile(reader, userId)
  if (!profile || profile.purge_at !== null) return
  if (message.kind === 'news') {
    const key = `${UNASKED_KEY}${message.id}`
    const isRead = await refreshLink(context, { userId, bankLinkId, key }).then(() => true, unlessLocked)
    if (isRead) return
  } else {
    await markBankLink(context, bankLinkId, MARKS[message.kind])
  }
  bell.ring(userId, { id: await newestSeq(reader, userId), tables: ['accounts'] })
}

/** A bank that wants a new sign-in is marked by then: telling it again would not help. */
function unlessLocked(error: unknown): false {
  if (error instanceof AppError && (error.code === 'bank_sign_in_again' || error.code === 'not_found')) return false
  throw error
}
