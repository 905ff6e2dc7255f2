/** The shape of what comes. */
export function SpendSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card month-card">
        <span className="bone bone-text" />
        <span className="bone bone-figure" />
        <span className="bone bone-text" />
        <span className="bone spend-bone-plot" />
      </div>
      <div className="card cat-card">
        {['first', 'second', 'third'].map((row) => (
          <span key={row} className="bone bone-bar" />
        ))}
      </div>
    </div>
  )
}
