import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Clock } from '#domain/clock.ts'
import type { AuthUser, Session } from '#domain/session.ts'
import { AuthRetryableFetchError, AuthSessionMissingError, isSessionGone } from '#machines/auth-error.ts'

/** The present, looked at every so often (specification §9). */
export const TICK_MS = 30_000
/** A session is renewed once it ends within so many ticks. */
export const REFRESH_MARGIN_TICKS = 3
const FIRST_BACK_OFF_MS = 200

/**
 * Who ended the session: the person in this window, the person in another window of this browser, something elsewhere, or another person
 * who signed in in its place.
 */
export type SignedOutBy = 'here' | 'window' | 'elsewhere' | 'successor'

/** The session events of specification §4. */
export type AuthChange =
  | { type: 'INITIAL_SESSION'; session: Session | null }
  | { type: 'SIGNED_IN'; session: Session }
  | { type: 'SIGNED_OUT'; by: SignedOutBy }
  | { type: 'TOKEN_REFRESHED'; session: Session }
  | { type: 'USER_UPDATED'; session: Session }
  | { type: 'PASSWORD_RECOVERY'; session: Session | null }

export type AuthSessionEvent =
  | { type: 'signIn.succeeded'; session: Session }
  | { type: 'signOut.succeeded'; by: 'here' | 'window' }
  /** Another tab signed in or out, the tab is seen again, the network is back, or an answer said 401. */
  | { type: 'session.doubted' }
  | { type: 'user.changed'; user: AuthUser }
  | { type: 'recovery.opened' }

export type AuthSessionContext = {
  clock: Clock
  session: Session | null
  /** Tries that failed since the last answer. */
  failures: number
  /** When the first of them began. */
  failingSince: number
}

/** Asks the server, by the cookie, for the session as it stands; null when there is none. Rejects with an `AuthError`. */
const loadSession = fromPromise<Session | null>(() => Promise.reject(new Error('loadSession is not provided')))

/**
 * Who is signed in, from the first check on. It renews the access token before it ends, tries again after 200 ms, 400 ms
 * and so on when the server cannot be reached, and signs out only when the server says that the session is gone.
 */
