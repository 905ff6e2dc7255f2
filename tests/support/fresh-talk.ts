import { afterEach, beforeEach } from 'vitest'
import { makeApp, type TestApp } from '#tests/support/make-app.ts'
import { type SignedUp, signUp } from '#tests/support/sign-up.ts'
import { talkerOf } from '#tests/support/talker.ts'

/** Friday, November 20, 2026: when each of these talks begins. */
export const TALK_BEGINS = Date.parse('2026-11-20T10:30:00.000Z')

/** A house of its own for each test of a file, with a person who talks with Penny there. */
export function freshTalk() {
  let here: { app: TestApp; person: SignedUp; talker: ReturnType<typeof talkerOf> } | undefined
  const now = () => {
    if (!here) throw new Error('A talk is there inside a test only')
    return here
  }
  beforeEach(async () => {
    const app = await makeApp({ now: TALK_BEGINS, env: { ASSISTANT: 'local' } })
    const person = await signUp(app)
    here = { app, person, talker: talkerOf(app, person, TALK_BEGINS) }
  })
  afterEach(() => here?.app.close())

  return {
    talk: (...sentences: string[]) => now().talker.talk(...sentences),
    words: (...sentences: string[]) => now().talker.words(...sentences),
    entries: () => now().talker.entries(),
    get app() {
      return now().app
    },
    get person() {
      return now().person
    },
  }
}
