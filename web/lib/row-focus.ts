/** The row that went while it had the focus, until the person presses anything. */
let left: { id: string; end: () => void } | null = null

/**
 * Keyboards stay in a list when a row of it goes: the focus goes on to the same place of the next row, from the last row to the one before,
 * and to the heading of the screen where no row is left. Rows carry `data-row` with their id, and what takes them out is their last button.
 */
export function leaveRow(id: string): void {
  const row = rowOf(id)
  if (!row?.contains(document.activeElement)) return
  const all = allRows()
  const index = all.indexOf(row)
  const next = all[index + 1] ?? all[index - 1]
  const place = next ? lastButtonOf(next) : document.querySelector<HTMLElement>('main h1')
  place?.focus()
  left?.end()
  left = { id, end: untilPressed(() => (left = null)) }
}

/** The row is back, since it was not taken out after all: so is the focus, unless the person has gone on meanwhile. */
export function returnToRow(id: string): void {
  if (left?.id !== id) return
  left.end()
  focusWhenThere(() => lastButtonOf(rowOf(id)))
}

/** The row that an act brings back gets the focus as it comes, where the act was done by keys. */
export function focusReturning(id: string): void {
  if (document.activeElement?.matches(':focus-visible')) focusWhenThere(() => lastButtonOf(rowOf(id)))
}

/** Who asks for more rows goes on at the first of them; who points does not need to (a click by key has no count). */
export function goOnAtNewRows({ detail }: { detail: number }): void {
  const last = allRows().at(-1)?.dataset.row
  if (detail > 0 || last === undefined) return
  focusWhenThere(() => {
    const all = allRows()
    const index = all.findIndex((row) => row.dataset.row === last)
    return index < 0 ? undefined : all[index + 1]?.querySelector('button')
  })
}

/** What is found gets the focus as soon as it stands in the page, if nothing was pressed before that. */
function focusWhenThere(find: () => HTMLElement | null | undefined): void {
  const look = () => {
    const element = find()
    if (!element) return
    end()
    element.focus()
  }
  const changes = new MutationObserver(look)
  const end = untilPressed(() => changes.disconnect())
  changes.observe(document.body, { childList: true, subtree: true })
  look()
}

/** Runs `onEnd` once: at the next press of a key or a pointer, or as the returned function is called. */
function untilPressed(onEnd: () => void): () => void {
  const pressed = new AbortController()
  const end = () => {
    if (pressed.signal.aborted) return
    pressed.abort()
    onEnd()
  }
  for (const press of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(press, end, { capture: true, signal: pressed.signal })
  }
  return end
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-row]')]
}

function rowOf(id: string): HTMLElement | undefined {
  return allRows().find((row) => row.dataset.row === id)
}

function lastButtonOf(row: HTMLElement | undefined): HTMLElement | undefined {
  return [...(row?.querySelectorAll('button') ?? [])].at(-1)
}
