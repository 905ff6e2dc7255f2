const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'
/** A cell that begins so is run as a formula by spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** The beginning of a file of comma-separated values (RFC 4180): UTF-8 is announced, so that spreadsheets read every letter. */
export function csvHead(names: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(names)
}

/** One row. Commas, quotes and line breaks stay inside their field; text that would run as a formula is kept as text. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cellOf).join(',') + LINE_END
}

function cellOf(text: string): string {
  const plain = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
