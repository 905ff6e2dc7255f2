import { type BankLinkRow, readBankLinks } from '#db/read/bank-links.ts'
import { AppError } from '#domain/errors.ts'
import type { RefreshAnswer } from '#domain/views.ts'
import { importNews } from '#server/banking/import-news.ts'
import { personOf } from '#server/banking/link.ts'
import type { Context } from '#server/context.ts'

/**
 * Asks each linked bank for what is new. A bank that wants the person to sign in again is named in the answer. Errors: what the bank
 * said, when none of them answered.
 */
export async function refreshBanks(context: Context, act: { userId: string; key: string }): Promise<RefreshAnswer> {
  const links = await readBankLinks(context.reader, act.userId)
  const failures: unknown[] = []
  let refreshed = 0
  for (const link of links) {
    try {
      await refreshOne(context, act, link)
      refreshed += 1
    } catch (error) {
      failures.push(error)
      const isLocked = error instanceof AppError && error.code === 'bank_sign_in_again'
      if (isLocked) await mark(context, link.id, { status: 'sign_in_again' })
    }
  }
  if (refreshed === 0 && failures.length > 0) throw failures[0]
  return { refreshed, failed: failures.length }
}

async function refreshOne(context: Context, act: { userId: string; key: string }, link: BankLinkRow): Promise<void> {
  const accessToken = context.sealer.open(link.sealed_token, `bank token ${link.id}`)
  const { currency, today } = await personOf(context, act.userId)
  const news = await context.banks.read({ accessToken, cursor: link.cursor, today, currency })
  await importNews(context, {
    turn: { userId: act.userId, turnId: context.newId() },
    bankLinkId: link.id,
    key: `${act.key}:${link.id}`,
    news,
  })
  await mark(context, link.id, { status: 'open', refreshed_at: new Date(context.clock()).toISOString() })
}

async function mark(
  { writer }: Context,
  id: string,
  patch: Partial<Pick<BankLinkRow, 'status' | 'refreshed_at'>>,
): Promise<void> {
  await writer.updateTable('bank_links').set(patch).where('id', '=', id).execute()
}
