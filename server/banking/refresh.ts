import { type BankLinkRow, findBankLink, readBankLinks } from '#db/read/bank-links.ts'
import { findChangeByKey } from '#db/read/journal.ts'
import { AppError } from '#domain/errors.ts'
import type { RefreshAnswer } from '#domain/views.ts'
import { entriesKey, importNews } from '#server/banking/import-news.ts'
import { oneAtATime } from '#server/banking/one-at-a-time.ts'
import { personOf } from '#server/banking/person-of.ts'
import type { Context } from '#server/context.ts'
import { markBankLink } from '#server/tools/keep-bank-link.ts'

/**
 * Asks each linked bank for what is new; sent again with the same key, only those that did not answer before. A bank that wants the person
 * to sign in again is named in the view of the banks. Errors: what the bank said, when none of them answered.
 */
export async function refreshBanks(context: Context, act: { userId: string; key: string }): Promise<RefreshAnswer> {
  const links = await readBankLinks(context.reader, act.userId)
  const failures: unknown[] = []
  for (const { id } of links) {
    await refreshLink(context, { ...act, bankLinkId: id }).catch((error: unknown) => failures.push(error))
  }
  const refreshed = links.length - failures.length
  if (refreshed === 0 && failures.length > 0) throw failures[0]
  return { refreshed, failed: failures.length }
}

/**
 * Reads one connection of a person and writes what is new, once for a key. Readings of one connection follow one another, so that none
 * puts an older state over a newer one. Errors: not_found, bank_sign_in_again (and the connection is marked), bank_unavailable.
 */
export async function refreshLink(
  context: Context,
  { userId, key, bankLinkId }: { userId: string; key: string; bankLinkId: string },
): Promise<void> {
  const act = { userId, key: `${key}:${bankLinkId}` }
  await oneAtATime(bankLinkId, async () => {
    const link = await findBankLink(context.reader, { userId, id: bankLinkId })
    if (!link) throw new AppError('not_found')
    if (await findChangeByKey(context.reader, { userId, key: entriesKey(act.key) })) return
    try {
      await readAndImport(context, act, link)
    } catch (error) {
      const isLocked = error instanceof AppError && ['bank_sign_in_again', 'not_found'].includes(error.code)
      if (isLocked) await markBankLink(context, bankLinkId, { status: 'sign_in_again' })
      throw error
    }
  })
}

async function readAndImport(context: Context, act: { userId: string; key: string }, link: BankLinkRow): Promise<void> {
  const accessToken = context.sealer.open(link.sealed_token, `bank token ${link.id}`)
  const { currency, today } = await personOf(context, act.userId)
  const news = await context.banks.read({ accessToken, cursor: link.cursor, today, currency })
  const turn = { userId: act.userId, turnId: context.newId() }
  await importNews(context, { turn, bankLinkId: link.id, key: act.key, news })
  const refreshed_at = new Date(context.clock()).toISOString()
  await markBankLink(context, link.id, { status: 'open', refreshed_at })
}
