import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { ToolInput, ToolName, ToolOutput } from '#domain/tools/registry.ts'
import type { AssistantAnswer, ToolAnswer } from '#domain/views.ts'
import type { TestApp } from '#tests/support/make-app.ts'
import type { SignedUp } from '#tests/support/sign-up.ts'

type CallOptions = { key?: string; turnId?: string }

/** Posts a tool call as a screen does, with a fresh key unless one is given. */
export async function postTool(
  { request }: TestApp,
  person: Pick<SignedUp, 'headers'>,
  name: string,
  input: unknown,
  { key = randomUUID(), turnId }: CallOptions = {},
): Promise<Response> {
  return request(`/api/tools/${name}`, {
    json: input,
    headers: { ...person.headers, 'Idempotency-Key': key, ...(turnId ? { 'X-Turn-Id': turnId } : {}) },
  })
}

/** The answer of a tool call that has to succeed. */
export async function callTool<Name extends ToolName>(
  app: TestApp,
  person: Pick<SignedUp, 'headers'>,
  name: Name,
  input: ToolInput<Name>,
  options: CallOptions = {},
): Promise<ToolAnswer<ToolOutput<Name>>> {
  const answer = await postTool(app, person, name, input, options)
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<ToolAnswer<ToolOutput<Name>>>
}

/** Status, code and field of an answer that has to fail. */
export async function failureOf(answer: Response): Promise<{ status: number; code: string; field?: string }> {
  const { error }: ErrorBody = JSON.parse(await answer.text())
  return { status: answer.status, code: error.code, ...(error.field ? { field: error.field } : {}) }
}

export const coffee = { merchant: 'Coffee', amountMinor: 400, category: 'Food & Dining' } as const

type Seeded = Partial<Insertable<Tables['transactions']>>

/** Puts an entry straight into the table, for tests of reading. */
export async function seedTransaction({ context }: TestApp, person: { id: string }, row: Seeded = {}): Promise<string> {
  const id = row.id ?? randomUUID()
  await context.writer
    .insertInto('transactions')
    .values({
      user_id: person.id,
      merchant: 'Coffee',
      amount: 400,
      date: '2026-11-20',
      category: 'Food & Dining',
      category_color: 'destructive',
      created_at: '2026-11-20T10:00:00.000Z',
      ...row,
      id,
    })
    .execute()
  return id
}

/** A manual bank account with its opening balance in the history. */
export async function seedAccount(
  { context }: TestApp,
  person: { id: string },
  given: { balance: number; day?: string; linkedAccountId?: string },
): Promise<string> {
  const id = randomUUID()
  const created_at = new Date(context.clock()).toISOString()
  await context.writer
    .insertInto('accounts')
    .values({
      id,
      user_id: person.id,
      bank_name: 'First Bank',
      account_type: 'checking',
      masked_account_number: '****1234',
      current_balance: given.balance,
      linked_account_id: given.linkedAccountId ?? null,
      created_at,
    })
    .execute()
  await seedBalance({ context }, person, {
    accountId: id,
    balance: given.balance,
    day: given.day ?? created_at.slice(0, 10),
  })
  return id
}

export async function seedCard(
  { context }: TestApp,
  person: { id: string },
  given: { balance: number; day?: string },
): Promise<string> {
  const id = randomUUID()
  const created_at = new Date(context.clock()).toISOString()
  await context.writer
    .insertInto('cards')
    .values({
      id,
      user_id: person.id,
      card_type: 'credit',
      last_four_digits: '4242',
      bank_issuer: 'First Bank',
      current_balance: given.balance,
      created_at,
    })
    .execute()
  await seedBalance({ context }, person, {
    cardId: id,
    balance: given.balance,
    day: given.day ?? created_at.slice(0, 10),
  })
  return id
}

export async function seedBalance(
  { context }: Pick<TestApp, 'context'>,
  person: { id: string },
  move: { accountId?: string; cardId?: string; balance: number; day: string },
): Promise<void> {
  await context.writer
    .insertInto('balance_history')
    .values({
      user_id: person.id,
      account_id: move.accountId ?? null,
      card_id: move.cardId ?? null,
      day: move.day,
      balance: move.balance,
      created_at: `${move.day}T12:00:00.000Z`,
    })
    .execute()
}

/** Every entry as stored, in the order of its id; of one person alone if one is given. */
export async function storedTransactions({ context }: Pick<TestApp, 'context'>, person?: Pick<SignedUp, 'id'>) {
  const all = context.reader.selectFrom('transactions').selectAll().orderBy('id')
  return (person ? all.where('user_id', '=', person.id) : all).execute()
}

/** Posts a sentence to the assistant as the chat does. */
export async function postSentence(
  { request }: TestApp,
  person: Pick<SignedUp, 'headers'>,
  message: string,
  extra: Record<string, unknown> = {},
): Promise<Response> {
  return request('/functions/v1/ai-assistant', {
    json: { message, autoCategorize: true, ...extra },
    headers: person.headers,
  })
}

/** The answer to a sentence that has to be understood. */
export async function say(
  app: TestApp,
  person: Pick<SignedUp, 'headers'>,
  message: string,
  extra: Record<string, unknown> = {},
): Promise<AssistantAnswer> {
  const answer = await postSentence(app, person, message, extra)
  if (answer.status !== 200) throw new Error(`The assistant answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<AssistantAnswer>
}

/** A running subscription to the paid plan. */
export async function seedSubscription(
  { context }: Pick<TestApp, 'context'>,
  person: { id: string },
  given: { periodEnd: string | null; provider?: string; reference?: string },
): Promise<string> {
  const id = randomUUID()
  const now = new Date(context.clock()).toISOString()
  await context.writer
    .insertInto('subscriptions')
    .values({
      id,
      user_id: person.id,
      plan_id: 'pro-usd',
      provider: given.provider ?? 'stripe',
      provider_reference: given.reference ?? id,
      status: 'active',
      current_period_start: now,
      current_period_end: given.periodEnd,
      status_at: now,
      created_at: now,
    })
    .execute()
  return id
}
