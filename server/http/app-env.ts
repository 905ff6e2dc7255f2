import type { HttpBindings } from '@hono/node-server'
import type { Caller } from '#server/context.ts'

/** What every route sees: the Node request beneath it, and who is asking once `identify` has run. */
export type AppEnv = { Bindings: HttpBindings; Variables: { caller: Caller } }

/** The same before it is known whether anybody is signed in. */
export type DoorEnv = { Bindings: HttpBindings; Variables: { visitor: Caller | null } }
