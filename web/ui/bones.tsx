/** Grey shapes, one under the other, where words, figures and bars are to come. */
export function Bones({ shapes }: { shapes: readonly ('text' | 'figure' | 'bar' | 'name')[] }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change
    <span key={index} className={`bone bone-${shape}`} />
  ))
}
