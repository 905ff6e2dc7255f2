import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

const MAX_MINOR = sql.lit(1_000_000_000_000)

/** The ledger, its journal and the turns of the assistant. Tables are strict: no column takes another type than its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await strictTable(db, 'profiles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await owned(db, 'transactions')
    .addColumn('merchant', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) =>
      column.notNull().check(sql`amount <> 0 and abs(amount) <= ${MAX_MINOR}`),
    )
    .addColumn('date', 'text', (column) => column.notNull().check(sql`length(date) = 10`))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('category_color', 'text', (column) => column.notNull().defaultTo('info'))
    .addColumn('pending', 'integer', (column) => column.notNull().defaultTo(0).check(sql`pending in (0, 1)`))
    .addColumn('account_id', 'text')
    .addColumn('card_id', 'text')
    .execute()
  // The last columns let sums and searches read the index alone, without a step into the table for each row.
  await index(db, 'transactions', 'by_day', ['user_id', 'date', 'created_at', 'id', 'amount', 'category', 'merchant'])
  await index(db, 'transactions', 'by_created', ['user_id', 'created_at', 'id'])
  await index(db, 'transactions', 'by_category', ['user_id', 'category', 'date', 'created_at', 'id', 'amount'])
  await index(db, 'transactions', 'by_size', ['user_id', 'category', 'amount'])
  await db.schema
    .createIndex('transactions_by_merchant')
    .on('transactions')
    .expression(sql`user_id, lower(merchant), created_at`)
    .execute()

  await owned(db, 'budgets')
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('spent_amount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('budget_amount', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull().defaultTo('success'))
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('good').check(sql`status in ('good', 'warning', 'over')`),
    )
    .addUniqueConstraint('budgets_one_a_category', ['user_id', 'category'])
    .execute()
  await index(db, 'budgets', 'by_created', ['user_id', 'created_at', 'id'])

  await owned(db, 'goals')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('current_amount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('target_amount', 'integer', (column) => column.notNull().check(sql`target_amount > 0`))
    .addColumn('deadline', 'text', (column) => column.check(sql`deadline is null or length(deadline) = 10`))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull().defaultTo('info'))
    .addColumn('milestone', 'text')
    .execute()
  await index(db, 'goals', 'by_created', ['user_id', 'created_at', 'id'])

  await owned(db, 'accounts')
    .addColumn('bank_name', 'text', (column) => column.notNull())
    .addColumn('account_type', 'text', (column) =>
      column.notNull().check(sql`account_type in ('checking', 'savings', 'current')`),
    )
    .addColumn('masked_account_number', 'text', (column) => column.notNull())
    .addColumn('current_balance', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1).check(sql`is_active in (0, 1)`))
    .addColumn('linked_account_id', 'text')
    .execute()
  await index(db, 'accounts', 'by_created', ['user_id', 'created_at', 'id'])

  await owned(db, 'cards')
    .addColumn('card_type', 'text', (column) => column.notNull().check(sql`card_type in ('credit', 'debit')`))
    .addColumn('last_four_digits', 'text', (column) => column.notNull())
    .addColumn('bank_issuer', 'text', (column) => column.notNull())
    .addColumn('current_balance', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('credit_limit', 'integer', (column) => column.check(sql`credit_limit is null or card_type = 'credit'`))
    .addColumn('is_active', 'integer', (column) => column.notNull().defaultTo(1).check(sql`is_active in (0, 1)`))
    .addColumn('linked_account_id', 'text')
    .execute()
  await index(db, 'cards', 'by_created', ['user_id', 'created_at', 'id'])

  await strictTable(db, 'balance_history')
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('account_id', 'text')
    .addColumn('card_id', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('balance', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('balance_history_of_one', sql`(account_id is null) <> (card_id is null)`)
    .execute()
  await index(db, 'balance_history', 'by_day', ['user_id', 'day', 'seq'])
  await index(db, 'balance_history', 'by_account', ['account_id', 'day', 'seq'])
  await index(db, 'balance_history', 'by_card', ['card_id', 'day', 'seq'])

  await strictTable(db, 'changes')
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('input_hash', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('tables', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('undone_by', 'integer', (column) => column.references('changes.seq'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('changes_one_a_key', ['user_id', 'idempotency_key'])
    .execute()
  await index(db, 'changes', 'by_person', ['user_id', 'seq'])
  await index(db, 'changes', 'by_turn', ['user_id', 'turn_id', 'seq'])
  await index(db, 'changes', 'by_subject', ['user_id', 'subject_id', 'seq'])
  await index(db, 'changes', 'by_undo', ['undone_by'])

  await strictTable(db, 'assistant_turns')
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('input_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('assistant_turns_key', ['user_id', 'turn_id'])
    .execute()
}

function strictTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, never> {
  return db.schema.createTable(name).modifyEnd(sql`strict`)
}

/** A table of a person's own rows: they go with the person. */
function owned(db: Kysely<unknown>, name: string) {
  return strictTable(db, name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
}

async function index(db: Kysely<unknown>, table: string, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}
