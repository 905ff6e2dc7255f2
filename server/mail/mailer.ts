import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'

export type Mail = { to: string; subject: string; text: string }
export type Mailer = { send(mail: Mail): Promise<void> }

/** Sends over SMTP when `SMTP_URL` is set; without it each mail is a file in the outbox, readable by its owner alone. */
export function createMailer(config: Config['mail'], now: () => number = Date.now): Mailer {
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl, { from: config.from })
    return {
      async send(mail) {
        await transport.sendMail(mail)
      },
    }
  }
  return {
    async send(mail) {
      await mkdir(config.outbox, { recursive: true, mode: 0o700 })
      const sent = new Date(now())
      const file = join(config.outbox, `${sent.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, asMessage(mail, config.from, sent), { mode: 0o600, flag: 'wx' })
    },
  }
}

function asMessage(mail: Mail, from: string, sent: Date): string {
  const headers = [
    `From: ${from}`,
    `To: ${oneLine(mail.to)}`,
    `Subject: ${oneLine(mail.subject)}`,
    `Date: ${sent.toUTCString()}`,
    'Content-Type: text/plain; charset=utf-8',
  ]
  return `${headers.join('\r\n')}\r\n\r\n${mail.text}\n`
}

function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]+/g, ' ')
}
