import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'
import { startMailServer } from '#tests/support/start-mail-server.ts'

test('with SMTP_URL set, mails go over SMTP from MAIL_FROM, and no file is left', async () => {
  const post = await startMailServer()
  const app = await makeApp({ env: { SMTP_URL: post.url, MAIL_FROM: 'Sayso <hello@example.com>' } })
  const { email } = await signUp(app)
  await app.request('/api/auth/request-password-reset', { json: { email } })
  await expect.poll(() => post.letters.length).toBe(2)
  const reset = post.letters.find(({ text }) => text.includes('Subject: Reset'))
  expect(reset).toMatchObject({ from: 'hello@example.com', to: email })
  expect(reset?.text).toContain('From: Sayso <hello@example.com>')
  expect(() => readdirSync(app.context.config.mail.outbox)).toThrow('ENOENT')
  await app.close()
  await post.close()
})

test('a mail server that is away keeps nobody from signing up', async () => {
  const post = await startMailServer()
  await post.close()
  const app = await makeApp({ env: { SMTP_URL: post.url } })
  const { headers } = await signUp(app)
  expect((await app.request('/api/me', { headers })).status).toBe(200)
  await app.close()
})
