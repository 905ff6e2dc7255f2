import { type Kysely, sql } from 'kysely'

/** What is sold, who bought it, and what the payment providers told. Prices are integer minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscription_plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`price >= 0`))
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .addColumn('features', 'text', (column) => column.notNull())
    .addColumn('interval_type', 'text', (column) => column.notNull().defaultTo('month'))
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1).check(sql`active in (0, 1)`))
    .modifyEnd(sql`strict`)
    .execute()

  await db.schema
    .createTable('checkouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull().references('subscription_plans.id'))
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .modifyEnd(sql`strict`)
    .execute()
  await db.schema.createIndex('checkouts_by_person').on('checkouts').columns(['user_id', 'created_at']).execute()

  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('profiles.id').onDelete('cascade'))
    .addColumn('plan_id', 'text', (column) => column.notNull().references('subscription_plans.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_reference', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('active').check(sql`status in ('active', 'ended')`),
    )
    .addColumn('current_period_start', 'text', (column) => column.notNull())
    .addColumn('current_period_end', 'text')
    .addColumn('cancel_at_period_end', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`cancel_at_period_end in (0, 1)`),
    )
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('subscriptions_one_a_reference', ['provider', 'provider_reference'])
    .modifyEnd(sql`strict`)
    .execute()
  await db.schema.createIndex('subscriptions_by_person').on('subscriptions').columns(['user_id', 'status']).execute()

  await db.schema
    .createTable('payment_events')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('profiles.id').onDelete('cascade'))
    .addColumn('occurred_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_events_key', ['provider', 'event_id'])
    .modifyEnd(sql`strict`)
    .execute()
  await db.schema.createIndex('payment_events_by_person').on('payment_events').column('user_id').execute()

  await sql`insert into subscription_plans (id, name, price, currency, features) values ${sql.join(
    plans.map((plan) => sql`(${plan.id}, ${plan.name}, ${plan.price}, ${plan.currency}, ${plan.features})`),
  )}`.execute(db)
}

/** {voice_limit} and {assistant} are filled in when the plans are read. */
const free = JSON.stringify([
  '{voice_limit} voice transactions a month',
  'Budgets, goals and spending by category',
  'Accounts and cards you add yourself',
  'Typing to {assistant}',
])
const paid = JSON.stringify(['Unlimited voice', 'Multiple bank connections', 'Everything in Free'])

const plans = ['USD', 'GBP'].flatMap((currency) => [
  { id: `free-${currency.toLowerCase()}`, name: 'Free', price: 0, currency, features: free },
  { id: `pro-${currency.toLowerCase()}`, name: 'Pro', price: 999, currency, features: paid },
])
