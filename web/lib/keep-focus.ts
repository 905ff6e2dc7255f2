const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** An element that had the focus, and on each level above it what stood before and after. */
type Place = {
  element: HTMLElement
  levels: readonly { parent: Element; before: Element | null; after: Element | null }[]
  /** The line to type on of the conversation that it is a part of. */
  line: HTMLElement | null
  /** Where the focus came from, for a notice: it goes away by itself, and the focus goes back. */
  cameFrom: Place | null
}

/**
 * Keys never end up nowhere. Where what has the focus goes from the page, the focus goes on to what stood after it, else before it, and
 * to `fallBack` where nothing did; from a notice it goes back to where it came from. A control that was disabled for a while gets it
 * back. Fingers are left alone: a focus would open their keyboard. Returns how to end it.
 */
export function keepFocus(fallBack: () => void): () => void {
  let place: Place | null = null
  let wasDisabled = false
  let isByTouch = false
  let isDue = false

  const press = ({ pointerType }: PointerEvent) => {
    isByTouch = pointerType === 'touch'
    place = null
  }
  const key = () => {
    isByTouch = false
  }
  const remember = ({ target }: FocusEvent) => {
    if (isByTouch || !(target instanceof HTMLElement)) return
    place = placeOf(target, place)
    wasDisabled = false
  }
  const look = () => {
    isDue = false
    if (!place) return
    const { element } = place
    if (isHeldElsewhere(element)) return
    if (!element.isConnected) goOnFrom(place, fallBack)
    else if (element.matches(':disabled')) wasDisabled = true
    else if (wasDisabled) element.focus({ preventScroll: true })
  }
  // After whoever takes the focus with purpose: a sheet that closes, a screen that is entered.
  const changes = new MutationObserver(() => {
    if (isDue) return
    isDue = true
    setTimeout(look)
  })

  const end = new AbortController()
  const { signal } = end
  document.addEventListener('pointerdown', press, { capture: true, signal })
  document.addEventListener('keydown', key, { capture: true, signal })
  document.addEventListener('focusin', remember, { signal })
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    end.abort()
    changes.disconnect()
  }
}

function placeOf(element: HTMLElement, last: Place | null): Place {
  const levels = []
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    levels.push({ parent: child.parentElement, before: child.previousElementSibling, after: child.nextElementSibling })
  }
  const line = element.closest('[role=log]')?.parentElement?.querySelector('input') ?? null
  return { element, levels, line, cameFrom: isNotice(element) ? (last?.cameFrom ?? last) : null }
}

function isNotice(element: Element): boolean {
  return element.closest('.toasts') !== null
}

function isHeldElsewhere(element: Element): boolean {
  const { activeElement } = document
  return activeElement !== document.body && activeElement !== null && activeElement !== element
}

function goOnFrom({ levels, line, cameFrom }: Place, fallBack: () => void): void {
  if (cameFrom && !cameFrom.element.isConnected) {
    goOnFrom(cameFrom, fallBack)
    return
  }
  const next = cameFrom?.element ?? (line?.isConnected ? line : nextStop(levels))
  if (next) next.focus({ preventScroll: true })
  else fallBack()
}

/** Within the screen; a sheet looks after itself. */
function nextStop(levels: Place['levels']): HTMLElement | null {
  for (const { parent, before, after } of levels) {
    if (parent.matches('main, aside, body')) return null
    if (!parent.isConnected) continue
    const next = firstStopIn(after) ?? firstStopIn(lastRowOf(before))
    if (next) return next
  }
  return null
}

function lastRowOf(block: Element | null): Element | null {
  return [...(block?.querySelectorAll('li') ?? [])].at(-1) ?? block
}

function firstStopIn(block: Element | null): HTMLElement | null {
  if (!block?.isConnected) return null
  if (block instanceof HTMLElement && block.matches(stops)) return block
  return block.querySelector<HTMLElement>(stops)
}
