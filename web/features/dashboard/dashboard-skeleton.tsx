import { Bones } from '#web/ui/bones.tsx'

/** The shape of what comes. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card bal">
        <span className="bone bone-text" />
        <span className="bone bone-figure home-bone" />
        <span className="bone bone-text" />
        <span className="bone home-bone-plot" />
      </div>
      <div className="card tiles">
        {['one', 'two', 'three', 'four'].map((tile) => (
          <div key={tile}>
            <span className="bone home-bone-icon" />
            <span className="bone home-bone-word" />
          </div>
        ))}
      </div>
      <div className="columns home-columns">
        <div className="home-part">
          <span className="bone home-bone-title" />
          <div className="card spend">
            <Bones shapes={['ring']} />
            <div>
              <Bones shapes={['bar', 'bar', 'bar', 'bar']} />
            </div>
          </div>
        </div>
        <div className="home-part">
          <span className="bone home-bone-title" />
          <div className="card home-bone-goals">
            <Bones shapes={['text', 'bar', 'text', 'bar', 'text', 'bar']} />
          </div>
        </div>
      </div>
    </div>
  )
}
