import { pino } from 'pino'
import type { ModelTurn, ModelTurnResult } from '#server/assistant/model/model-turn.ts'
import { runModelTurn } from '#server/assistant/model/run-model-turn.ts'
import { makeApp } from '#tests/support/make-app.ts'
import type { ModelReply } from '#tests/support/model-server/reply.ts'
import { type ModelScript, startModelServer } from '#tests/support/model-server/start-model-server.ts'
import { signUp } from '#tests/support/sign-up.ts'

/** A noon on Friday, 20 November 2026. */
const NOON = Date.UTC(2026, 10, 20, 12)

export type ModelApp = Awaited<ReturnType<typeof makeModelApp>>

/** A real app with one person, whose assistant asks the scripted model. `log` keeps every line that the server wrote. */
export async function makeModelApp(script: ModelScript | ModelReply[], env: Record<string, string> = {}) {
  const model = await startModelServer(script)
  let log = ''
  const keep = (line: string): void => {
    log += line
  }
  const logger = pino({ level: 'trace' }, { write: keep })
  const app = await makeApp({
    log: logger,
    env: { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'sk-sentinel-8f2c', OPENAI_MODEL: 'fake', ...env },
  })
  const person = await signUp(app)
  app.setTime(NOON)
  let turns = 0
  return {
    ...app,
    model,
    person,
    log: () => log,
    /** One sentence through the model. */
    say(text: string, more: Partial<ModelTurn> = {}): Promise<ModelTurnResult> {
      turns += 1
      const limits = { requestTimeoutMs: 5_000, turnTimeoutMs: 15_000, longestWaitMs: 200, ...more.limits }
      const caller = { userId: person.id }
      return runModelTurn({ context: app.context, caller, text, turnId: `turn-${turns}`, ...more, limits })
    },
    /** What stands in the ledger, oldest first. */
    entries() {
      return app.context.reader
        .selectFrom('transactions')
        .select(['merchant', 'amount', 'category', 'date'])
        .where('user_id', '=', person.id)
        .orderBy('created_at')
        .execute()
    },
    changes() {
      return app.context.reader.selectFrom('changes').selectAll().where('user_id', '=', person.id).execute()
    },
    async close(): Promise<void> {
      await app.close()
      await model.close()
    },
  }
}
