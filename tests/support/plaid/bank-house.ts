import { pino } from 'pino'
import { createPlaid } from '#server/banking/plaid.ts'
import type { FakeService } from '#tests/support/fake-service.ts'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { answerWell } from '#tests/support/plaid/sample.ts'
import { startPlaid } from '#tests/support/plaid/start-plaid.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'

export type BankHouse = {
  plaid: FakeService
  app: TestApp
  ada: SignedUp
  /** Ada's order to a path below /api/banking. */
  post: (path: string, json: unknown, key?: string) => Promise<Response>
  close: () => Promise<void>
}

/** The app with Plaid's client against a Plaid that answers well, and Ada signed up. */
export async function openBankHouse({ now }: { now?: number } = {}): Promise<BankHouse> {
  const plaid = await startPlaid()
  answerWell(plaid)
  const keys = { clientId: 'client', secret: 'secret', baseUrl: plaid.url }
  const log = pino({ level: 'silent' })
  const banks = createPlaid(keys, { publicUrl: 'https://money.example.com', log, timeoutMs: 1_500 })
  const app = await makeApp({ ...(now === undefined ? {} : { now }), context: { banks } })
  const ada = await signUp(app)
  return {
    plaid,
    app,
    ada,
    async post(path, json, key = crypto.randomUUID()) {
      return app.request(`/api/banking/${path}`, { json, headers: { ...ada.headers, 'Idempotency-Key': key } })
    },
    async close() {
      await app.close()
      await plaid.close()
    },
  }
}
