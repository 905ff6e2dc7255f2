import type { Kysely, Selectable } from 'kysely'
import { toColor } from '#db/read/to-transaction.ts'
import type { Tables } from '#db/tables.ts'
import { day } from '#domain/calendar.ts'
import { goalCategories } from '#domain/goal.ts'
import type { Goal } from '#domain/tools/goal-schema.ts'

export type GoalRow = Selectable<Tables['goals']>

/** The person's goals, newest first. */
export async function readGoals(db: Kysely<Tables>, userId: string): Promise<Goal[]> {
  const rows = await db
    .selectFrom('goals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toGoal)
}

export function toGoal(row: GoalRow): Goal {
  return {
    id: row.id,
    name: row.name,
    category: goalCategories.find((category) => category === row.category) ?? 'Other',
    currentMinor: row.current_amount,
    targetMinor: row.target_amount,
    deadline: row.deadline === null ? null : day(row.deadline),
    color: toColor(row.color),
    milestone: row.milestone,
    createdAt: row.created_at,
  }
}
