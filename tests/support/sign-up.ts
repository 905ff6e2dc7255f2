import type { TestApp } from '#tests/support/make-app.ts'

export type SignedUp = { id: string; email: string; password: string; cookie: string; headers: { cookie: string } }

let people = 0

/** A new person with a session. `headers` goes with every request that is theirs. */
export async function signUp(
  { request }: Pick<TestApp, 'request'>,
  details: { email?: string; password?: string; firstName?: string; lastName?: string } = {},
): Promise<SignedUp> {
  people += 1
  const email = details.email ?? `person${people}@example.com`
  const password = details.password ?? 'correct horse battery'
  const answer = await request('/api/auth/sign-up/email', {
    json: { email, password, first_name: details.firstName ?? 'Ada', last_name: details.lastName ?? 'Lovelace' },
  })
  if (answer.status !== 200) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`)
  const body: { user: { id: string } } = await answer.json()
  const cookie = cookiesOf(answer)
  return { id: body.user.id, email, password, cookie, headers: { cookie } }
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
}
