import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { lastMail, mailsTo } from '#tests/support/outbox.ts'
import { cookiesOf, signUp } from '#tests/support/sign-up.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let app: TestApp
beforeEach(async () => {
  app = await makeApp()
})
afterEach(() => app.close())

async function errorOf(answer: Response) {
  const body = await answer.json()
  return { status: answer.status, ...body.error }
}

describe('signing up', () => {
  test('makes person, profile and session at once, without a last name too', async () => {
    const answer = await app.request('/api/auth/sign-up/email', {
      headers: { 'x-time-zone': 'Pacific/Kiritimati' },
      json: { email: 'Ada@Example.com', password: 'correct horse battery', first_name: '  Ada ' },
    })
    const body = await answer.json()
    expect(answer.status).toBe(200)
    expect(body.user).toMatchObject({
      first_name: 'Ada',
      last_name: '',
      name: 'Ada',
      emailVerified: false,
      id: expect.stringMatching(UUID),
      email: 'ada@example.com',
      user_metadata: { first_name: 'Ada', last_name: '' },
    })
    expect(body.session).toEqual({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(UUID),
      expires_in: 900,
      expires_at: expect.any(Number),
      user: { id: body.user.id, email: 'ada@example.com', user_metadata: { first_name: 'Ada', last_name: '' } },
    })
    const profiles = await app.context.reader.selectFrom('profiles').selectAll().execute()
    expect(profiles).toEqual([
      {
        welcomed_at: null,
        purge_at: null,
        id: body.user.id,
        first_name: 'Ada',
        last_name: '',
        currency: 'USD',
        time_zone: 'Pacific/Kiritimati',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ])
    const me = await app.request('/api/me', { headers: { cookie: cookiesOf(answer) } })
    expect(await me.json()).toMatchObject({ id: body.user.id, email: 'ada@example.com', planCode: 'free' })
  })

  test('answers the session under better-auth’s own field names too, without the secret that opens it', async () => {
    const person = await signUp(app)
    const body = await (await app.request('/api/auth/get-session', { headers: person.headers })).json()
    expect(body).toMatchObject({
      session: { id: body.refresh_token, userId: person.id, expiresAt: expect.any(String) },
      user: { id: person.id, first_name: expect.any(String), last_name: expect.any(String) },
    })
    expect(body.session).not.toHaveProperty('token')
    const nobody = await app.request('/api/auth/get-session')
    expect([nobody.status, await nobody.json()]).toEqual([200, null])
  })

  test('takes neither an id nor a verified mark nor any other field from outside', async () => {
    const answer = await app.request('/api/auth/sign-up/email', {
      json: {
        email: 'a@example.com',
        password: 'correct horse battery',
        first_name: 'Ada',
        id: 'mine',
        emailVerified: true,
        role: 'admin',
      },
    })
    const { user } = await answer.json()
    expect(user.id).toMatch(UUID)
  })

  test.each([
    [{ password: 'correct horse battery' }, 400, 'missing_credentials'],
    [{ email: 'a@example.com' }, 400, 'missing_credentials'],
    [{ email: 'nowhere', password: 'correct horse battery' }, 400, 'invalid_email'],
    [{ phone: '+15550001', password: 'correct horse battery' }, 501, 'not_built'],
    [{ email: ['a@example.com'], password: 'correct horse battery' }, 400, 'invalid_input'],
  ])('refuses %o', async (json, status, code) => {
    expect(await errorOf(await app.request('/api/auth/sign-up/email', { json }))).toMatchObject({ status, code })
  })

  test('names why a password is weak', async () => {
    const answer = await app.request('/api/auth/sign-up/email', {
      json: { email: 'a@example.com', password: 'a', first_name: 'Ada' },
    })
    expect(await errorOf(answer)).toEqual({
      status: 422,
      code: 'weak_password',
      message: expect.stringContaining('at least 8 characters'),
      retryable: false,
      field: 'password',
      reasons: ['length'],
    })
  })

  test('refuses a taken e-mail, however it is written', async () => {
    await signUp(app, { email: 'ada@example.com' })
    const again = await app.request('/api/auth/sign-up/email', {
      json: { email: 'ADA@example.com', password: 'another long password', first_name: 'Eve' },
    })
    expect(await errorOf(again)).toMatchObject({ status: 422, code: 'email_taken' })
    expect(cookiesOf(again)).toBe('')
  })

  test('says the words of the specification when the e-mail is missing', async () => {
    const answer = await app.request('/api/auth/sign-in/email', { json: { password: 'correct horse battery' } })
    expect(await errorOf(answer)).toMatchObject({
      message: 'You must provide either an email or phone number and a password',
    })
  })
})

describe('a session', () => {
  test('signs in with the right password alone', async () => {
    const { email, password } = await signUp(app)
    const right = await app.request('/api/auth/sign-in/email', { json: { email, password } })
    expect(right.status).toBe(200)
    expect(await (await app.request('/api/me', { headers: { cookie: cookiesOf(right) } })).json()).toMatchObject({
      email,
    })
    const wrong = await app.request('/api/auth/sign-in/email', { json: { email, password: 'not this one' } })
    expect(await errorOf(wrong)).toMatchObject({ status: 401, code: 'invalid_credentials' })
    const nobody = await app.request('/api/auth/sign-in/email', { json: { email: 'no@example.com', password } })
    expect(await errorOf(nobody)).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  test('ends on the server at sign-out: the cookie and the token it had are worth nothing', async () => {
    const person = await signUp(app)
    const { access_token } = await (await app.request('/api/auth/get-session', { headers: person.headers })).json()
    const bearer = { authorization: `Bearer ${access_token}` }
    expect((await app.request('/api/me', { headers: bearer })).status).toBe(200)
    let streamEnded = false
    const { reader } = app.context
    const sessions = reader.withTables<{ auth_session: { id: string } }>().selectFrom('auth_session')
    const { id: sessionId } = await sessions.select('id').executeTakeFirstOrThrow()
    app.context.bell.listen(person.id, {
      sessionId,
      onEvent: () => {},
      onEnd: () => {
        streamEnded = true
      },
    })

    const answer = await app.request('/api/auth/sign-out', { headers: person.headers, json: {} })

    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toMatch(/sayso\.session_token=;.*Max-Age=0/i)
    expect(streamEnded).toBe(true)
    expect((await app.request('/api/me', { headers: person.headers })).status).toBe(401)
    expect(await errorOf(await app.request('/api/me', { headers: bearer }))).toMatchObject({
      status: 401,
      code: 'session_not_found',
    })
    const session = await app.request('/api/auth/get-session', { headers: person.headers })
    expect([session.status, await session.json()]).toEqual([200, null])
  })

  test('is told by name when it is missing, forged or gone', async () => {
    expect(await errorOf(await app.request('/api/auth/user'))).toMatchObject({ status: 400, code: 'session_missing' })
    expect(await errorOf(await app.request('/api/auth/token'))).toMatchObject({ status: 400, code: 'session_missing' })
    const person = await signUp(app)
    const { token } = await (await app.request('/api/auth/token', { headers: person.headers })).json()
    const forged = `${token.slice(0, -4)}AAAA`
    const answer = await app.request('/api/auth/user', { headers: { authorization: `Bearer ${forged}` } })
    expect(await errorOf(answer)).toMatchObject({ status: 401, code: 'invalid_jwt' })
    const user = await app.request('/api/auth/user', { headers: { authorization: `Bearer ${token}` } })
    expect(await user.json()).toMatchObject({ id: person.id, user_metadata: { first_name: 'Ada' } })
  })

  test('is never told by its secret: no answer holds what stands in the cookie', async () => {
    const { email, password } = await signUp(app)
    const signIn = await app.request('/api/auth/sign-in/email', { json: { email, password } })
    const cookie = cookiesOf(signIn)
    const secret = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? ''
    expect(secret.length).toBeGreaterThan(20)
    expect(await signIn.text()).not.toContain(secret)
    for (const path of ['/api/auth/get-session', '/api/auth/token', '/api/auth/user', '/api/me']) {
      expect(await (await app.request(path, { headers: { cookie } })).text()).not.toContain(secret)
    }
  })

  test('is listed with the others, and each can be ended from another', async () => {
    const { email, password, headers } = await signUp(app)
    const signIn = await app.request('/api/auth/sign-in/email', {
      headers: { 'user-agent': 'Phone' },
      json: { email, password },
    })
    const phone = { cookie: cookiesOf(signIn) }
    const { sessions } = await (await app.request('/api/sessions', { headers })).json()
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(UUID),
        startedAt: expect.stringMatching(/Z$/),
        renewedAt: expect.stringMatching(/Z$/),
        browser: 'Phone',
        isThisOne: false,
      },
      expect.objectContaining({ browser: null, isThisOne: true }),
    ])
    const ended = await app.request(`/api/sessions/${sessions[0].id}`, { method: 'DELETE', headers })
    expect(ended.status).toBe(200)
    expect((await app.request('/api/me', { headers: phone })).status).toBe(401)
    expect((await app.request('/api/me', { headers })).status).toBe(200)
    const again = await app.request(`/api/sessions/${sessions[0].id}`, { method: 'DELETE', headers })
    expect(await errorOf(again)).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('cannot be reached by other doors of the library', async () => {
    const { headers } = await signUp(app)
    for (const path of ['list-sessions', 'admin/list-users', 'update-user', 'delete-user', 'ok', 'error', 'sign-jwt']) {
      expect((await app.request(`/api/auth/${path}`, { headers })).status, path).toBe(404)
      expect((await app.request(`/api/auth/${path}`, { headers, json: {} })).status, path).toBe(404)
    }
  })
})

describe('cookies', () => {
  const flagsOf = (answer: Response) => answer.headers.getSetCookie().join('\n')

  test('are HttpOnly and SameSite=Lax, over http without Secure', async () => {
    const answer = await app.request('/api/auth/sign-up/email', {
      json: { email: 'a@example.com', password: 'correct horse battery', first_name: 'Ada' },
    })
    expect(flagsOf(answer)).toMatch(/^sayso\.session_token=.*HttpOnly; SameSite=Lax$/im)
    expect(flagsOf(answer)).not.toMatch(/secure/i)
  })

  test('are Secure behind TLS', async () => {
    const secure = await makeApp({ env: { PUBLIC_URL: 'https://money.example.com' } })
    try {
      const answer = await secure.request('/api/auth/sign-up/email', {
        json: { email: 'a@example.com', password: 'correct horse battery', first_name: 'Ada' },
      })
      expect(flagsOf(answer)).toMatch(/^__Secure-sayso\.session_token=/)
      expect(flagsOf(answer)).toMatch(/HttpOnly/i)
      expect(flagsOf(answer)).toMatch(/Secure(;|$)/)
      expect(flagsOf(answer)).toMatch(/SameSite=Lax/i)
      const me = await secure.request('/api/me', { headers: { cookie: cookiesOf(answer) } })
      expect(me.status).toBe(200)
      expect(me.headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
    } finally {
      await secure.close()
    }
  })
})

describe('mail', () => {
  test('brings a code that signs in once', async () => {
    const { email } = await signUp(app)
    expect((await app.request('/api/auth/email-otp/send-verification-otp', { json: { email } })).status).toBe(200)
    const code = /\b\d{6}\b/.exec((await lastMail(app, email, /code/)).split('\r\n\r\n')[1] ?? '')?.[0]
    const signIn = () => app.request('/api/auth/sign-in/email-otp', { json: { email, otp: code } })
    const first = await signIn()
    expect(first.status).toBe(200)
    expect((await app.request('/api/me', { headers: { cookie: cookiesOf(first) } })).status).toBe(200)
    expect(await errorOf(await signIn())).toMatchObject({ status: 400, code: 'invalid_code' })
  })

  test('is not sent without an address', async () => {
    const answer = await app.request('/api/auth/email-otp/send-verification-otp', { json: {} })
    expect(await errorOf(answer)).toMatchObject({ status: 400, code: 'missing_contact' })
  })

  test('brings a link that sets a new password once, and ends every session', async () => {
    const person = await signUp(app)
    const asked = await app.request('/api/auth/request-password-reset', { json: { email: person.email } })
    expect(asked.status).toBe(200)
    const mail = await lastMail(app, person.email, /Reset/)
    const token = /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? ''
    const reset = (newPassword: string) => app.request('/api/auth/reset-password', { json: { token, newPassword } })
    expect(await errorOf(await reset('short'))).toMatchObject({ code: 'weak_password' })
    expect((await reset('a brand new password')).status).toBe(200)
    expect((await app.request('/api/me', { headers: person.headers })).status).toBe(401)
    expect(await errorOf(await reset('yet another password'))).toMatchObject({ status: 400, code: 'invalid_link' })
    const signIn = (password: string) =>
      app.request('/api/auth/sign-in/email', { json: { email: person.email, password } })
    expect((await signIn(person.password)).status).toBe(401)
    expect((await signIn('a brand new password')).status).toBe(200)
  })

  test('does not tell whether there is such an account', async () => {
    await signUp(app, { email: 'here@example.com' })
    const answers = await Promise.all(
      ['here@example.com', 'nowhere@example.com'].map(async (email) => {
        const answer = await app.request('/api/auth/request-password-reset', { json: { email } })
        return [answer.status, await answer.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await mailsTo(app, 'nowhere@example.com')).toEqual([])
  })
})

describe('the password', () => {
  test('changes with the old one alone, and ends the other sessions', async () => {
    const person = await signUp(app)
    const { email, password } = person
    const other = cookiesOf(await app.request('/api/auth/sign-in/email', { json: { email, password } }))
    const change = (currentPassword: string) =>
      app.request('/api/auth/change-password', {
        headers: person.headers,
        json: { currentPassword, newPassword: 'a brand new password' },
      })
    expect(await errorOf(await change('not this one'))).toMatchObject({ status: 400, code: 'wrong_password' })
    const changed = await change(password)
    expect(changed.status).toBe(200)
    expect((await app.request('/api/me', { headers: { cookie: other } })).status).toBe(401)
    expect((await app.request('/api/me', { headers: { cookie: cookiesOf(changed) } })).status).toBe(200)
  })
})

test('the key set is served, for ten minutes, and signs what is handed out', async () => {
  const answer = await app.request('/api/auth/jwks')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  const { keys } = await answer.json()
  expect(keys).toEqual([expect.objectContaining({ kid: expect.any(String), kty: 'OKP' })])
  expect(JSON.stringify(keys)).not.toContain('"d"')
})

test('Google without keys says so; with keys it starts with a return to the root', async () => {
  const without = await app.request('/api/auth/sign-in/social', { json: { provider: 'google', callbackURL: '/' } })
  expect(await errorOf(without)).toMatchObject({
    status: 501,
    code: 'google_not_set_up',
    message: 'Google sign-in is not set up on this server.',
  })
  const google = await makeApp({ env: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' } })
  try {
    const answer = await google.request('/api/auth/sign-in/social', { json: { provider: 'google' } })
    const url = new URL((await answer.json()).url)
    expect(url.host).toBe('accounts.google.com')
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/auth/callback/google')
    expect(url.search).not.toContain('secret')
  } finally {
    await google.close()
  }
})
