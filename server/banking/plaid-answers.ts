import { z } from 'zod'

/** The parts of Plaid's answers that are used. */
const institution = z.object({
  institution_id: z.string(),
  name: z.string().min(1),
  country_codes: z.array(z.string()),
})
export type PlaidInstitution = z.output<typeof institution>
export const institutionsAnswer = z.object({ institutions: z.array(institution) })
export const institutionAnswer = z.object({ institution })

export const linkTokenAnswer = z.object({ link_token: z.string().min(1), hosted_link_url: z.url() })

export const linkStateAnswer = z.object({
  link_sessions: z
    .array(
      z.object({
        results: z
          .object({
            item_add_results: z.array(
              z.object({
                public_token: z.string().min(1),
                institution: z.object({ name: z.string() }).nullish(),
              }),
            ),
          })
          .nullish(),
      }),
    )
    .nullish(),
})
export const exchangeAnswer = z.object({ access_token: z.string().min(1), item_id: z.string().min(1) })

const account = z.object({
  account_id: z.string().min(1),
  name: z.string(),
  mask: z.string().nullish(),
  type: z.string(),
  subtype: z.string().nullish(),
  balances: z.object({
    current: z.number().nullable(),
    available: z.number().nullish(),
    limit: z.number().nullish(),
    iso_currency_code: z.string().nullable(),
  }),
})
export type PlaidAccount = z.output<typeof account>
export const accountsAnswer = z.object({ accounts: z.array(account) })

const transaction = z.object({
  transaction_id: z.string().min(1),
  account_id: z.string().min(1),
  /** Positive when money leaves the account, as we store it. */
  amount: z.number(),
  iso_currency_code: z.string().nullable(),
  date: z.string(),
  name: z.string().nullish(),
  merchant_name: z.string().nullish(),
  pending: z.boolean(),
  personal_finance_category: z.object({ primary: z.string(), detailed: z.string() }).nullish(),
})
export type PlaidTransaction = z.output<typeof transaction>
export const syncAnswer = z.object({
  accounts: z.array(account).optional(),
  added: z.array(transaction),
  modified: z.array(transaction),
  removed: z.array(z.object({ transaction_id: z.string().min(1) })),
  next_cursor: z.string(),
  has_more: z.boolean(),
})
