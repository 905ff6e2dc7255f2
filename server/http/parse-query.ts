import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'

/** The query of a request by its schema; an empty value counts as none. Throws invalid_input with the field. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(filled))
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw new AppError('invalid_input', field ? { field } : {})
}
