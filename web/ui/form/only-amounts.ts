import type { InputEvent } from 'react'

/**
 * For a field of an amount. A browser drops a typed comma in silence, and "12,50" would become 1,250: it stands for the point instead.
 * "1,250.00" then has too many decimals and is refused rather than saved as something else. The "e" and the "+" of numbers in science,
 * which a browser lets in, are kept out.
 */
export function onlyAmounts(event: InputEvent<HTMLInputElement>): void {
  if (event.data === ',') {
    event.preventDefault()
    document.execCommand('insertText', false, '.')
  } else if (/[e+]/i.test(event.data)) event.preventDefault()
}
