import type { ComponentProps } from 'react'
import type { TransactionCategory } from '#domain/category.ts'
import { Icon } from '#web/ui/icon.tsx'

export function FilterButton({
  category,
  ...button
}: { category: TransactionCategory | null } & ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={category ? 'square solid' : 'square line'}
      aria-label={category ? `Filter: ${category}` : 'Filter'}
      aria-haspopup="menu"
    >
      <Icon name="sliders" />
    </button>
  )
}
