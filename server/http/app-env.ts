import type { HttpBindings } from '@hono/node-server'
import type { AppError } from '#domain/errors.ts'
import type { Caller } from '#server/context.ts'

/** Who knocks: a person, nobody, or the reason why their token was refused. Set by `identify`. */
export type Visitor = Caller | null | AppError

/** What a route may see before it asks for a person: the Node request beneath it, and who knocks. */
export type DoorEnv = { Bindings: HttpBindings; Variables: { visitor: Visitor } }
