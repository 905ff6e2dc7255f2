import { expect, test } from 'vitest'
import { turnsOfTalk } from '#server/assistant/talk/turns-of-talk.ts'
import type { Context } from '#server/context.ts'
import { runTool } from '#server/tools/run-tool.ts'
import { coffee, say } from '#tests/support/builders.ts'
import { makeApp } from '#tests/support/make-app.ts'
import { signUp } from '#tests/support/sign-up.ts'

test('while a turn is answered the talk stands as it was read first, and is read again once that turn wrote', async () => {
  const app = await makeApp()
  const ada = await signUp(app)
  const userId = ada.id
  const context: Context = { ...app.context, talk: { read: null } }
  const told = async (limit: number) => (await turnsOfTalk(context, { userId, limit })).map(({ message }) => message)

  await say(app, ada, 'coffee 4')
  await say(app, ada, 'lunch 12')
  expect(await told(1)).toEqual(['lunch 12'])
  await say(app, ada, 'taxi 9')
  expect(await told(3)).toEqual(['coffee 4', 'lunch 12'])
  await runTool(context, { name: 'addTransaction', input: coffee, userId, key: 'written' })
  expect(await told(3)).toEqual(['coffee 4', 'lunch 12', 'taxi 9'])
  await app.close()
})
