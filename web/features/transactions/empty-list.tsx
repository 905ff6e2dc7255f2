import { product } from '#domain/product.ts'
import { Button } from '#web/ui/button.tsx'

/** Nothing to show: a search or a filter says how to leave it, empty books how to begin. */
export function EmptyList({
  isSearching,
  isNarrowed,
  onClearSearch,
  onShowAll,
}: {
  isSearching: boolean
  isNarrowed: boolean
  onClearSearch: () => void
  onShowAll: () => void
}) {
  return (
    <div className="empty-list">
      <p className="heading">No transactions found</p>
      <p className="quiet">{hintOf(isSearching, isNarrowed)}</p>
      {isSearching ? (
        <Button tone="line" onClick={onClearSearch}>
          Clear Search
        </Button>
      ) : (
        isNarrowed && (
          <Button tone="line" onClick={onShowAll}>
            Show Everything
          </Button>
        )
      )}
    </div>
  )
}

function hintOf(isSearching: boolean, isNarrowed: boolean): string {
  if (isSearching) return 'Nothing here goes by that name. Try fewer letters.'
  if (isNarrowed) return 'Nothing was written down for this choice.'
  return `Say “coffee four” to ${product.assistant}, or add one by hand.`
}
