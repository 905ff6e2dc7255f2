import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordTables } from '#db/read/records.ts'
import { type ToolName, toolContracts } from '#domain/tools/registry.ts'
import { emptyAnswer } from '#server/assistant/speaker.ts'
import { callTool, seedAccount, seedCard, seedTransaction } from '#tests/support/builders.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { sampleInput } from '#tests/support/sample-input.ts'
import { cookiesOf, type SignedUp, signUp } from '#tests/support/sign-up.ts'

/** What answers without a session, and what it says then. Everything else has to answer 401. */
const publicRoutes: Record<string, number> = {
  'GET /api/health': 200,
  'GET /api/plans': 200,
  'POST /api/auth/sign-up/email': 400,
  'POST /api/auth/sign-in/email': 400,
  'POST /api/auth/sign-in/email-otp': 400,
  'POST /api/auth/email-otp/send-verification-otp': 400,
  'POST /api/auth/sign-in/social': 400,
  'GET /api/auth/callback/google': 302,
  'GET /api/auth/verify-email': 400,
  'POST /api/auth/sign-out': 200,
  'POST /api/contact': 400,
  'GET /api/auth/get-session': 200,
  'GET /api/auth/token': 400,
  'GET /api/auth/user': 400,
  'GET /api/auth/jwks': 200,
  'POST /api/auth/request-password-reset': 400,
  'POST /api/auth/reset-password': 400,
  'POST /webhooks/paypal': 400,
  'POST /webhooks/stripe': 400,
  'POST /webhooks/lemonsqueezy': 400,
  'POST /webhooks/razorpay': 400,
  'POST /webhooks/plaid': 404,
}

/** Guards for one path, which answer nothing themselves. */
const guards = ['/functions/v1/ai-assistant']

/** Tables that hold no rows of a person. */
const nobodys = [
  'kysely_migration',
  'kysely_migration_lock',
  'auth_verification',
  'auth_jwks',
  'contact_messages',
  'subscription_plans',
]

const SECRET = /sentinel|98765/i
const SECRET_AMOUNT = 98_765_432
/** Routes that stream: only what they say first is read. */
const STREAM = 'text/event-stream'

let app: TestApp
let ada: SignedUp
let bob: SignedUp
let idsOfAda: string[]
let changeOfAda: number

beforeAll(async () => {
  app = await makeApp()
  ada = await signUp(app, { email: 'sentinel@example.com', firstName: 'Sentinel', lastName: 'Sentinel' })
  bob = await signUp(app)
  await seedEverything()
  await callTool(app, bob, 'addTransaction', { merchant: 'Tea', amountMinor: 300, category: 'Food & Dining' })
})
afterAll(() => app.close())

