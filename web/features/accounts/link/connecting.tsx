import { useIsSampleBank } from '#web/features/accounts/use-is-sample-bank.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The two last steps: the bank is asked, the bank is linked. */
export function Connecting({ isDone, bankName }: { isDone: boolean; bankName: string }) {
  const isSample = useIsSampleBank()
  const linked = isSample ? 'Two sample accounts stand in your list.' : 'Its accounts stand in your list.'
  return (
    <div className="link-wait" role="status">
      <span className={isDone ? 'link-mark done' : 'link-mark'}>{isDone ? <Icon name="check" /> : <Spinner />}</span>
      <p className="heading">{isDone ? 'Your bank is linked' : `Connecting to ${bankName}`}</p>
      <p className="quiet">{isDone ? linked : 'This takes a few seconds.'}</p>
    </div>
  )
}
