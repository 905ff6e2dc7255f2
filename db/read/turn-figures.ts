import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { type TurnStage, turnStages } from '#domain/turn-figures.ts'

const MOST_READ = 5_000

/** The figures of the person's turns of a month (`YYYY-MM`), the newest first. */
export async function readTurnFigures(
  db: Kysely<Tables>,
  { userId, month }: { userId: string; month: string },
): Promise<({ source: 'typed' | 'spoken' } & Record<TurnStage, number | null>)[]> {
  return db
    .selectFrom('turn_figures')
    .select(['source', ...turnStages])
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .orderBy('created_at', 'desc')
    .limit(MOST_READ)
    .execute()
}

/** Moments (ISO 8601, UTC) of the person's turns since one. */
export async function turnMoments(
  db: Kysely<Tables>,
  { userId, since }: { userId: string; since: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('assistant_turns')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
  return rows.map(({ created_at }) => created_at)
}
