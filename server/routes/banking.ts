import { Hono } from 'hono'
import { z } from 'zod'
import { readBankLinks } from '#db/read/bank-links.ts'
import { accountTypes } from '#domain/account.ts'
import { bankCountries } from '#domain/bank-country.ts'
import { AppError } from '#domain/errors.ts'
import { LONGEST_SEARCH } from '#domain/search.ts'
import type { BankingView } from '#domain/views.ts'
import { abandonLink, rememberAbandoned } from '#server/banking/abandoned.ts'
import { finishLink } from '#server/banking/finish-link.ts'
import { hearBank } from '#server/banking/hear-bank.ts'
import { linkBank } from '#server/banking/link.ts'
import { refreshBanks } from '#server/banking/refresh.ts'
import { signInAgain } from '#server/banking/sign-in-again.ts'
import type { Context } from '#server/context.ts'
import { parseQuery } from '#server/http/parse-query.ts'
import { createRateLimiter } from '#server/http/rate-limit.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'

/** Of one person (ruling 33). */
const ACTS_PER_MINUTE = 10

const detail = z.string().trim().max(64).optional()
const linkBody = z.object({
  bankId: z.string().min(1).max(200),
  country: z.enum(bankCountries),
  accountType: z.enum(accountTypes).default('checking'),
  details: z.object({ accountNumber: detail, sortCode: detail, routingNumber: detail, iban: detail }).default({}),
})
const keySchema = z.string().regex(/^[\x21-\x7e]{1,120}$/)

/**
 * Banks and connections to them (specification §7), and what Plaid tells unasked. What writes takes an `Idempotency-Key`. Errors: those of
 * `server/banking`.
 */
export function bankingRoutes(context: Context) {
  const person = requirePerson(context)
  const limiter = createRateLimiter(context.clock)
  const linking = { ...context, abandoned: rememberAbandoned(context.clock) }
  const actOf = (userId: string, header: string | undefined) => {
    const act = namedAct(userId, header)
    limiter.count(userId, ACTS_PER_MINUTE)
    return act
  }
  return new Hono()
    .get('/api/banking', person, async (c) => {
      const links = await readBankLinks(context.reader, c.get('caller').userId)
      const view: BankingView = {
        aggregator: context.banks.name,
        isLinked: links.length > 0,
        refreshedAt: links.map((link) => link.refreshed_at).sort()[0] ?? null,
        signInAgain: links
          .filter((link) => link.status === 'sign_in_again' || link.is_expiring === 1)
          .map((link) => ({ bankLinkId: link.id, bankName: link.bank_name })),
      }
      return c.json(view, 200, NO_STORE)
    })
    .get('/api/banking/banks', person, async (c) => {
      const { search } = parseQuery(z.object({ search: z.string().max(LONGEST_SEARCH).default('') }), c.req.query())
      return c.json({ banks: await context.banks.search(search) }, 200, NO_STORE)
    })
    .post('/api/banking/link', person, async (c) => {
      const order = await readJson(c, linkBody)
      const act = actOf(c.get('caller').userId, c.req.header('Idempotency-Key'))
      return c.json(await linkBank(linking, act, order), 200, NO_STORE)
    })
    .post('/api/banking/finish', person, async (c) => {
      const act = actOf(c.get('caller').userId, c.req.header('Idempotency-Key'))
      return c.json(await finishLink(linking, act), 200, NO_STORE)
    })
    .post('/api/banking/refresh', person, async (c) => {
      const act = actOf(c.get('caller').userId, c.req.header('Idempotency-Key'))
      return c.json(await refreshBanks(context, act), 200, NO_STORE)
    })
    .post('/api/banking/abandon', person, async (c) => {
      const act = namedAct(c.get('caller').userId, c.req.header('Idempotency-Key'))
      return c.json(await abandonLink(linking, act), 200, NO_STORE)
    })
    .post('/api/banking/sign-in-again', person, async (c) => {
      const { bankLinkId } = await readJson(c, z.object({ bankLinkId: z.uuid() }))
      const { userId } = actOf(c.get('caller').userId, c.req.header('Idempotency-Key'))
      return c.json(await signInAgain(context, { userId, bankLinkId }), 200, NO_STORE)
    })
    .post('/webhooks/plaid', async (c) => {
      if (context.banks.name !== 'plaid') throw new AppError('no_such_route')
      await hearBank(linking, { body: await c.req.text(), headers: c.req.raw.headers })
      return c.json({ received: true }, 200)
    })
}

function namedAct(userId: string, header: string | undefined) {
  const key = keySchema.safeParse(header)
  if (!key.success) throw new AppError('invalid_input', { field: 'Idempotency-Key' })
  return { userId, key: key.data }
}

const NO_STORE = { 'Cache-Control': 'no-store' }
