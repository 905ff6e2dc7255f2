import { product } from '#domain/product.ts'
import { Button } from '#web/ui/button.tsx'

export function NoBudgets({ onCreate }: { onCreate: () => void }) {
  return (
    <section className="card proposed no-rows budget-none">
      <p className="heading">No Budgets Set</p>
      <p className="quiet">Give one category a limit, and {product.assistant} says what is left after each entry.</p>
      <Button tone="line" onClick={onCreate}>
        Set Your First Budget
      </Button>
    </section>
  )
}
