import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'

/**
 * The request's JSON body, parsed by `schema`; `empty` stands for a body that was left out. Throws `invalid_json` or `invalid_input`
 * with the field at fault.
 */
export async function readJson<Schema extends z.ZodType>(
  c: HonoContext,
  schema: Schema,
  { empty }: { empty?: unknown } = {},
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readBody(c, empty))
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw new AppError('invalid_input', field ? { field } : {})
}

async function readBody(c: HonoContext, empty: unknown): Promise<unknown> {
  const text = await c.req.text()
  if (text === '' && empty !== undefined) return empty
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_json')
  }
}
