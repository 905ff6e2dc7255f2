import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The two last steps: the bank is asked, the bank is linked. */
export function Connecting({ isDone, bankName }: { isDone: boolean; bankName: string }) {
  return (
    <div className="link-wait" role="status">
      <span className={isDone ? 'link-mark done' : 'link-mark'}>{isDone ? <Icon name="check" /> : <Spinner />}</span>
      <p className="heading">{isDone ? 'Your bank is linked' : `Connecting to ${bankName}`}</p>
      <p className="quiet">{isDone ? 'Its accounts stand in your list.' : 'This takes a few seconds.'}</p>
    </div>
  )
}