async function seedEverything() {
  const { writer } = app.context
  const added = await callTool(app, ada, 'addTransaction', {
    merchant: 'Sentinel shop',
    amountMinor: SECRET_AMOUNT,
    category: 'Food & Dining',
  })
  changeOfAda = added.changeId ?? 0
  const own = { user_id: ada.id, created_at: new Date().toISOString() }
  const [budget, goal] = [crypto.randomUUID(), crypto.randomUUID()]
  await writer
    .insertInto('budgets')
    .values({ ...own, id: budget, category: 'Food & Dining', budget_amount: SECRET_AMOUNT })
    .execute()
  await writer
    .insertInto('goals')
    .values({ ...own, id: goal, name: 'Sentinel goal', target_amount: SECRET_AMOUNT, category: 'Other' })
    .execute()
  await writer
    .insertInto('assistant_turns')
    .values({
      ...own,
      turn_id: crypto.randomUUID(),
      input_hash: 'sentinel',
      message: 'sentinel',
      answer: JSON.stringify(emptyAnswer({ turnId: crypto.randomUUID() }, 'sentinel')),
    })
    .execute()
  await writer
    .insertInto('pending_questions')
    .values({ user_id: ada.id, sentence: '{"entries":["sentinel"]}', expires_at: '2999-01-01T00:00:00.000Z' })
    .execute()
  await writer
    .insertInto('paused_payments')
    .values({ ...own, id: crypto.randomUUID(), merchant: 'sentinel', cadence: 'monthly' })
    .execute()
  const [checkout, subscription] = [crypto.randomUUID(), crypto.randomUUID()]
  const bought = { ...own, plan_id: 'pro-usd', provider: 'stripe' }
  await writer
    .insertInto('checkouts')
    .values({ ...bought, id: checkout, price: 999, currency: 'USD' })
    .execute()
  await writer
    .insertInto('subscriptions')
    .values({
      ...bought,
      id: subscription,
      provider_reference: 'sentinel',
      status: 'active',
      current_period_start: own.created_at,
      current_period_end: '2987-06-05T00:00:00.000Z',
      status_at: own.created_at,
    })
    .execute()
  await writer
    .insertInto('payment_events')
    .values({
      user_id: ada.id,
      provider: 'stripe',
      event_id: 'sentinel',
      type: 'sentinel',
      outcome: 'applied',
      occurred_at: own.created_at,
      received_at: own.created_at,
    })
    .execute()
  await writer
    .insertInto('usages')
    .values({ ...own, usage_type: 'voice_chat', use_id: crypto.randomUUID(), month: '2026-11' })
    .execute()
  const bankLink = crypto.randomUUID()
  const link = { provider: 'sandbox', bank_name: 'Sentinel bank', country: 'US', status: 'open' } as const
  await writer
    .insertInto('bank_links')
    .values({
      ...own,
      ...link,
      id: bankLink,
      sealed_token: 'v1.sentinel',
      sealed_details: 'v1.sentinel',
      cursor: null,
      refreshed_at: own.created_at,
    })
    .execute()
  await writer
    .insertInto('bank_link_tickets')
    .values({ ...own, sealed_ticket: 'v1.sentinel' })
    .execute()
  const entry = { bank_link_id: bankLink, transaction_id: added.output.transaction.id }
  await writer
    .insertInto('imported_entries')
    .values({ user_id: ada.id, external_id: 'sentinel', ...entry })
    .execute()
  await writer
    .insertInto('turn_figures')
    .values({ ...own, turn_id: crypto.randomUUID(), source: 'spoken', month: '2026-11', shown: SECRET_AMOUNT })
    .execute()
  idsOfAda = [
    bankLink,
    added.output.transaction.id,
    await seedTransaction(app, ada, { merchant: 'Sentinel café', amount: SECRET_AMOUNT }),
    await seedAccount(app, ada, { balance: SECRET_AMOUNT }),
    await seedCard(app, ada, { balance: SECRET_AMOUNT }),
    budget,
    goal,
    checkout,
    subscription,
    ada.id,
    ...(await sessionsOf(ada)),
  ]
}

async function sessionsOf(person: SignedUp): Promise<string[]> {
  const { sessions } = await (await app.request('/api/sessions', { headers: person.headers })).json()
  return sessions.map(({ id }: { id: string }) => id)
}

type Call = { method: string; path: string; json?: unknown }

/** Every route that is not a middleware, once, with the parameters as they are written. */
function allRoutes(): { method: string; path: string }[] {
  const names = app.app.routes
    .filter((route) => !(route.method === 'ALL' && (route.path.endsWith('*') || guards.includes(route.path))))
    .map((route) => `${route.method === 'ALL' ? 'POST' : route.method} ${route.path}`)
  return [...new Set(names)].sort().map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return { method, path }
  })
}

/** A route with each value that its parameters may take, ids being Ada's. */
function callsOf({ method, path }: { method: string; path: string }): Call[] {
  const values: Record<string, readonly string[]> = { name: Object.keys(toolContracts), table: recordTables }
  const parameter = /:(\w+)/.exec(path)
  const paths = parameter?.[1]
    ? (values[parameter[1]] ?? idsOfAda).flatMap((value) =>
        callsOf({ method, path: path.replace(`:${parameter[1]}`, encodeURIComponent(value)) }),
      )
    : [{ method, path }]
  return paths
}

