import { afterEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Session } from '#domain/session.ts'
import { AuthRetryableFetchError, AuthSessionMissingError, asAuthError } from '#machines/auth-error.ts'
import { type AuthChange, authSessionMachine, requireTokens, TICK_MS } from '#machines/auth-session.ts'

const MINUTE = 60_000

function sessionOf(id: string, { endsAt = 15 * MINUTE, token = 'jwt' } = {}): Session {
  return {
    access_token: token,
    refresh_token: `session of ${id}`,
    expires_in: 900,
    expires_at: endsAt / 1000,
    user: { id, email: `${id}@example.com`, user_metadata: { first_name: id, last_name: '' } },
  }
}

type Answer = Session | null | Error

let stopActor: () => void = () => {}
afterEach(() => stopActor())

/** A machine whose server gives the answers in turn, the last one for ever. */
function start(...answers: [Answer, ...Answer[]]) {
  const clock = new SimulatedClock()
  const asked: number[] = []
  const changes: AuthChange[] = []
  const loadSession = fromPromise<Session | null>(async () => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? null
    asked.push(clock.now())
    if (answer instanceof Error) throw answer
    return answer
  })
  const actor = createActor(authSessionMachine.provide({ actors: { loadSession } }), {
    clock,
    input: { clock: () => clock.now() },
  })
  actor.on('*', (change) => changes.push(change))
  actor.start()
  stopActor = () => actor.stop()
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    actor,
    asked,
    changes,
    settle,
    /** Lets time pass in small steps, with an answer between two. */
    async pass(milliseconds: number, step = 100) {
      await settle()
      for (let passed = 0; passed < milliseconds; passed += step) {
        clock.increment(step)
        await settle()
      }
    },
    names: () => changes.map((change) => change.type),
  }
}

const offline = new AuthRetryableFetchError(0)

describe('the first check', () => {
  test('finds who is signed in', async () => {
    const { actor, changes, settle } = start(sessionOf('ada'))
    expect(actor.getSnapshot().hasTag('unknown')).toBe(true)
    await settle()
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true)
    expect(changes).toEqual([{ type: 'INITIAL_SESSION', session: sessionOf('ada') }])
  })

  test('finds nobody', async () => {
    const { actor, changes, settle } = start(null)
    await settle()
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true)
    expect(changes).toEqual([{ type: 'INITIAL_SESSION', session: null }])
  })

  test('tries again after 200 ms, then twice as long each time, and knows nothing meanwhile', async () => {
    const { actor, asked, pass, names } = start(offline, offline, offline, offline, sessionOf('ada'))
    await pass(5_000)
    expect(asked).toEqual([0, 200, 600, 1_400, 3_000])
    expect(names()).toEqual(['INITIAL_SESSION'])
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true)
  })

  test('without a network signs nobody out, however long it lasts', async () => {
    const { actor, asked, pass, names } = start(offline)
    await pass(5 * MINUTE, 1_000)
    expect(actor.getSnapshot().hasTag('unknown')).toBe(true)
    expect(names()).toEqual([])
    expect(asked.length).toBeLessThan(20)
  })

  test('is asked again at once when the network is back', async () => {
    const { actor, asked, pass, settle } = start(offline, offline, sessionOf('ada'))
    await pass(300)
    actor.send({ type: 'session.doubted' })
    await settle()
    expect(asked).toEqual([0, 200, 300])
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true)
  })

  test('takes a refusal with 400 as an answer and does not ask again', async () => {
    const { actor, asked, pass, names } = start(new AuthSessionMissingError())
    await pass(10_000)
    expect(asked).toEqual([0])
    expect(names()).toEqual(['INITIAL_SESSION'])
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true)
  })
})

