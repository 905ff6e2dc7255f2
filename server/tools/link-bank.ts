import { type AccountRow, toAccount } from '#db/read/accounts.ts'
import { isLinkedAlready } from '#db/read/bank-links.ts'
import { findBankTicket } from '#db/read/bank-ticket.ts'
import { type CardRow, toCard } from '#db/read/cards.ts'
import { insertBankLink, updateThatBankTicket } from '#db/write/bank-links.ts'
import { AppError } from '#domain/errors.ts'
import { readTicket, sealTicket } from '#server/banking/sealed-ticket.ts'
import type { WriteScope, WriteTool } from '#server/tools/tool.ts'

/**
 * Keeps a connection, its token and what was typed sealed, and adds its accounts and cards (specification §4). Taking it back takes
 * the accounts and cards out; the connection itself is then cut by `cutEmptyLinks`. The ticket that led here is ended in the same
 * commit, so that the connection cannot be kept twice. Errors: bank_already_linked.
 */
export const linkBank: WriteTool<'linkBank'> = {
  effect: 'write',
  async run(scope, params) {
    const { trx, ledger, userId, now, newId, sealer } = scope
    const { bankLinkId: id, provider, bankName, country, accessToken, itemId, details } = params
    const externalIds = [...params.accounts, ...params.cards].map((purse) => purse.externalId)
    const endings = {
      accountEndings: params.accounts.map((account) => account.maskedAccountNumber).filter(isEnding),
      cardEndings: params.cards.map((card) => card.lastFourDigits).filter(isEnding),
    }
    if (await isLinkedAlready(trx, { userId, externalIds, bankName, ...endings }))
      throw new AppError('bank_already_linked')
    await insertBankLink(trx, {
      id,
      user_id: userId,
      created_at: now,
      provider,
      bank_name: bankName,
      country,
      sealed_token: sealer.seal(accessToken, `bank token ${id}`),
      sealed_details: sealer.seal(JSON.stringify(details), `bank details ${id}`),
      cursor: null,
      status: 'open',
      refreshed_at: now,
      item_id: itemId,
    })
    await endTicketOf(scope, itemId)
    const shared = { is_active: 1, bank_link_id: id, created_at: now }
    const accounts: AccountRow[] = []
    for (const account of params.accounts) {
      const row = await ledger.insert('accounts', {
        ...shared,
        id: newId(),
        bank_name: bankName,
        account_type: account.accountType,
        masked_account_number: account.maskedAccountNumber,
        current_balance: account.balanceMinor,
        linked_account_id: account.externalId,
      })
      accounts.push(row as AccountRow)
    }
    const cards: CardRow[] = []
    for (const card of params.cards) {
      const row = await ledger.insert('cards', {
        ...shared,
        id: newId(),
        card_type: card.cardType,
        last_four_digits: card.lastFourDigits,
        bank_issuer: bankName,
        current_balance: card.balanceMinor,
        credit_limit: card.cardType === 'credit' ? card.creditLimitMinor : null,
        linked_account_id: card.externalId,
      })
      cards.push(row as CardRow)
    }
    return { accounts: accounts.map(toAccount), cards: cards.map(toCard) }
  },
}

/** Where the bank told no digits, nothing can be known by them. */
function isEnding(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && !/^0+$/.test(digits)
}

/** The ticket by which this connection was made, if one was. */
async function endTicketOf({ trx, userId, now, sealer }: WriteScope, itemId: string | null): Promise<void> {
  const row = await findBankTicket(trx, userId)
  const ticket = row && readTicket(sealer, row)
  if (!row || ticket?.kind !== 'claimed' || ticket.claim.itemId !== itemId) return
  const sealed_ticket = sealTicket(sealer, userId, { kind: 'over', end: { kind: 'linked' } })
  await updateThatBankTicket(trx, row, { sealed_ticket, created_at: now })
}
