import type { BankAggregator } from '#server/banking/bank.ts'
import { createPlaid } from '#server/banking/plaid.ts'
import { createSandbox } from '#server/banking/sandbox.ts'
import type { Config } from '#server/config.ts'
import type { Logger } from '#server/log.ts'

/** Plaid when its keys are set, else the sandbox (ruling 20). */
export function openBanks({ banking, server }: Config, log: Logger): BankAggregator {
  return banking.plaid ? createPlaid(banking.plaid, { publicUrl: server.publicUrl, log }) : createSandbox()
}
