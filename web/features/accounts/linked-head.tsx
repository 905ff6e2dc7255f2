import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sinceWords } from '#web/features/accounts/since-words.ts'
import { useSignInAgain } from '#web/features/accounts/use-sign-in-again.ts'
import { bankingQuery } from '#web/lib/query/accounts.ts'
import { Icon } from '#web/ui/icon.tsx'

const MINUTE_MS = 60_000

/** The heading of linked accounts: when the bank was asked last, and which bank wants a new sign-in. */
export function LinkedHead() {
  const { data } = useQuery(bankingQuery)
  const now = useMinute()
  const { signInAgain, asked } = useSignInAgain()
  return (
    <>
      <div className="sec">
        <h2 id="linked-accounts" className="heading">
          Linked
        </h2>
        {data?.refreshedAt && (
          <span className="caption">Refreshed {sinceWords(now - Date.parse(data.refreshedAt))}</span>
        )}
      </div>
      {data?.signInAgain.map(({ bankLinkId, bankName }) => (
        <div key={bankLinkId} className="slip warn sign-in-again">
          <Icon name="alert-fill" />
          <p className="mid">
            {bankName} asks you to sign in again. If that does not help, remove it and link it anew.{' '}
            <button
              type="button"
              className="under-link"
              disabled={asked !== null}
              aria-busy={asked === bankLinkId || undefined}
              onClick={() => signInAgain(bankLinkId)}
            >
              Sign in to {bankName}
            </button>
          </p>
        </div>
      ))}
    </>
  )
}

function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
