import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isOffline, outOfReach } from '#web/lib/offline/connection.ts'
import { toast } from '#web/lib/toast/toast.ts'

/** A part that opens over a screen, whose code comes when it is first shown, or ahead by `fetchAhead`. */
export class Part<Props extends object> {
  readonly #fetchCode: () => Promise<ComponentType<Props>>
  /** Its code, once it is here. */
  component: ComponentType<Props> | null = null

  constructor(fetchCode: () => Promise<ComponentType<Props>>) {
    this.#fetchCode = fetchCode
  }

  async load(): Promise<ComponentType<Props>> {
    try {
      this.component ??= await this.#fetchCode()
      return this.component
    } catch (error) {
      if (hasNoNetwork()) dropDeadStyles()
      throw error
    }
  }

  fetchAhead(): void {
    this.load().catch(() => {})
  }
}

/**
 * Shows a part. One that is not on this device calls `onMissing` where there is no network, so that the screen below stays, and says so;
 * shown again, it is asked for again. Any other failure is thrown.
 */
export function OnDemand<Props extends object>({
  part,
  props,
  onMissing,
  waiting = null,
}: {
  part: Part<Props>
  props: Props
  onMissing: () => void
  /** Shown until the part is here. */
  waiting?: ReactNode
}) {
  const [Shown, setShown] = useState(() => part.component)
  useEffect(() => {
    if (Shown) return
    let isGone = false
    part.load().then(
      (loaded) => isGone || setShown(() => loaded),
      (error: unknown) => {
        if (isGone) return
        if (hasNoNetwork()) {
          onMissing()
          return tellMissing()
        }
        setShown(() => {
          throw error
        })
      },
    )
    return () => {
      isGone = true
    }
  }, [Shown, part, onMissing])
  return Shown ? <Shown {...props} /> : waiting
}

function tellMissing(): void {
  toast({
    title: outOfReach(),
    description: 'This was not opened on this device before. Try again as soon as we are back.',
  })
}

function hasNoNetwork(): boolean {
  return isOffline() || !navigator.onLine
}

/** A style sheet that never came would count as loaded. */
function dropDeadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove()
  }
}
