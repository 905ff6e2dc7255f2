import type { Kysely, Transaction } from 'kysely'
import type { ProfileRow, Tables } from '#db/tables.ts'
import type { Day } from '#domain/calendar.ts'
import type { NewId } from '#domain/clock.ts'
import type { ToolName, ToolOutput, ToolParams } from '#domain/tools/registry.ts'
import type { Sealer } from '#server/sealing.ts'
import type { Ledger } from '#server/tools/ledger.ts'

/** What a reading tool may use. `today` is the person's own (ruling 25). */
export type ReadScope = { db: Kysely<Tables>; userId: string; profile: Pick<ProfileRow, 'time_zone'>; today: Day }

/** What a writing tool may use, inside the one transaction. */
export type WriteScope = {
  trx: Transaction<Tables>
  ledger: Ledger
  userId: string
  profile: ProfileRow
  today: Day
  /** The moment of the turn, ISO 8601. Entries of one turn are a millisecond apart, so that they keep their order. */
  now: string
  newId: NewId
  sealer: Sealer
  /** Called with the sequence number once the change is in the journal, still inside the transaction. */
  whenJournaled(then: (seq: number) => Promise<void>): void
}

export type ReadTool<Name extends ToolName> = {
  effect: 'read'
  run(scope: ReadScope, params: ToolParams<Name>): Promise<ToolOutput<Name>>
}
export type WriteTool<Name extends ToolName> = {
  effect: 'write'
  run(scope: WriteScope, params: ToolParams<Name>): Promise<ToolOutput<Name>>
}
