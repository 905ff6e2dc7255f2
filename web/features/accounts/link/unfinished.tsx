import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The person came back from the aggregator's page, and the bank is not linked: once more or, where that cannot help, anew. */
export function Unfinished({ canRetry, onRetry }: { canRetry: boolean; onRetry: () => void }) {
  return (
    <div className="link-wait">
      <span className="link-mark">
        <Icon name="alert-fill" />
      </span>
      <p className="heading">Your bank is not linked yet</p>
      <p className="quiet">{canRetry ? 'It did not answer in time. Nothing is lost.' : 'You can begin anew.'}</p>
      <Button tone="primary" wide data-first className="sheet-submit" onClick={onRetry}>
        {canRetry ? 'Try Again' : 'Choose a bank'}
      </Button>
    </div>
  )
}
