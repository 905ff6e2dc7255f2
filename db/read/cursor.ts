/** The place in a list after which the next page begins: the sort values of the last row shown, opaque to callers. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The inverse of {@link encodeCursor}; null for anything that was not made by it for as many values. */
export function decodeCursor(cursor: string, count: number): string[] | null {
  if (!/^[\w-]{1,400}$/.test(cursor)) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(values) || values.length !== count) return null
    return values.every((value) => typeof value === 'string') ? values : null
  } catch {
    return null
  }
}
