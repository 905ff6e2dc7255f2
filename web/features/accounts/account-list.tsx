import type { Account } from '#domain/tools/account-schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'

const kinds = { checking: 'Checking', savings: 'Savings', current: 'Current' } as const

export function AccountList({
  accounts,
  isSample = false,
  onRemove,
}: {
  accounts: readonly Account[]
  /** They are of a made-up bank. */
  isSample?: boolean
  onRemove: (account: Account) => void
}) {
  return (
    <ul className="card alist rules">
      {accounts.map((account) => (
        <li key={account.id} data-row={account.id}>
          <span className="seal" aria-hidden="true">
            {account.bankName.slice(0, 1).toUpperCase()}
          </span>
          <div className="mid">
            <b>{account.bankName}</b>
            <span className="caption tnum alist-facts">
              <span>
                {kinds[account.accountType]} <Ending text={account.maskedAccountNumber} />
              </span>{' '}
              {isSample && <span className="chip plain">Sample</span>}
            </span>
          </div>
          <Money amountMinor={account.balanceMinor} size="row" />
          <button
            type="button"
            className="round del"
            aria-label={`Remove ${account.bankName} ${kinds[account.accountType]}`}
            onClick={() => onRemove(account)}
          >
            <Icon name="trash" size="m" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The last digits behind the dots that stand for the rest, whether they were kept plain or masked ("****1180"); else as typed. */
function Ending({ text }: { text: string }) {
  const digits = /^\**(\d+)$/.exec(text)?.[1]
  if (!digits) return <>{text}</>
  return (
    <>
      <span className="dots" aria-hidden="true">
        ••••
      </span>
      {digits}
    </>
  )
}
