import type { PlaidApi } from 'plaid'
import { POPULAR_BANKS } from '#domain/bank.ts'
import { AppError } from '#domain/errors.ts'
import type { BankAggregator } from '#server/banking/bank.ts'
import { type CallPlaid, callPlaid } from '#server/banking/call-plaid.ts'
import { hearPlaid } from '#server/banking/hear-plaid.ts'
import {
  accountsAnswer,
  exchangeAnswer,
  institutionAnswer,
  institutionsAnswer,
  linkStateAnswer,
} from '#server/banking/plaid-answers.ts'
import { plaidCountries } from '#server/banking/plaid-countries.ts'
import { createLinkToken } from '#server/banking/plaid-link-token.ts'
import { toBank, toConnection } from '#server/banking/plaid-words.ts'
import { readPlaidNews } from '#server/banking/read-plaid-news.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/log.ts'

type Keys = NonNullable<Config['banking']['plaid']>

const TIMEOUT_MS = 10_000
const PRODUCTION = 'https://production.plaid.com'
const SEARCH_LIMIT = 20

/**
 * Plaid through its own client, loaded with the first call. The person signs in on Plaid's page (Hosted Link) and comes back to
 * /accounts, so no foreign script runs on ours (ruling 36).
 */
export function createPlaid(
  keys: Keys,
  { publicUrl, log, timeoutMs = TIMEOUT_MS }: { publicUrl: string; log: Logger; timeoutMs?: number },
): BankAggregator {
  let client: Promise<PlaidApi> | null = null
  const open = () => (client ??= openClient(keys, timeoutMs))
  const call: CallPlaid = async (act, schema) => callPlaid(await open(), { act, schema, log })

  return {
    name: 'plaid',
    async search(query) {
      const country_codes = await plaidCountries()
      const { institutions } = query.trim()
        ? await call(
            (plaid) => plaid.institutionsSearch({ query: query.trim(), country_codes, products: [] }),
            institutionsAnswer,
          )
        : await call(
            (plaid) => plaid.institutionsGet({ count: POPULAR_BANKS, offset: 0, country_codes }),
            institutionsAnswer,
          )
      return institutions.slice(0, query.trim() ? SEARCH_LIMIT : POPULAR_BANKS).flatMap((each) => toBank(each) ?? [])
    },
    async find(bankId) {
      const country_codes = await plaidCountries()
      const { institution } = await call(
        (plaid) => plaid.institutionsGetById({ institution_id: bankId, country_codes }),
        institutionAnswer,
      )
      return toBank(institution)
    },
    async start({ userId, country }) {
      const { url, token } = await createLinkToken(call, { publicUrl, userId, country })
      return { kind: 'elsewhere', url, ticket: token }
    },
    async claim(ticket) {
      const { link_sessions } = await call((plaid) => plaid.linkTokenGet({ link_token: ticket }), linkStateAnswer)
      const result = link_sessions?.flatMap((session) => session.results?.item_add_results ?? [])[0]
      if (!result) throw new AppError('bank_link_not_finished')
      const { access_token: accessToken, item_id: itemId } = await call(
        (plaid) => plaid.itemPublicTokenExchange({ public_token: result.public_token }),
        exchangeAnswer,
      )
      return { accessToken, itemId, bankName: result.institution?.name ?? 'Your bank' }
    },
    async connect(claim, currency) {
      const { accounts } = await call((plaid) => plaid.accountsGet({ access_token: claim.accessToken }), accountsAnswer)
      const connection = toConnection({ accounts, claim, currency })
      if (connection.accounts.length + connection.cards.length > 0) return connection
      throw new AppError('bank_other_currency')
    },
    async signInAgain({ userId, accessToken, country }) {
      const { url, token } = await createLinkToken(call, { publicUrl, userId, country, accessToken })
      return { url, ticket: token }
    },
    read: (reading) => readPlaidNews(call, reading),
    hear: hearPlaid(call),
    async cut(accessToken) {
      await call((plaid) => plaid.itemRemove({ access_token: accessToken }), null).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error
      })
    },
  }
}

async function openClient({ clientId, secret, baseUrl }: Keys, timeoutMs: number): Promise<PlaidApi> {
  const { Configuration, PlaidApi } = await import('plaid')
  const configuration = new Configuration({
    basePath: (baseUrl ?? PRODUCTION).replace(/\/$/, ''),
    baseOptions: {
      timeout: timeoutMs,
      maxRedirects: 0,
      headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret },
    },
  })
  return new PlaidApi(configuration)
}
