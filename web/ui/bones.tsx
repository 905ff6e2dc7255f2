/** Grey shapes, one under the other, where words, figures and bars are to come. */
export function Bones({ shapes }: { shapes: readonly ('text' | 'figure' | 'bar' | 'name' | 'ring')[] }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change
    <span key={index} className={`bone bone-${shape}`} />
  ))
}

/** Three rows of the diary. */
export function RowBones() {
  return (
    <div className="diary" aria-hidden="true">
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
  )
}
