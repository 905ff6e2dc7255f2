import { findProfile } from '#db/read/profile.ts'
import { purgeDay, purgeMoment } from '#domain/closing.ts'
import { AppError } from '#domain/errors.ts'
import type { ClosedAccount } from '#domain/views.ts'
import { goodbyeMail } from '#server/auth/mails.ts'
import type { Caller, Context } from '#server/context.ts'
import { cancelSubscriptions } from '#server/payments/cancel-subscriptions.ts'
import { closePerson } from '#server/tools/keep-person.ts'

/**
 * Closes an account: nothing more is paid, every session ends at once, signing in is refused from now on, and thirty days later all of
 * it is erased (ruling 18). It is an act of the account and not of the ledger, so it is no tool: no agent and no model can reach it.
 * Throws provider_unavailable, and closes nothing, while a payment cannot be ended.
 */
export async function closeAccount(context: Context, { userId, email }: Caller): Promise<ClosedAccount> {
  const { reader, bell, clock, mailer, log } = context
  const profile = await findProfile(reader, userId)
  if (!profile) throw new AppError('not_authenticated')
  await cancelSubscriptions(context, userId).catch((error: unknown) => {
    const code = error instanceof AppError ? error.code : null
    // Without the provider's keys only the operator can end it there; that keeps nobody from leaving.
    if (code === 'provider_not_open') log.error({ userId }, 'a closed account is still paid for at its provider')
    else if (code !== 'nothing_to_cancel') throw error
  })
  await closePerson(context, { userId, purgeAt: purgeMoment(clock()) })
  bell.endStreams({ userId })
  const erasedOn = purgeDay(clock(), profile.time_zone)
  void mailer
    .send(goodbyeMail(email, erasedOn))
    .catch((error: unknown) => log.error({ error }, 'the mail about a closed account was not sent'))
  return { erasedOn }
}
