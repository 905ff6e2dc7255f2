import type { z } from 'zod'

/** read: changes nothing. write: undoable. destructive: removes something, undoable too. */
export type Effect = 'read' | 'write' | 'destructive'

/** The five tables whose changes ring the bell for open screens (ruling 11), the profile, the conversation, and what is paid for. */
export const liveTables = [
  'transactions',
  'budgets',
  'goals',
  'accounts',
  'cards',
  'paused_payments',
  'profiles',
  'chat',
  'subscriptions',
] as const
export type LiveTable = (typeof liveTables)[number]

/** What is told without a number in the journal: after a break it cannot be resumed and is read anew. */
export const unnumberedTables: readonly LiveTable[] = ['chat', 'subscriptions']

/** One verb of the ledger, the same for screens, chat, the voice agent and a language model. */
export type ToolContract<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  name: Name
  /** Told to models: what it does and when to call it. */
  description: string
  effect: Effect
  /** `server`: only the server itself calls it, no screen and no model. */
  caller?: 'anyone' | 'server'
  /** Fields of the input that are sealed before they are stored and that no stored answer holds (ruling 47). */
  secrets?: readonly string[]
  input: Input
  output: Output
}

export function defineTool<const Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  contract: ToolContract<Name, Input, Output>,
): ToolContract<Name, Input, Output> {
  return contract
}