describe('renewing', () => {
  test('happens between 90 s and 60 s before the end, once', async () => {
    const renewed = sessionOf('ada', { endsAt: 29 * MINUTE, token: 'newer' })
    const { actor, asked, changes, pass } = start(sessionOf('ada'), renewed)
    await pass(15 * MINUTE, 1_000)
    expect(asked).toHaveLength(2)
    const beforeEnd = 15 * MINUTE - (asked[1] ?? 0)
    expect(beforeEnd).toBeLessThanOrEqual(90_000)
    expect(beforeEnd).toBeGreaterThanOrEqual(60_000)
    expect(changes.at(-1)).toEqual({ type: 'TOKEN_REFRESHED', session: renewed })
    expect(actor.getSnapshot().context.session?.access_token).toBe('newer')
  })

  test('backs off on 503 from 200 ms on, and the next tick tries again', async () => {
    const busy = asAuthError({ status: 503, code: 'server_busy', message: 'busy' })
    const { actor, asked, pass, names } = start(sessionOf('ada'), busy)
    await pass(14 * MINUTE + TICK_MS, 100)
    const first = asked[1] ?? 0
    expect(asked.slice(1, 6).map((at) => at - first)).toEqual([0, 200, 600, 1_400, 3_000])
    expect(asked.slice(1).some((at) => at - first > TICK_MS)).toBe(true)
    expect(actor.getSnapshot().hasTag('signedIn')).toBe(true)
    expect(names()).toEqual(['INITIAL_SESSION'])
  })

  test('signs out only when the server says that the session is gone', async () => {
    const gone = asAuthError({ status: 401, code: 'session_not_found', message: 'gone' })
    const broken = asAuthError({ status: 500, code: 'internal', message: 'broken' })
    const { actor, settle, names } = start(sessionOf('ada'), broken, offline, gone)
    await settle()
    for (let round = 0; round < 3; round++) {
      actor.send({ type: 'session.doubted' })
      await settle()
    }
    expect(names()).toEqual(['INITIAL_SESSION', 'SIGNED_OUT'])
    expect(actor.getSnapshot().context.session).toBeNull()
  })

  test('tells when another tab signed in as somebody else', async () => {
    const { actor, changes, settle, names } = start(sessionOf('ada'), sessionOf('bob'))
    await settle()
    actor.send({ type: 'session.doubted' })
    await settle()
    expect(names()).toEqual(['INITIAL_SESSION', 'SIGNED_OUT', 'SIGNED_IN'])
    expect(changes[1]).toEqual({ type: 'SIGNED_OUT', by: 'successor' })
  })
})

describe('what a person does', () => {
  test('signing in and out', async () => {
    const { actor, changes, settle } = start(null)
    await settle()
    actor.send({ type: 'signIn.succeeded', session: sessionOf('ada') })
    actor.send({ type: 'user.changed', user: { ...sessionOf('ada').user, email: 'new@example.com' } })
    actor.send({ type: 'signOut.succeeded', by: 'here' })
    expect(changes.slice(1)).toEqual([
      { type: 'SIGNED_IN', session: sessionOf('ada') },
      {
        type: 'USER_UPDATED',
        session: { ...sessionOf('ada'), user: { ...sessionOf('ada').user, email: 'new@example.com' } },
      },
      { type: 'SIGNED_OUT', by: 'here' },
    ])
    expect(actor.getSnapshot().hasTag('signedOut')).toBe(true)
  })

  test('opening a reset link', async () => {
    const { actor, changes, settle } = start(null)
    await settle()
    actor.send({ type: 'recovery.opened' })
    expect(changes.at(-1)).toEqual({ type: 'PASSWORD_RECOVERY', session: null })
  })

  test('a session with one of its two tokens is none', async () => {
    const { actor, settle, names } = start(null)
    await settle()
    actor.send({ type: 'signIn.succeeded', session: { ...sessionOf('ada'), refresh_token: '' } })
    expect(names()).toEqual(['INITIAL_SESSION'])
    expect(() => requireTokens({ access_token: 'jwt' })).toThrow(AuthSessionMissingError)
    expect(() => requireTokens({ refresh_token: 'id' })).toThrow(AuthSessionMissingError)
    expect(requireTokens({ access_token: 'jwt', refresh_token: 'id' })).toEqual({
      access_token: 'jwt',
      refresh_token: 'id',
    })
  })
})

describe('the names of failures', () => {
  test.each([
    [{ status: 0, code: 'network' }, 'AuthRetryableFetchError'],
    [{ status: 502, code: 'unreadable' }, 'AuthRetryableFetchError'],
    [{ status: 503, code: 'server_busy' }, 'AuthRetryableFetchError'],
    [{ status: 504, code: 'unreadable' }, 'AuthRetryableFetchError'],
    [{ status: 400, code: 'session_missing' }, 'AuthSessionMissingError'],
    [{ status: 422, code: 'weak_password' }, 'AuthWeakPasswordError'],
    [{ status: 401, code: 'invalid_jwt' }, 'AuthInvalidJwtError'],
    [{ status: 401, code: 'session_not_found' }, 'AuthApiError'],
    [{ status: 422, code: 'email_taken' }, 'AuthApiError'],
  ])('%o is %s', (answer, name) => {
    expect(asAuthError({ ...answer, message: 'said' })).toMatchObject({ name })
  })
})
