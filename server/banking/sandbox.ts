import { setTimeout as wait } from 'node:timers/promises'
import { POPULAR_BANKS } from '#domain/bank.ts'
import { plainDetail } from '#domain/bank-details.ts'
import { addDays, type Day } from '#domain/calendar.ts'
import { AppError } from '#domain/errors.ts'
import { minor } from '#domain/money.ts'
import type { BankAggregator, BankNews, LinkOrder } from '#server/banking/bank.ts'
import { sandboxBanks } from '#server/banking/sandbox-banks.ts'

/** Specification §9. */
const [LINK_MS, CHECKING_MINOR, SAVINGS_MINOR] = [2000, 254_367, 892_145]
const READ = 'read'

/**
 * The bank for trying things out: two accounts and two entries a bank, and no network (specification §9, ruling 20). Any details that
 * fit their country are taken.
 */
export function createSandbox({ linkMs = LINK_MS }: { linkMs?: number } = {}): BankAggregator {
  return {
    name: 'sandbox',
    async search(query) {
      const words = foldCase(query.trim())
      if (!words) return sandboxBanks.slice(0, POPULAR_BANKS)
      return sandboxBanks.filter((bank) => foldCase(bank.name).includes(words))
    },
    async find(bankId) {
      return sandboxBanks.find((bank) => bank.id === bankId) ?? null
    },
    async start(order) {
      await wait(linkMs)
      return { kind: 'made', connection: connectionOf(order) }
    },
    claim: async () => notElsewhere(),
    connect: async () => notElsewhere(),
    signInAgain: async () => notElsewhere(),
    hear: async () => notElsewhere(),
    async read({ accessToken, cursor, today }) {
      return newsOf(bankIdOf(accessToken), { isFirst: cursor === null, today })
    },
    async cut() {},
  }
}

/** Nobody is sent anywhere from here. */
function notElsewhere(): never {
  throw new AppError('bank_link_not_finished')
}

function connectionOf({ bank, country, accountType, details, linkId }: LinkOrder) {
  const { checking, savings } = accountIds(bank.id)
  const typed = plainDetail(details.iban ?? details.accountNumber ?? '')
  const mask = typed.slice(-4) || '2204'
  const isSavings = accountType === 'savings'
  return {
    bankName: bank.name,
    country,
    accessToken: `access-sandbox-${bank.id}-${linkId}`,
    itemId: null,
    accounts: [
      {
        externalId: checking,
        accountType: isSavings ? ('checking' as const) : accountType,
        maskedAccountNumber: isSavings ? '2204' : mask,
        balanceMinor: CHECKING_MINOR,
      },
      {
        externalId: savings,
        accountType: 'savings' as const,
        maskedAccountNumber: isSavings ? mask : '8810',
        balanceMinor: SAVINGS_MINOR,
      },
    ],
    cards: [],
  }
}

function newsOf(bankId: string, { isFirst, today }: { isFirst: boolean; today: Day }): BankNews {
  const { checking, savings } = accountIds(bankId)
  const balances = [
    { externalId: checking, balanceMinor: CHECKING_MINOR },
    { externalId: savings, balanceMinor: SAVINGS_MINOR },
  ]
  if (!isFirst) return { cursor: READ, balances, added: [], changed: [], removed: [] }
  const shared = { accountExternalId: checking, pending: false }
  return {
    cursor: READ,
    balances,
    added: [
      {
        ...shared,
        externalId: `sandbox-${bankId}-market`,
        merchant: 'Corner Market',
        amountMinor: minor(2460),
        category: 'Food & Dining',
        date: addDays(today, -1),
      },
      {
        ...shared,
        externalId: `sandbox-${bankId}-transit`,
        merchant: 'City Transit',
        amountMinor: minor(1200),
        category: 'Transportation',
        date: addDays(today, -2),
      },
    ],
    changed: [],
    removed: [],
  }
}

function accountIds(bankId: string): { checking: string; savings: string } {
  return { checking: `sandbox-${bankId}-checking`, savings: `sandbox-${bankId}-savings` }
}

/** The token ends with the connection's id, a UUID. */
function bankIdOf(accessToken: string): string {
  return accessToken.slice('access-sandbox-'.length, -37)
}

function foldCase(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
