import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AuthChange } from '#machines/auth-session.ts'
import { eventually } from '#tests/support/eventually.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { lastMail } from '#tests/support/outbox.ts'

let app: TestApp
let isOffline: boolean
let busy: number
let requests: string[]
/** The cookies of the one browser that all tabs share. */
let jar: Map<string, string>

beforeEach(async () => {
  app = await makeApp()
  ;[isOffline, busy, requests, jar] = [false, 0, [], new Map()]
  vi.stubGlobal('fetch', browserFetch)
  vi.stubGlobal('BroadcastChannel', TabChannel)
})
afterEach(async () => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
  await app.close()
})

const channels: BroadcastChannel[] = []

/** Closed with the tabs of a test. */
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

/** `fetch` as the page has it: the real server behind it, and a cookie jar that scripts cannot read. */
async function browserFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch')
  requests.push(`${init.method ?? 'GET'} ${input}`)
  if (busy > 0) {
    busy -= 1
    return new Response('<html>busy</html>', { status: 503 })
  }
  const headers = new Headers(init.headers)
  if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  headers.set('origin', 'http://localhost:3000')
  const answer = await app.app.request(String(input), { ...init, headers })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    if (/max-age=0/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
  return answer
}

/** A tab of its own: the modules are loaded anew. */
async function openTab() {
  vi.resetModules()
  const { getSession, getUser, setSession, accessToken, onAuthStateChange } = await import('#web/lib/auth/auth.ts')
  const { signUp, signInWithPassword, signInWithGoogle, signOut } = await import('#web/lib/auth/auth.ts')
  const { sendCode, signInWithCode } = await import('#web/lib/auth/auth.ts')
  const { requestPasswordReset, resetPassword, openRecovery, changePassword } = await import('#web/lib/auth/auth.ts')
  const names: AuthChange['type'][] = []
  onAuthStateChange((change) => names.push(change.type))
  return {
    ...{ getSession, getUser, setSession, accessToken },
    ...{ signUp, signInWithPassword, signInWithGoogle, signOut, sendCode, signInWithCode },
    ...{ requestPasswordReset, resetPassword, openRecovery, changePassword },
    names: () => names,
  }
}

const person = { email: 'ada@example.com', password: 'correct horse battery', firstName: ' Ada ' }

describe('a tab', () => {
  test('signs up, knows the person, hands out a token that the server takes, and signs out', async () => {
    const tab = await openTab()
    expect(await tab.getSession()).toBeNull()
    const session = await tab.signUp(person)
    expect(session.user.user_metadata).toEqual({ first_name: 'Ada', last_name: '' })
    const token = await tab.accessToken()
    const me = await app.request('/api/me', { headers: { authorization: `Bearer ${token}` } })
    expect(await me.json()).toMatchObject({ email: person.email, timeZone: expect.stringMatching(/\w/) })
    expect(await tab.getUser()).toEqual(session.user)
    await tab.signOut()
    expect(await tab.accessToken()).toBeNull()
    expect(jar.size).toBe(0)
    expect(tab.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'USER_UPDATED', 'SIGNED_OUT'])
  })

  test('signs the other tabs in and out', async () => {
    const [one, two] = [await openTab(), await openTab()]
    await Promise.all([one.getSession(), two.getSession()])
    await one.signUp(person)
    await eventually(() => expect(two.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN']))
    await two.signOut()
    await eventually(() => expect(one.names()).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']))
  })

  test('finds its session again after a reload', async () => {
    await (await openTab()).signUp(person)
    const reloaded = await openTab()
    expect((await reloaded.getSession())?.user.email).toBe(person.email)
    expect(reloaded.names()).toEqual(['INITIAL_SESSION'])
  })

  test('stays signed in when the server refuses to sign it out', async () => {
    const tab = await openTab()
    await tab.signUp(person)
    busy = 1
    await expect(tab.signOut()).rejects.toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
    expect((await tab.getSession())?.user.email).toBe(person.email)
  })

  test('asks again after 503, and not after 400', async () => {
    busy = 2
    const tab = await openTab()
    expect(await tab.getSession()).toBeNull()
    expect(requests).toEqual(Array(3).fill('GET /api/auth/get-session'))
    requests.length = 0
    await expect(tab.getUser()).rejects.toMatchObject({ name: 'AuthSessionMissingError', status: 400 })
    // Once each: who is told that nobody is signed in doubts the session it believed in.
    await expect.poll(() => requests).toEqual(['GET /api/auth/user', 'GET /api/auth/get-session'])
  })
})

describe('what the server refuses', () => {
  test('has the names of the specification', async () => {
    const tab = await openTab()
    await tab.signUp(person)
    await expect(tab.signUp(person)).rejects.toMatchObject({ name: 'AuthApiError', code: 'email_taken' })
    await expect(tab.signUp({ ...person, email: 'b@example.com', password: 'a' })).rejects.toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length'],
      message: expect.stringContaining('at least 8 characters'),
    })
    await expect(tab.signInWithPassword({ ...person, password: 'wrong' })).rejects.toMatchObject({
      name: 'AuthApiError',
      code: 'invalid_credentials',
      status: 401,
    })
    await expect(tab.signInWithGoogle()).rejects.toMatchObject({
      code: 'google_not_set_up',
      message: 'Google sign-in is not set up on this server.',
    })
    expect((await tab.getSession())?.user.email).toBe(person.email)
    isOffline = true
    await expect(tab.signInWithPassword(person)).rejects.toMatchObject({ name: 'AuthRetryableFetchError', status: 0 })
  })

  test('a session needs both tokens', async () => {
    const tab = await openTab()
    const session = await tab.signUp(person)
    expect(() => tab.setSession({ ...session, access_token: '' })).toThrow('You are not signed in.')
    expect(() => tab.setSession({ ...session, refresh_token: '' })).toThrow('You are not signed in.')
    expect(tab.setSession(session)).toEqual(session)
  })
})

test('codes and reset links from the mail work', async () => {
  const tab = await openTab()
  await tab.signUp(person)
  await tab.signOut()
  await tab.requestPasswordReset(person.email)
  const token = /token=([\w-]+)/.exec(await lastMail(app, person.email, /Reset/))?.[1] ?? ''
  tab.openRecovery()
  await tab.resetPassword({ token, newPassword: 'a brand new password' })
  await tab.signInWithPassword({ email: person.email, password: 'a brand new password' })
  await tab.changePassword({ currentPassword: 'a brand new password', newPassword: 'and one more password' })
  await tab.signOut()
  await tab.sendCode(person.email)
  const code = /\b\d{6}\b/.exec((await lastMail(app, person.email, /code/)).split('\r\n\r\n')[1] ?? '')?.[0] ?? ''
  expect((await tab.signInWithCode({ email: person.email, code })).user.email).toBe(person.email)
  expect(tab.names()).toContain('PASSWORD_RECOVERY')
})
