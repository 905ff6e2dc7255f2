import { Component, type ReactNode } from 'react'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { MissingCode } from '#web/ui/offline/missing-code.tsx'

type State = { error: Error | null }

/** Shows the error fallback in place of what threw; Try Again draws it anew (specification §2), after `onRetry`. */
export class ErrorBoundary extends Component<{ children: ReactNode; onRetry?: () => void }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <main className="phone">
        {isMissingCode(error) ? <MissingCode /> : <ErrorCard message={error.message} onRetry={this.retry} />}
      </main>
    )
  }
}

/** The code of a screen could not be fetched. */
function isMissingCode(error: Error): boolean {
  return /dynamically imported module|module script|preload CSS/i.test(error.message)
}
