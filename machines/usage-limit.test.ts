import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { UsageLimits } from '#domain/usage.ts'
import { type UsageEmitted, type UsageEvent, UsageRefused, usageLimitMachine } from '#machines/usage-limit.ts'

const limits: UsageLimits = { can_use: true, limit: 100, usage_count: 1, subscription_tier: 'Free' }

/** The machine with a server that answers when it is told to. */
function stage() {
  const pending: { call: string; answer: (failure?: Error) => void }[] = []
  const counted: string[] = []
  const emitted: UsageEmitted[] = []
  const actor = createActor(
    usageLimitMachine.provide({
      actors: {
        check: fromPromise<UsageLimits>(() => asked('check').then(() => limits)),
        count: fromPromise<void, { conversationId: string }>(({ input }) =>
          asked(input.conversationId).then(() => void counted.push(input.conversationId)),
        ),
      },
    }),
  )
  function asked(call: string) {
    return new Promise<void>((resolve, reject) => {
      pending.push({ call, answer: (failure) => (failure ? reject(failure) : resolve()) })
    })
  }
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    actor,
    counted,
    emitted,
    waiting: () => pending.map(({ call }) => call),
    async answer(failure?: Error) {
      const next = pending.pop()
      pending.length = 0
      next?.answer(failure)
      for (let turn = 0; turn < 4; turn++) await Promise.resolve()
    },
  }
}

type Stage = ReturnType<typeof stage>
const lost = new Error('lost')

const happenings: { event: { type: string; [field: string]: unknown }; play: (on: Stage) => unknown }[] = [
  { event: { type: 'check.asked' }, play: (on) => on.actor.send({ type: 'check.asked' }) },
  ...['a', 'b'].map((conversationId) => ({
    event: { type: 'conversation.connected', conversationId },
    play: (on: Stage) => on.actor.send({ type: 'conversation.connected', conversationId }),
  })),
  { event: { type: 'xstate.done.actor.0.usageLimit.checking', output: limits }, play: (on) => on.answer() },
  { event: { type: 'xstate.error.actor.0.usageLimit.checking', error: lost }, play: (on) => on.answer(lost) },
  { event: { type: 'xstate.done.actor.0.usageLimit.counting' }, play: (on) => on.answer() },
  {
    event: { type: 'xstate.error.actor.0.usageLimit.counting', error: new UsageRefused('full') },
    play: (on) => on.answer(new UsageRefused('full')),
  },
  { event: { type: 'xstate.error.actor.0.usageLimit.counting', error: lost }, play: (on) => on.answer(lost) },
]
const playOf = new Map(happenings.map(({ event, play }) => [event as unknown, play]))

const paths = getShortestPaths(usageLimitMachine, {
  events: happenings.map(({ event }) => event as UsageEvent),
  serializeState: ({ value, context }) => JSON.stringify([value, context]),
  limit: 5_000,
})

test.each(paths.map((path) => ({ path, name: path.steps.map(({ event }) => event.type).join(' > ') })))(
  'the machine goes where its model says, and every chat is counted in the end: $name',
  async ({ path }) => {
    const on = stage()
    for (const { event } of path.steps) await playOf.get(event)?.(on)
    expect(on.actor.getSnapshot().value).toEqual(path.state.value)
    expect(on.actor.getSnapshot().context).toEqual(path.state.context)
    const due = on.actor.getSnapshot().context.uncounted
    for (let step = 0; step < 6; step++) await on.answer()
    expect(on.actor.getSnapshot().value).toBe('resting')
    expect(on.counted.slice(-due.length || on.counted.length)).toEqual(due)
  },
)

test('the model has paths worth walking', () => {
  expect(paths.length).toBeGreaterThan(8)
})

test('a chat is counted once and followed by a check', async () => {
  const on = stage()
  on.actor.send({ type: 'conversation.connected', conversationId: 'a' })
  on.actor.send({ type: 'conversation.connected', conversationId: 'a' })
  expect(on.waiting()).toEqual(['a'])
  await on.answer()
  expect(on.waiting()).toEqual(['check'])
  await on.answer()
  expect(on.actor.getSnapshot().context).toEqual({ limits, uncounted: [], isAskedAgain: false })
  expect(on.counted).toEqual(['a'])
})

test('what is asked while a check runs is answered by one check after it, however often it is asked', async () => {
  const on = stage()
  on.actor.send({ type: 'check.asked' })
  on.actor.send({ type: 'check.asked' })
  on.actor.send({ type: 'check.asked' })
  expect(on.waiting()).toEqual(['check'])
  await on.answer()
  expect(on.waiting()).toEqual(['check'])
  expect(on.actor.getSnapshot().value).toBe('checking')
  await on.answer()
  expect(on.waiting()).toEqual([])
  expect(on.actor.getSnapshot().value).toBe('resting')
})

test('it is answered after a check that failed too, and the check that follows a count answers it', async () => {
  const on = stage()
  on.actor.send({ type: 'check.asked' })
  on.actor.send({ type: 'check.asked' })
  await on.answer(lost)
  expect(on.waiting()).toEqual(['check'])
  on.actor.send({ type: 'check.asked' })
  on.actor.send({ type: 'conversation.connected', conversationId: 'a' })
  await on.answer()
  expect(on.waiting()).toEqual(['check'])
  await on.answer()
  expect(on.waiting()).toEqual([])
  expect(on.actor.getSnapshot().value).toBe('resting')
})

test('each failure is told apart: check, count, and a month that is full', async () => {
  const on = stage()
  on.actor.send({ type: 'check.asked' })
  await on.answer(lost)
  on.actor.send({ type: 'conversation.connected', conversationId: 'a' })
  await on.answer(lost)
  await on.answer()
  on.actor.send({ type: 'conversation.connected', conversationId: 'b' })
  await on.answer(new UsageRefused('full'))
  expect(on.emitted).toEqual([
    { type: 'check.failed', message: 'lost' },
    { type: 'count.failed', message: 'lost' },
    { type: 'count.refused' },
  ])
})
