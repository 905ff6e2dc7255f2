import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Bank } from '#domain/bank.ts'
import { countryName } from '#domain/bank-country.ts'
import { LONGEST_SEARCH } from '#domain/search.ts'
import { banksQuery } from '#web/lib/query/accounts.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'

const SETTLE_MS = 150

/** Which bank: the popular ones until something is searched. */
export function BankPicker({
  search,
  onSearch,
  onChoose,
}: {
  search: string
  onSearch: (search: string) => void
  onChoose: (bank: Bank) => void
}) {
  const settled = useSettled(search.trim(), SETTLE_MS)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...banksQuery(settled),
    placeholderData: keepPreviousData,
  })
  const isSettled = settled === search.trim() && !isPlaceholderData
  return (
    <>
      <label className="bank-find">
        <span className="sr">Search banks</span>
        <Icon name="search" size="m" />
        <input
          type="search"
          data-first
          placeholder="Search banks"
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ul className="banks rules" aria-busy={!isSettled || undefined}>
        {data?.banks.map((bank) => (
          <li key={bank.id}>
            <button type="button" onClick={() => onChoose(bank)}>
              <span className="seal" aria-hidden="true">
                {bank.name.slice(0, 1)}
              </span>
              <span className="mid">
                <b>{bank.name}</b>
                <span className="caption">{countryName(bank.country)}</span>
              </span>
              <Icon name="chevron-right" size="s" />
            </button>
          </li>
        ))}
      </ul>
      <p className="no-banks quiet" role="status">
        {data && isSettled && data.banks.length === 0 && (
          <>
            No banks found matching "{settled}"
            <span className="caption">Try fewer letters, or close this and add the account by hand.</span>
          </>
        )}
      </p>
    </>
  )
}
