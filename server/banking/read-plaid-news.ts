import type { Currency } from '#domain/currency.ts'
import { AppError } from '#domain/errors.ts'
import type { BankNews, Reading } from '#server/banking/bank.ts'
import { type CallPlaid, ChangedWhileRead } from '#server/banking/call-plaid.ts'
import { accountsAnswer, syncAnswer } from '#server/banking/plaid-answers.ts'
import { balanceOf, toEntry } from '#server/banking/plaid-words.ts'

const [PAGE, MOST_PAGES, TRIES] = [500, 40, 3]

/** Balances, and every entry since the cursor, page by page; from the same cursor again when something changed meanwhile. */
export async function readPlaidNews(call: CallPlaid, reading: Reading): Promise<BankNews> {
  const { accessToken: access_token, currency } = reading
  const { accounts } = await call((plaid) => plaid.accountsGet({ access_token }), accountsAnswer)
  const balances = accounts.flatMap((account) => {
    const balanceMinor = balanceOf(account, currency)
    return balanceMinor === null ? [] : [{ externalId: account.account_id, balanceMinor }]
  })
  for (let attempt = 1; ; attempt++) {
    try {
      return { balances, ...(await readEntries(call, reading)) }
    } catch (error) {
      if (!(error instanceof ChangedWhileRead)) throw error
      if (attempt === TRIES) throw new AppError('bank_unavailable')
    }
  }
}

async function readEntries(call: CallPlaid, { accessToken, cursor, currency }: Reading) {
  const entries = new Map<string, BankNews['added'][number]>()
  const [added, removed] = [new Set<string>(), new Set<string>()]
  let place = cursor
  for (let page = 0; page < MOST_PAGES; page++) {
    const from = place
    const answer = await call(
      (plaid) =>
        plaid.transactionsSync({ access_token: accessToken, count: PAGE, ...(from !== null ? { cursor: from } : {}) }),
      syncAnswer,
    )
    for (const entry of entriesOf(answer.added, currency)) {
      entries.set(entry.externalId, entry)
      added.add(entry.externalId)
    }
    for (const entry of entriesOf(answer.modified, currency)) entries.set(entry.externalId, entry)
    for (const { transaction_id } of answer.removed) {
      removed.add(transaction_id)
      entries.delete(transaction_id)
    }
    place = answer.next_cursor || place
    if (!answer.has_more) break
  }
  const standing = [...entries.values()]
  return {
    cursor: place ?? '',
    added: standing.filter((entry) => added.has(entry.externalId)),
    changed: standing.filter((entry) => !added.has(entry.externalId)),
    removed: [...removed],
  }
}

function entriesOf(rows: Parameters<typeof toEntry>[0][], currency: Currency) {
  return rows.flatMap((row) => toEntry(row, currency) ?? [])
}
