import { useState } from 'react'
import type { TransactionCategory } from '#domain/category.ts'
import { LONGEST_SEARCH } from '#domain/search.ts'
import { FilterButton } from '#web/features/transactions/filter-button.tsx'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { Icon } from '#web/ui/icon.tsx'

const menu = new Part(async () => (await import('#web/features/transactions/filter-menu.tsx')).FilterMenu)

export function FindBar({
  search,
  onSearch,
  category,
  onCategory,
}: {
  search: string
  onSearch: (text: string) => void
  category: TransactionCategory | null
  onCategory: (category: TransactionCategory | null) => void
}) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <FilterButton
      category={category}
      onClick={() => setWanted(true)}
      onPointerEnter={() => menu.fetchAhead()}
      onFocus={() => menu.fetchAhead()}
    />
  )
  return (
    <search className="find">
      <label className="search">
        <span className="sr">Search</span>
        <Icon name="search" size="m" />
        <input
          type="search"
          placeholder="Search transactions..."
          autoComplete="off"
          maxLength={LONGEST_SEARCH}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      {isWanted ? (
        <OnDemand part={menu} props={{ category, onCategory }} waiting={button} onMissing={() => setWanted(false)} />
      ) : (
        button
      )}
    </search>
  )
}
