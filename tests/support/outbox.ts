import { readdir, readFile } from 'node:fs/promises'
import { eventually } from '#tests/support/eventually.ts'
import type { TestApp } from '#tests/support/make-app.ts'

/** The texts of the mails to one address, oldest first. */
export async function mailsTo({ context }: Pick<TestApp, 'context'>, email: string): Promise<string[]> {
  const folder = context.config.mail.outbox
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.sort().map((name) => readFile(`${folder}/${name}`, 'utf8')))
  return texts.filter((text) => text.includes(`To: ${email}\r\n`))
}

/** The last mail to one address whose subject matches; mails may leave after the answer. Throws when none comes. */
export async function lastMail(app: Pick<TestApp, 'context'>, email: string, subject: RegExp): Promise<string> {
  return eventually(async () => {
    const mails = await mailsTo(app, email)
    const mail = mails.findLast((text) => subject.test(/^Subject: (.*)$/m.exec(text)?.[1] ?? ''))
    if (!mail) throw new Error(`No mail to ${email} about ${subject}`)
    return mail
  })
}
