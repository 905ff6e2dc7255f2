import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'

/** The request's JSON body, parsed by `schema`. Throws `invalid_json` or `invalid_input` with the field at fault. */
export async function readJson<Schema extends z.ZodType>(c: HonoContext, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readBody(c))
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw new AppError('invalid_input', field ? { field } : {})
}

async function readBody(c: HonoContext): Promise<unknown> {
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_json')
  }
}
