import { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { isOpenToScreens, isToolName } from '#domain/tools/registry.ts'
import type { Context } from '#server/context.ts'
import { readJson } from '#server/http/read-json.ts'
import { requirePerson } from '#server/http/require-person.ts'
import { runTool } from '#server/tools/run-tool.ts'

const keySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)
const turnIdSchema = z.uuid()

/**
 * `POST /api/tools/:name`: the body is the tool's input, the answer a `ToolAnswer`. `Idempotency-Key` is required for writes;
 * `X-Turn-Id` (a UUID) joins the call to a turn (ruling 40).
 */
export function toolRoutes(context: Context) {
  return new Hono().post('/api/tools/:name', requirePerson(context), async (c) => {
    const name = c.req.param('name')
    if (!isToolName(name) || !isOpenToScreens(name)) throw new AppError('unknown_tool')
    const answer = await runTool(context, {
      name,
      input: await readJson(c, z.unknown()),
      userId: c.get('caller').userId,
      key: readHeader(c.req.header('Idempotency-Key'), keySchema, 'Idempotency-Key'),
      turnId: readHeader(c.req.header('X-Turn-Id'), turnIdSchema, 'X-Turn-Id'),
    })
    return c.json(answer, 200)
  })
}

function readHeader(value: string | undefined, schema: z.ZodType<string>, field: string): string | undefined {
  if (value === undefined) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('invalid_input', { field })
  return parsed.data
}
