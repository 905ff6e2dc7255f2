import { focusScreen } from '#web/ui/screen-focus.tsx'
import '#web/ui/shell/skip-link.css'

/** The first stop of the Tab key: past the navigation, to the screen itself. */
export function SkipLink() {
  return (
    <button type="button" className="skip-link" onClick={focusScreen}>
      Skip to content
    </button>
  )
}