export const authSessionMachine = setup({
  types: {
    context: {} as AuthSessionContext,
    events: {} as AuthSessionEvent,
    emitted: {} as AuthChange,
    input: {} as { clock: Clock },
    tags: {} as 'signedIn' | 'signedOut' | 'unknown',
  },
  actors: { loadSession },
  delays: {
    tick: TICK_MS,
    backOff: ({ context }) => backOffMs(context.failures),
  },
  guards: {
    endsSoon: ({ context }) => isEndingSoon(context.session, context.clock()),
    hasTriedLong: ({ context }) => context.clock() + backOffMs(context.failures) - context.failingSince >= TICK_MS,
    hasBothTokens: ({ event }) => event.type === 'signIn.succeeded' && hasBothTokens(event.session),
  },
  actions: {
    keep: assign({ session: (_, session: Session | null) => session, failures: 0 }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      failingSince: ({ context }) => (context.failures === 0 ? context.clock() : context.failingSince),
    }),
    forgetFailures: assign({ failures: 0 }),
    tellInitial: emit(({ context }) => ({ type: 'INITIAL_SESSION' as const, session: context.session })),
    endSession: enqueueActions(({ enqueue }, by: SignedOutBy) => {
      enqueue.assign({ session: null, failures: 0 })
      enqueue.emit({ type: 'SIGNED_OUT', by })
    }),
    /** A renewed token of the same person, or another person since the cookie was changed by another tab. */
    tellRenewed: enqueueActions(({ enqueue, context }, next: Session) => {
      const isSamePerson = context.session?.user.id === next.user.id
      if (isSamePerson) enqueue.emit({ type: 'TOKEN_REFRESHED', session: next })
      if (!isSamePerson && context.session) enqueue.emit({ type: 'SIGNED_OUT', by: 'successor' })
      if (!isSamePerson) enqueue.emit({ type: 'SIGNED_IN', session: next })
      enqueue.assign({ session: next, failures: 0 })
    }),
  },
}).createMachine({
  id: 'authSession',
  context: ({ input }) => ({ clock: input.clock, session: null, failures: 0, failingSince: 0 }),
  initial: 'checking',
  on: {
    'signIn.succeeded': {
      guard: 'hasBothTokens',
      target: '.signedIn',
      actions: { type: 'tellRenewed', params: ({ event }) => event.session },
    },
    'signOut.succeeded': {
      target: '.signedOut',
      actions: { type: 'endSession', params: ({ event }) => event.by },
    },
    'recovery.opened': {
      actions: emit(({ context }) => ({ type: 'PASSWORD_RECOVERY' as const, session: context.session })),
    },
  },
  states: {
    /** Nothing is known yet. Without a network it stays here, and nobody is sent to the login for it. */
    checking: {
      tags: 'unknown',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'loadSession',
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: '#authSession.signedIn',
                actions: [{ type: 'keep', params: ({ event }) => event.output }, 'tellInitial'],
              },
              { target: '#authSession.signedOut', actions: [{ type: 'keep', params: null }, 'tellInitial'] },
            ],
            onError: [
              {
                guard: ({ event }) => isSessionGone(event.error),
                target: '#authSession.signedOut',
                actions: [{ type: 'keep', params: null }, 'tellInitial'],
              },
              {
                guard: ({ event }) => event.error instanceof AuthRetryableFetchError,
                target: 'backingOff',
                actions: 'countFailure',
              },
              { target: 'resting' },
            ],
          },
        },
        backingOff: { after: { backOff: 'asking' }, on: { 'session.doubted': 'asking' } },
        resting: { after: { tick: 'asking' }, on: { 'session.doubted': 'asking' } },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'resting',
      on: {
        'user.changed': {
          actions: [
            assign({ session: ({ context, event }) => context.session && { ...context.session, user: event.user } }),
            enqueueActions(({ enqueue, context }) => {
              if (context.session) enqueue.emit({ type: 'USER_UPDATED', session: context.session })
            }),
          ],
        },
      },
      states: {
        resting: {
          after: {
            tick: [
              { guard: 'endsSoon', target: 'renewing' },
              { target: 'resting', reenter: true },
            ],
          },
          on: { 'session.doubted': 'renewing' },
        },
        renewing: {
          invoke: {
            src: 'loadSession',
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'resting',
                actions: enqueueActions(({ enqueue, event }) => {
                  if (event.output) enqueue({ type: 'tellRenewed', params: event.output })
                }),
              },
              {
                target: '#authSession.signedOut',
                actions: { type: 'endSession', params: 'elsewhere' },
              },
            ],
            onError: [
              {
                guard: ({ event }) => isSessionGone(event.error),
                target: '#authSession.signedOut',
                actions: { type: 'endSession', params: 'elsewhere' },
              },
              {
                guard: ({ event }) => event.error instanceof AuthRetryableFetchError,
                target: 'backingOff',
                actions: 'countFailure',
              },
              { target: 'resting', actions: 'forgetFailures' },
            ],
          },
        },
        backingOff: {
          always: { guard: 'hasTriedLong', target: 'resting', actions: 'forgetFailures' },
          after: { backOff: 'renewing' },
          on: { 'session.doubted': 'renewing' },
        },
      },
    },
    signedOut: {
      tags: 'signedOut',
      initial: 'resting',
      states: {
        resting: { on: { 'session.doubted': 'asking' } },
        asking: {
          invoke: {
            src: 'loadSession',
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: '#authSession.signedIn',
                actions: enqueueActions(({ enqueue, event }) => {
                  if (event.output) enqueue({ type: 'tellRenewed', params: event.output })
                }),
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
  },
})

/** 200 ms before the second try, doubled before each further one, a tick at the most. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_BACK_OFF_MS * 2 ** Math.max(0, failures - 1), TICK_MS)
}

export function isEndingSoon(session: Session | null, now: number): boolean {
  return session !== null && session.expires_at * 1000 - now <= REFRESH_MARGIN_TICKS * TICK_MS
}

/** A session needs both of its tokens (specification §5). Throws `AuthSessionMissingError`. */
export function requireTokens<Tokens extends Partial<Pick<Session, 'access_token' | 'refresh_token'>>>(
  tokens: Tokens,
): Tokens & Pick<Session, 'access_token' | 'refresh_token'> {
  if (!hasBothTokens(tokens)) throw new AuthSessionMissingError()
  return tokens
}

function hasBothTokens<Tokens extends Partial<Pick<Session, 'access_token' | 'refresh_token'>>>(
  tokens: Tokens,
): tokens is Tokens & Pick<Session, 'access_token' | 'refresh_token'> {
  return Boolean(tokens.access_token) && Boolean(tokens.refresh_token)
}
