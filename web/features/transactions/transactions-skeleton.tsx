/** The shape of what comes: a card and three rows. */
export function TransactionsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card sum bones">
        <span className="bone bone-text" />
        <span className="bone bone-figure" />
        <span className="bone bone-bar" />
        <span className="bone bone-text" />
      </div>
      <div className="list diary">
        {['first', 'second', 'third'].map((row) => (
          <div className="group" key={row}>
            <span className="bone bone-day" />
            <div className="row">
              <span className="bone bone-name" />
              <span className="bone bone-amount" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
