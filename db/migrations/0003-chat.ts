import { type Kysely, sql } from 'kysely'

/**
 * Every turn is kept with the words of the person, in the order in which it was answered: the conversation. The question that waits
 * for an answer is kept beside it. Turns of before have no words and stay out of the conversation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('assistant_turns').renameTo('old_turns').execute()
  await db.schema
    .createTable('assistant_turns')
    .modifyEnd(sql`strict`)
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('input_hash', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('assistant_turns_one_a_turn', ['user_id', 'turn_id'])
    .execute()
  await sql`insert into assistant_turns (user_id, turn_id, input_hash, answer, created_at)
    select user_id, turn_id, input_hash, answer, created_at from old_turns order by created_at`.execute(db)
  await db.schema.dropTable('old_turns').execute()
  await db.schema.createIndex('assistant_turns_by_person').on('assistant_turns').columns(['user_id', 'seq']).execute()

  await db.schema
    .createTable('pending_questions')
    .modifyEnd(sql`strict`)
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('profiles.id').onDelete('cascade'))
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
