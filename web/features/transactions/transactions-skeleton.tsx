import { Bones } from '#web/ui/bones.tsx'

/** The shape of what comes: a card and three rows. */
export function TransactionsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card sum bones">
        <Bones shapes={['text', 'figure', 'bar', 'text']} />
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
