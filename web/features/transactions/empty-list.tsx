import { product } from '#domain/product.ts'
import { Button } from '#web/ui/button.tsx'

export function EmptyList({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  return (
    <div className="empty-list">
      <p className="heading">No transactions found</p>
      <p className="quiet">
        {isSearching
          ? 'Nothing here goes by that name. Try fewer letters.'
          : `Say “coffee four” to ${product.assistant}, or add one by hand.`}
      </p>
      {isSearching && (
        <Button tone="line" onClick={onClear}>
          Clear Search
        </Button>
      )}
    </div>
  )
}
