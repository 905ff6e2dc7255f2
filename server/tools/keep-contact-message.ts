import { insertContactMessage } from '#db/write/contact.ts'
import type { ContactMessage } from '#domain/contact.ts'
import { product } from '#domain/product.ts'
import type { Context } from '#server/context.ts'

/** Keeps a message, and tells the developer by mail where `DEVELOPER_EMAIL` is set. It is nobody's ledger, so it is no tool. */
export async function keepContactMessage(context: Context, message: ContactMessage): Promise<void> {
  const { writer, clock, newId, mailer, config, log } = context
  const row = { ...message, id: newId(), created_at: new Date(clock()).toISOString() }
  await writer.transaction().execute((trx) => insertContactMessage(trx, row))
  const to = config.people.developerEmail
  if (!to) return
  const text = [`${message.name} <${message.email}> wrote:`, message.message].join('\n\n')
  void mailer
    .send({ to, subject: `${product.name}: a message from the contact page`, text })
    .catch((error: unknown) => log.error({ error }, 'the mail about a contact message was not sent'))
}
