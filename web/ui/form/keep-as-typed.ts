/**
 * For a field of numbers, at its `beforeinput`. A browser drops what is no part of a number in silence, and "1e9" or "1,250" would become another
 * amount: so `makeText` turns the field into one of text at the first of it, in which it stands as it was typed, to be read or refused whole.
 */
export function keepAsTyped(input: HTMLInputElement, event: InputEvent, makeText: () => void): void {
  const { data, cancelable } = event
  if (!data || !cancelable || input.type === 'text' || /^\d+$/.test(data)) return
  event.preventDefault()
  const { before, after } = textAtCaret(input)
  makeText()
  input.select()
  document.execCommand('insertText', false, before + data + after)
  input.setSelectionRange(before.length + data.length, before.length + data.length)
}

/** A field of numbers tells neither its caret nor an unfinished text ("12."); the selection of the page does, or else the caret is taken to be at the end. */
function textAtCaret(input: HTMLInputElement): { before: string; after: string } {
  const selection = document.getSelection()
  if (selection?.toString()) document.execCommand('delete')
  selection?.modify('extend', 'backward', 'lineboundary')
  const before = selection?.toString() ?? ''
  input.select()
  const whole = selection?.toString()
  return whole ? { before, after: whole.slice(before.length) } : { before: input.value, after: '' }
}
