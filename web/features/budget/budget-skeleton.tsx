import { Bones } from '#web/ui/bones.tsx'

/** The shape of what comes. */
export function BudgetSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card over">
        <Bones shapes={['text', 'figure', 'bar', 'name']} />
      </div>
      <div className="card blist rules">
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="b">
            <span className="bone bone-text" />
            <span className="bone bone-bar budget-bone" />
            <span className="bone bone-text" />
          </div>
        ))}
      </div>
    </div>
  )
}
