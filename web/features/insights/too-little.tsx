import { addTransactionDialog } from '#web/lib/open-state.ts'
import { Button } from '#web/ui/button.tsx'

/** In place of a figure that nothing stands behind. */
export function TooLittle({ text }: { text: string }) {
  return (
    <section className="card proposed insight-none">
      <p className="insight-words">{text}</p>
      <Button onClick={() => addTransactionDialog.open()}>Add Transaction</Button>
    </section>
  )
}
