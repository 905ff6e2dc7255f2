import { Bones } from '#web/ui/bones.tsx'

/** The shape of what comes. */
export function SpendSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card month-card">
        <Bones shapes={['text', 'figure', 'text']} />
        <span className="bone spend-bone-plot" />
      </div>
      <div className="card cat-card">
        <Bones shapes={['bar', 'bar', 'bar']} />
      </div>
    </div>
  )
}
