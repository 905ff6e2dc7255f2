import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sinceWords } from '#web/features/accounts/since-words.ts'
import { bankingQuery } from '#web/lib/query/accounts.ts'
import { Icon } from '#web/ui/icon.tsx'

const MINUTE_MS = 60_000

/** The heading of linked accounts: when the bank was asked last, and which bank wants a new sign-in. */
export function LinkedHead() {
  const { data } = useQuery(bankingQuery)
  const now = useMinute()
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
      {data && data.signInAgain.length > 0 && (
        <p className="slip warn sign-in-again">
          <Icon name="alert-fill" />
          <span className="mid">
            {data.signInAgain.join(' and ')} asks you to sign in again. Remove it and link it anew to go on.
          </span>
        </p>
      )}
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
