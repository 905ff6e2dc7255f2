import type { BankLinkRow } from '#db/read/bank-links.ts'
import type { Context } from '#server/context.ts'

/**
 * Cuts one connection off at the aggregator; false when that failed. One of another aggregator than the one in use is out of reach and
 * counts as cut.
 */
export async function cutLink(
  { sealer, banks, log }: Pick<Context, 'sealer' | 'banks' | 'log'>,
  link: BankLinkRow,
): Promise<boolean> {
  if (banks.name !== link.provider) return true
  try {
    await banks.cut(sealer.open(link.sealed_token, `bank token ${link.id}`))
    return true
  } catch (error) {
    log.warn({ error }, 'a bank could not be cut off')
    return false
  }
}
