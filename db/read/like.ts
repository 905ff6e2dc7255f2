import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * True where the column holds the text anywhere, whatever the case. `%`, `_` and `\` in the text mean themselves. SQLite
 * folds the case of ASCII letters alone, so for other letters both spellings are asked for.
 */
export function containsText(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const lower = pattern.toLowerCase()
  const plain = sql<SqlBool>`lower(${column}) like ${lower} escape '\\'`
  if (isAscii(pattern)) return plain
  return sql<SqlBool>`(${plain} or upper(${column}) like ${pattern.toUpperCase()} escape '\\')`
}

function isAscii(text: string): boolean {
  return [...text].every((letter) => letter.charCodeAt(0) < 128)
}
