import { DropdownMenu } from 'radix-ui'
import { isTransactionCategory, type TransactionCategory, transactionCategories } from '#domain/category.ts'
import { FilterButton } from '#web/features/transactions/filter-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { beginAtFirst } from '#web/ui/row-menu/begin-at-first.ts'
import { lookOf } from '#web/ui/tint.ts'
import '#web/ui/radix-nonce.ts'
import '#web/ui/shell/user-menu.css'

const ALL = 'All categories'

export function FilterMenu({
  category,
  onCategory,
}: {
  category: TransactionCategory | null
  onCategory: (category: TransactionCategory | null) => void
}) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>
        <FilterButton category={category} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content ref={beginAtFirst} className="menu" align="end" sideOffset={8} collisionPadding={12}>
          <DropdownMenu.RadioGroup
            value={category ?? ALL}
            onValueChange={(value) => onCategory(isTransactionCategory(value) ? value : null)}
          >
            {[ALL, ...transactionCategories].map((name) => (
              <DropdownMenu.RadioItem key={name} value={name} {...itemLook(name)}>
                <span className="dot" />
                {name}
                <DropdownMenu.ItemIndicator className="menu-check">
                  <Icon name="check" size="s" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function itemLook(name: string) {
  if (!isTransactionCategory(name)) return { className: 'menu-item' }
  const { ink, tint } = lookOf(name)
  return { className: `menu-item ${ink}`, 'data-tint': tint }
}
