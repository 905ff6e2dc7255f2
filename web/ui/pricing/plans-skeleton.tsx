/** The shape of two plans, while they are on their way. */
export function PlansSkeleton() {
  return (
    <div className="plans" role="status" aria-label="Loading plans">
      {['free', 'paid'].map((plan) => (
        <div key={plan} className="plan" aria-hidden="true">
          <span className="bone bone-name" />
          <span className="bone plan-bone-price" />
          <span className="bone plan-bone-ticks" />
          <span className="bone bone-text" />
          <span className="bone bone-text" />
          <span className="bone plan-bone-button" />
        </div>
      ))}
    </div>
  )
}
