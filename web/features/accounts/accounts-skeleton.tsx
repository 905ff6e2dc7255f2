/** The shape of what comes. */
export function AccountsSkeleton() {
  return (
    <div className="accounts-part" aria-hidden="true">
      <span className="bone bone-text" />
      <div className="card alist rules">
        {['one', 'two'].map((row) => (
          <div key={row} className="alist-row">
            <span className="bone seal-bone" />
            <span className="bone bone-name" />
            <span className="bone bone-amount" />
          </div>
        ))}
      </div>
    </div>
  )
}
