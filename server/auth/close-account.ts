import type { AuthTables } from '#db/auth-tables.ts'
import { findProfile } from '#db/read/profile.ts'
import { purgeDay, purgeMoment } from '#domain/closing.ts'
import { AppError } from '#domain/errors.ts'
import type { ClosedAccount } from '#domain/views.ts'
import { goodbyeMail } from '#server/auth/mails.ts'
import type { Caller, Context } from '#server/context.ts'

/**
 * Closes an account: every session ends at once, signing in is refused from now on, and thirty days later all of it is erased
 * (ruling 18). It is an act of the account and not of the ledger, so it is no tool: no agent and no model can reach it.
 */
export async function closeAccount(context: Context, { userId, email }: Caller): Promise<ClosedAccount> {
  const { writer, reader, bell, clock, mailer, log } = context
  const profile = await findProfile(reader, userId)
  if (!profile) throw new AppError('not_authenticated')
  await writer.transaction().execute(async (trx) => {
    await trx
      .updateTable('profiles')
      .set({ purge_at: purgeMoment(clock()) })
      .where('id', '=', userId)
      .execute()
    await trx.withTables<AuthTables>().deleteFrom('auth_session').where('userId', '=', userId).execute()
  })
  bell.endStreams({ userId })
  const erasedOn = purgeDay(clock(), profile.time_zone)
  void mailer
    .send(goodbyeMail(email, erasedOn))
    .catch((error: unknown) => log.error({ error }, 'the mail about a closed account was not sent'))
  return { erasedOn }
}
