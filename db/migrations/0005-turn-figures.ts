import { type Kysely, sql } from 'kysely'

/** How long each stage of a turn took, in milliseconds, as the person's own screen measured it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const stages = ['listening', 'heard', 'draft', 'understood', 'committed', 'shown', 'audio']
  let table = db.schema
    .createTable('turn_figures')
    .modifyEnd(sql`strict`)
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('typed', 'spoken')`))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
  for (const stage of stages) table = table.addColumn(stage, 'integer')
  await table.addPrimaryKeyConstraint('turn_figures_one_a_turn', ['user_id', 'turn_id']).execute()
  await db.schema.createIndex('turn_figures_by_month').on('turn_figures').columns(['user_id', 'month']).execute()
}
