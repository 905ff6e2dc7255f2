import { product } from '#domain/product.ts'
import { Button } from '#web/ui/button.tsx'

export function NoGoals({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="card proposed no-rows">
      <p className="heading">No goals set yet</p>
      <p className="quiet">A trip, a buffer, a bicycle: name it, and {product.assistant} counts along.</p>
      <Button tone="line" onClick={onCreate}>
        Create Your First Goal
      </Button>
    </div>
  )
}
