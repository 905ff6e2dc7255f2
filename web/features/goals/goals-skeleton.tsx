/** The shape of what comes. */
export function GoalsSkeleton() {
  return (
    <div className="goals-skeleton" aria-hidden="true">
      <div className="card ach">
        <span className="bone bone-text" />
        <span className="bone bone-bar goals-bone" />
        <span className="bone bone-name" />
      </div>
      <div className="card glist">
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="goal">
            <span className="bone bone-text" />
            <span className="bone bone-bar goals-bone" />
            <span className="bone bone-name" />
          </div>
        ))}
      </div>
    </div>
  )
}
