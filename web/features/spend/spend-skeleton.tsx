import { Bones } from '#web/ui/bones.tsx'

/** The shape of the month that comes. */
export function MonthSkeleton() {
  return (
    <div className="card month-card" aria-hidden="true">
      <Bones shapes={['text', 'figure', 'text']} />
      <span className="bone spend-bone-plot" />
      <Bones shapes={['bar', 'figure']} />
    </div>
  )
}

/** The shape of the categories that come. */
export function CategorySkeleton() {
  return (
    <div className="card cat-card" aria-hidden="true">
      <Bones shapes={['ring']} />
      <div>
        <Bones shapes={['bar', 'bar', 'bar', 'bar']} />
      </div>
    </div>
  )
}
