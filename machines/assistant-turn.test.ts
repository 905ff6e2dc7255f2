import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { day } from '#domain/calendar.ts'
import { createAssistantTurnMachine, type TurnEvent, type TurnRequest } from '#machines/assistant-turn.ts'

type Reply = { message: string }

function stage() {
  const clock = new SimulatedClock()
  const asked: { request: TurnRequest; resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = []
  const actor = createActor(
    createAssistantTurnMachine<Reply>().provide({
      actors: {
        ask: fromPromise<Reply, TurnRequest>(
          ({ input }) => new Promise((resolve, reject) => asked.push({ request: input, resolve, reject })),
        ),
      },
    }),
    { clock },
  )
  const emitted: string[] = []
  actor.on('*', (event) => emitted.push('request' in event ? `${event.type} ${event.request.turnId}` : event.type))
  actor.start()
  let ids = 0
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  return {
    actor,
    asked,
    emitted,
    clock,
    at: 0,
    type(text: string) {
      actor.send({ type: 'text.submitted', text, freshId: `t${++ids}` })
    },
    say(text: string, over: Partial<Extract<TurnEvent, { type: 'transcript.final' }>> = {}) {
      const id = ++ids
      actor.send({
        type: 'transcript.final',
        text,
        freshId: `t${id}`,
        deliveryKey: `k${id}`,
        isRedelivery: false,
        at: this.at,
        ...over,
      })
    },
    call() {
      actor.send({ type: 'call.received', freshId: `t${++ids}`, at: this.at })
    },
    async reply(message = 'Saved.') {
      asked.at(-1)?.resolve({ message })
      await settle()
    },
    async fail(error = new Error('offline')) {
      asked.at(-1)?.reject(error)
      await settle()
    },
    texts: () => asked.map(({ request }) => request.text),
    spokenTurn: () => actor.getSnapshot().context.heard?.turnId,
    ids: () => asked.map(({ request }) => request.turnId),
    wait(ms: number) {
      this.at += ms
      clock.increment(ms)
    },
  }
}

test('a turn goes from input through processing to its reply', async () => {
  const on = stage()
  on.type('coffee 4')
  expect(on.actor.getSnapshot().matches('processing')).toBe(true)
  expect(on.asked[0]?.request).toEqual({ turnId: 't1', text: 'coffee 4', source: 'typed', isAloud: false })
  await on.reply()
  expect(on.emitted).toEqual(['turn.heard t1', 'turn.replied t1'])
  expect(on.actor.getSnapshot().matches('input')).toBe(true)
})

test('the same transcript again within 200 ms, or in the lock after its reply, is one turn', async () => {
  const on = stage()
  on.say('Coffee 4.')
  on.wait(200)
  on.say('coffee 4')
  await on.reply()
  on.wait(200)
  on.say('coffee, 4')
  on.wait(1_000)
  expect(on.texts()).toEqual(['Coffee 4.'])
  expect(on.emitted).toEqual(['turn.heard t1', 'turn.repeated', 'turn.replied t1', 'turn.repeated'])
})

test('a spoken turn is followed by a lock of one second, and what is said meanwhile waits', async () => {
  const on = stage()
  on.say('coffee 4')
  await on.reply()
  on.say('lunch 12')
  on.wait(900)
  expect(on.texts()).toEqual(['coffee 4'])
  on.wait(100)
  expect(on.texts()).toEqual(['coffee 4', 'lunch 12'])
})

test('a typed turn leaves no lock', async () => {
  const on = stage()
  on.type('coffee 4')
  await on.reply()
  on.type('lunch 12')
  expect(on.texts()).toEqual(['coffee 4', 'lunch 12'])
})

test('the same words two minutes later are another turn', async () => {
  const on = stage()
  on.say('coffee 4')
  await on.reply()
  on.wait(120_000)
  on.say('coffee 4')
  expect(on.ids()).toEqual(['t1', 't2'])
})

test('the same words as the first after a reconnection are the same turn', async () => {
  const on = stage()
  on.say('coffee 4')
  await on.reply()
  on.wait(20_000)
  on.say('coffee 4', { isRedelivery: true })
  expect(on.ids()).toEqual(['t1'])
})

test('a re-delivery of a failed turn tries it again under its own id', async () => {
  const on = stage()
  on.say('coffee 4')
  await on.fail()
  on.wait(5_000)
  on.say('coffee 4', { isRedelivery: true })
  expect(on.ids()).toEqual(['t1', 't1'])
})

test('a retry keeps the turn id, and is of the day on which it was said', async () => {
  const on = stage()
  on.type('coffee 4')
  await on.fail()
  expect(on.actor.getSnapshot().context.failure).toEqual({ kind: 'request', message: 'offline' })
  on.actor.send({ type: 'retry.pressed', saidOn: day('2026-11-19') })
  await on.reply()
  expect(on.asked.map(({ request: { turnId, saidOn } }) => [turnId, saidOn])).toEqual([
    ['t1', undefined],
    ['t1', '2026-11-19'],
  ])
})

test('a tool call belongs to the latest transcript, or opens the turn that the next one joins', () => {
  const on = stage()
  on.say('coffee 4')
  on.call()
  expect(on.actor.getSnapshot().context.heard?.turnId).toBe('t1')

  on.wait(3_000)
  on.actor.send({ type: 'call.ahead', freshId: 'unheard', at: on.at })
  expect(on.spokenTurn()).toBe('t1')
  on.actor.send({ type: 'speech.resumed' })
  on.call()
  expect(on.spokenTurn()).toBe('t1')
  on.actor.send({ type: 'call.ahead', freshId: 'ahead', at: on.at })
  expect(on.actor.getSnapshot().context.heard).toMatchObject({ turnId: 'ahead', text: null })
  on.say('lunch 12')
  expect(on.actor.getSnapshot().context.heard).toMatchObject({ turnId: 'ahead', text: 'lunch 12' })
})

test('empty words are no turn', () => {
  const on = stage()
  on.type('   ')
  on.say(' ')
  expect(on.asked).toHaveLength(0)
})

const asking = 'assistantTurn.processing.asking'
const events: TurnEvent[] = [
  { type: 'text.submitted', text: 'coffee 4', freshId: 'a' },
  { type: 'transcript.final', text: 'lunch 12', freshId: 'b', deliveryKey: 'k', isRedelivery: false, at: 0 },
  { type: 'retry.pressed' },
]
const outcomes = [
  { type: `xstate.done.actor.0.${asking}`, output: { message: 'Saved.' } },
  { type: `xstate.error.actor.0.${asking}`, error: new Error('offline') },
  { type: 'xstate.after.voiceLock.assistantTurn.reply.locked' },
]
const paths = getShortestPaths(createAssistantTurnMachine<Reply>(), {
  events: [...events, ...(outcomes as unknown as TurnEvent[])],
  serializeState: ({ value, context }) => JSON.stringify([value, context.waiting.length, context.request?.turnId]),
  stopWhen: ({ context }) => context.waiting.length > 1,
  limit: 5_000,
})

test('the model has paths worth walking', () => expect(paths.length).toBeGreaterThan(5))

test.each(
  paths.map((path) => ({
    path,
    name: path.steps
      .map((step) => step.event.type)
      .join(' > ')
      .slice(0, 160),
  })),
)('never two questions at once: $name', async ({ path }) => {
  const on = stage()
  let open = 0
  for (const { event } of path.steps) {
    const type: string = event.type
    if (type.startsWith('xstate.done')) await on.reply()
    else if (type.startsWith('xstate.error')) await on.fail()
    else if (type.startsWith('xstate.after')) on.clock.increment(1_000)
    else if (type !== 'xstate.init') on.actor.send(event)
    open = on.asked.length - on.emitted.filter((each) => !each.startsWith('turn.heard')).length
    expect(open).toBeLessThanOrEqual(1)
  }
  expect(on.actor.getSnapshot().value).toEqual(path.state.value)
  on.actor.stop()
})

test('after a lost line, words heard again and the call made of them belong to the turn before', async () => {
  const on = stage()
  on.say('lunch 12')
  await on.reply()
  on.actor.send({ type: 'line.resumed' })
  on.actor.send({ type: 'speech.resumed' })
  on.call()
  expect(on.spokenTurn()).toBe('t1')
  on.say('lunch 12', { isRedelivery: true, deliveryKey: 'again' })
  on.at = 5_000
  on.say('lunch 12', { deliveryKey: 'again' })
  on.call()
  expect(on.spokenTurn()).toBe('t1')
  expect(on.asked).toHaveLength(1)
})

test('a partial that comes late does not part a call from the words that it was made of', async () => {
  const on = stage()
  on.say('lunch 12', { deliveryKey: 'k' })
  on.actor.send({ type: 'speech.resumed' })
  on.say('lunch 12', { deliveryKey: 'k' })
  on.call()
  expect(on.spokenTurn()).toBe('t1')
})

test('a typed line that the agent got too owns the calls that follow, and is answered aloud', async () => {
  const on = stage()
  on.actor.send({ type: 'text.submitted', text: 'lunch 12', freshId: 'typed', toldAt: on.at })
  expect(on.asked[0]?.request).toEqual({ turnId: 'typed', text: 'lunch 12', source: 'typed', isAloud: true })
  on.call()
  expect(on.actor.getSnapshot().context.heard).toMatchObject({ turnId: 'typed', text: 'lunch 12' })
  on.say('lunch 12')
  await on.reply()
  expect(on.ids()).toEqual(['typed'])
})

test('an earlier transcript that is delivered again, among others or after a lost line, is no new turn', async () => {
  const on = stage()
  on.say('coffee 4', { deliveryKey: 'a' })
  await on.reply()
  on.wait(3_000)
  on.say('lunch 12', { deliveryKey: 'b' })
  await on.reply()
  on.wait(3_000)
  on.say('coffee 4', { deliveryKey: 'a' })
  on.actor.send({ type: 'line.resumed' })
  on.actor.send({ type: 'text.submitted', text: 'tea 3', freshId: 'typed', toldAt: on.at })
  await on.reply()
  on.say('coffee 4', { deliveryKey: 'again a', isRedelivery: true })
  on.say('lunch 12', { deliveryKey: 'again b' })
  expect(on.texts()).toEqual(['coffee 4', 'lunch 12', 'tea 3'])
  on.say('taxi 20')
  on.wait(61_000)
  await on.reply()
  on.wait(1_000)
  on.say('coffee 4')
  expect(on.texts()).toEqual(['coffee 4', 'lunch 12', 'tea 3', 'taxi 20', 'coffee 4'])
})

test('words that were cut off and sent are not written again when the line delivers them after all', async () => {
  const on = stage()
  on.actor.send({ type: 'text.submitted', text: 'coffee four', freshId: 'cut', spokenAt: on.at })
  await on.reply()
  on.wait(4_000)
  on.actor.send({ type: 'line.resumed' })
  on.say('Coffee four.', { isRedelivery: true })
  expect(on.texts()).toEqual(['coffee four'])
  on.say('lunch twelve')
  expect(on.texts()).toEqual(['coffee four', 'lunch twelve'])
})

test('the same words hours after a lost line are said anew', async () => {
  const on = stage()
  on.say('coffee four')
  await on.reply()
  on.wait(3 * 3_600_000)
  on.actor.send({ type: 'line.resumed' })
  on.say('coffee four', { isRedelivery: true })
  expect(on.texts()).toEqual(['coffee four', 'coffee four'])
})
