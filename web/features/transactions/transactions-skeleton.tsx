import { Bones, RowBones } from '#web/ui/bones.tsx'

/** The shape of what comes: a card and three rows. */
export function TransactionsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="card sum bones">
        <Bones shapes={['text', 'figure', 'bar', 'text']} />
      </div>
      <div className="list">
        <RowBones />
      </div>
    </div>
  )
}
