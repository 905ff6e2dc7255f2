import { lazy, Suspense, useState } from 'react'
import type { TransactionCategory } from '#domain/category.ts'
import { FilterButton } from '#web/features/transactions/filter-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const loadMenu = () => import('#web/features/transactions/filter-menu.tsx')
const FilterMenu = lazy(async () => ({ default: (await loadMenu()).FilterMenu }))

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
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
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
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      {isWanted ? (
        <Suspense fallback={button}>
          <FilterMenu category={category} onCategory={onCategory} />
        </Suspense>
      ) : (
        button
      )}
    </search>
  )
}