const claims = () => ({ message: 'how much did I spend this month?', userId: ada.id, user_id: ada.id, id: idsOfAda[0] })

async function send(call: Call, headers: Record<string, string>) {
  const key = crypto.randomUUID()
  const answer = await app.request(call.path, {
    method: call.method,
    headers: { ...headers, 'idempotency-key': key },
    ...(call.method === 'GET' ? {} : { json: call.json ?? claims() }),
  })
  if (answer.headers.get('content-type')?.includes(STREAM)) {
    const reader = answer.body?.getReader()
    const first = await reader?.read()
    await reader?.cancel()
    return { status: answer.status, text: new TextDecoder().decode(first?.value) }
  }
  return { status: answer.status, text: await answer.text() }
}

/** Every row of Ada's, in every table. */
function rowsOfAda(): Record<string, unknown[]> {
  const database = new Sqlite(app.context.config.data.databaseFile, { readonly: true })
  try {
    const tables = database
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .all()
      .map(({ name }) => name)
      .filter((name) => !nobodys.includes(name))
    return Object.fromEntries(
      tables.map((table) => {
        const columns = database.prepare<[], { name: string }>(`select name from pragma_table_info('${table}')`).all()
        const names = columns.map(({ name }) => name)
        const owner = ['user_id', 'userId'].find((name) => names.includes(name))
        const key = owner ?? (['profiles', 'auth_user'].includes(table) ? 'id' : undefined)
        if (!key) throw new Error(`Whose are the rows of ${table}? Name their owner, or list the table as nobody's.`)
        return [table, database.prepare<[string], unknown>(`select * from ${table} where ${key} = ?`).all(ada.id)]
      }),
    )
  } finally {
    database.close()
  }
}

test('Ada has a row in every table that holds rows of a person', () => {
  const empty = Object.entries(rowsOfAda()).filter(([, rows]) => rows.length === 0)
  expect(empty.map(([table]) => table)).toEqual([])
})

describe('signed out', () => {
  test('every route that is not listed as public answers 401 and changes nothing', async () => {
    const before = rowsOfAda()
    const wrong: string[] = []
    for (const route of allRoutes()) {
      const name = `${route.method} ${route.path}`
      const expected = publicRoutes[name] ?? 401
      for (const call of callsOf(route)) {
        const { status, text } = await send(call, {})
        if (status !== expected || SECRET.test(text)) wrong.push(`${name} as ${call.path}: ${status} ${text}`)
      }
    }
    expect(wrong).toEqual([])
    expect(rowsOfAda()).toEqual(before)
  })

  test('every route listed as public is there', () => {
    const there = new Set(allRoutes().map(({ method, path }) => `${method} ${path}`))
    expect(Object.keys(publicRoutes).filter((name) => !there.has(name))).toEqual([])
  })
})

