import type { InputEvent } from 'react'

/**
 * A browser drops a typed comma in silence, and "12,50" would become 1,250: it stands for the point instead. "1,250.00" then has too
 * many decimals and is refused rather than saved as something else.
 */
export function pointForComma(event: InputEvent<HTMLInputElement>): void {
  if (event.data !== ',') return
  event.preventDefault()
  document.execCommand('insertText', false, '.')
}