describe('a session that was tampered with', () => {
  test('opens nothing', async () => {
    const wrong: string[] = []
    const before = rowsOfAda()
    for (const [how, headers] of Object.entries(await tamperedSessions())) {
      for (const route of allRoutes()) {
        const name = `${route.method} ${route.path}`
        if (publicRoutes[name] !== undefined) continue
        for (const call of callsOf(route).slice(0, 2)) {
          const { status, text } = await send(call, headers)
          if (status !== 401 || SECRET.test(text)) wrong.push(`${how}: ${name}: ${status} ${text}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(rowsOfAda()).toEqual(before)
  })

  async function tamperedSessions(): Promise<Record<string, Record<string, string>>> {
    const { token } = await (await app.request('/api/auth/token', { headers: ada.headers })).json()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const { sub, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const bobsToken = (await (await app.request('/api/auth/token', { headers: bob.headers })).json()).token
    const now = Math.floor(Date.now() / 1000)
    const sign = async ({ context }: Pick<TestApp, 'context'>, claims: Record<string, unknown>) =>
      (await context.auth.api.signJWT({ body: { payload: { sub, sid, iat: now, exp: now + 900, ...claims } } })).token
    const other = await makeApp()
    const stranger = await sign(other, {})
    await other.close()
    const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` })
    const asJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const changed = (text: string) => `${text.slice(0, 5)}${text[5] === 'A' ? 'B' : 'A'}${text.slice(6)}`
    const cookieValue = decodeURIComponent(ada.cookie.split('=')[1] ?? '')
    const [secret = '', cookieSignature = ''] = cookieValue.split('.')
    const cookie = (value: string) => ({ cookie: `sayso.session_token=${encodeURIComponent(value)}` })
    return {
      'cookie with another signature': cookie(`${secret}.${changed(cookieSignature)}`),
      'cookie with another secret': cookie(`${changed(secret)}.${cookieSignature}`),
      'cookie without a signature': cookie(secret),
      'cookie that is a public session id': cookie(`${sid}.${cookieSignature}`),
      'token with another signature': bearer(`${header}.${payload}.${changed(signature)}`),
      'token with another person': bearer(`${header}.${bobsToken.split('.')[1]}.${signature}`),
      'token without a signature': bearer(`${asJson({ alg: 'none' })}.${payload}.`),
      'token of another server': bearer(stranger),
      'token past its time': bearer(await sign(app, { iat: now - 1000, exp: now - 100 })),
      'token of a session of somebody else': bearer(await sign(app, { sub: bob.id })),
      'token beside a good cookie': { ...ada.headers, ...bearer('a.b.c') },
      'refresh token as a bearer': bearer(sid),
    }
  }
})

describe('another person', () => {
  test('gets nothing of Ada’s from any route, with her ids, and changes nothing of hers', async () => {
    const wrong: string[] = []
    const before = rowsOfAda()
    const mine = cookiesOf(await app.request('/api/auth/sign-in/email', { json: bob }))
    for (const route of allRoutes()) {
      const name = `${route.method} ${route.path}`
      if (name === 'POST /api/auth/sign-out') continue
      for (const call of callsOf(route)) {
        const { status, text } = await send(call, { cookie: mine })
        if ((status >= 500 && status !== 501) || SECRET.test(text))
          wrong.push(`${name} as ${call.path}: ${status} ${text}`)
      }
    }
    expect(wrong).toEqual([])
    expect(rowsOfAda()).toEqual(before)
  })

  test.each(Object.keys(toolContracts) as ToolName[])(
    '%s with every id of Ada’s changes and tells nothing of hers',
    async (name) => {
      const before = rowsOfAda()
      for (const id of idsOfAda) {
        const json = sampleInput(toolContracts[name].input, {
          id,
          number: changeOfAda,
          text: 'abcd',
          day: '2026-11-20',
        })
        const { status, text } = await send({ method: 'POST', path: `/api/tools/${name}`, json }, bob.headers)
        expect(status, text).toBeLessThan(500)
        expect(text).not.toMatch(SECRET)
      }
      expect(rowsOfAda()).toEqual(before)
    },
  )

  test('hears nothing of what Ada writes', async () => {
    const heard: unknown[] = []
    const stop = app.context.bell.listen(bob.id, {
      sessionId: 'any',
      onEvent: (event) => heard.push(event),
      onEnd: () => {},
    })
    await callTool(app, ada, 'addTransaction', { merchant: 'Sentinel', amountMinor: 100, category: 'Shopping' })
    stop()
    expect(heard).toEqual([])
  })

  test('cannot use her idempotency key to read her answer', async () => {
    const key = crypto.randomUUID()
    const input = { merchant: 'Sentinel key', amountMinor: 100, category: 'Shopping' } as const
    await callTool(app, ada, 'addTransaction', input, { key })
    const answer = await app.request('/api/tools/addTransaction', {
      headers: { ...bob.headers, 'idempotency-key': key },
      json: { merchant: 'Mine', amountMinor: 100, category: 'Shopping' },
    })
    expect([answer.status, (await answer.text()).includes('Sentinel')]).toEqual([200, false])
  })
})
