import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { BankLinkOrder } from '#domain/bank.ts'
import { bankLinkMachine, type Connected } from '#machines/bank-link.ts'

const bank = { id: 'orme', name: 'Banque Orme', country: 'FR' } as const
const order = { bankId: 'orme', country: 'FR', accountType: 'checking', details: { iban: 'FR76' } } as const

function stage({ isBack = false } = {}) {
  const clock = new SimulatedClock()
  const asked: { order: unknown; resolve: (answer: Connected) => void; reject: (error: Error) => void }[] = []
  const actor = createActor(
    bankLinkMachine.provide({
      actors: {
        connect: fromPromise<Connected, BankLinkOrder | null>(
          ({ input }) => new Promise((resolve, reject) => asked.push({ order: input, resolve, reject })),
        ),
      },
    }),
    { clock, input: { isBack } },
  )
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  const settle = async () => {
    for (let turn = 0; turn < 6; turn++) await Promise.resolve()
  }
  const connect = () => {
    actor.send({ type: 'bank.chosen', bank })
    actor.send({ type: 'connect.pressed', order })
  }
  return { actor, clock, asked, told, settle, connect, state: () => actor.getSnapshot().value }
}

test('connecting lasts three seconds and success two, then it closes and tells', async () => {
  const on = stage()
  on.connect()
  expect(on.asked.map((each) => each.order)).toEqual([order])
  on.asked[0]?.resolve({ kind: 'linked' })
  await on.settle()
  on.clock.increment(2999)
  expect(on.actor.getSnapshot().matches('connecting')).toBe(true)
  on.clock.increment(1)
  expect(on.state()).toBe('success')
  on.clock.increment(1999)
  expect([on.state(), on.told]).toEqual(['success', []])
  on.clock.increment(1)
  expect([on.state(), on.told]).toEqual(['closed', [{ type: 'link.made' }]])
})

test('a bank that takes longer is waited for', async () => {
  const on = stage()
  on.connect()
  on.clock.increment(60_000)
  expect(on.actor.getSnapshot().matches('connecting')).toBe(true)
  on.asked[0]?.resolve({ kind: 'linked' })
  await on.settle()
  expect(on.state()).toBe('success')
})

test('a failure leads back to the details, and the next try asks again', async () => {
  const on = stage()
  on.connect()
  const error = new Error('bank_unavailable')
  on.asked[0]?.reject(error)
  await on.settle()
  expect([on.state(), on.told]).toEqual(['details', [{ type: 'link.failed', error }]])
  on.clock.increment(10_000)
  expect(on.state()).toBe('details')
  on.actor.send({ type: 'connect.pressed', order })
  expect(on.asked).toHaveLength(2)
})

test('a page of the aggregator: sent there, and connecting at once after the way back', async () => {
  const out = stage()
  out.connect()
  out.asked[0]?.resolve({ kind: 'elsewhere', url: 'https://bank.example' })
  await out.settle()
  out.clock.increment(3000)
  expect(out.told).toEqual([{ type: 'person.sent', url: 'https://bank.example' }])

  const back = stage({ isBack: true })
  expect(back.actor.getSnapshot().matches('connecting')).toBe(true)
  back.asked[0]?.reject(Object.assign(new Error('away'), { retryable: true }))
  await back.settle()
  expect(back.state()).toBe('unfinished')
  back.actor.send({ type: 'retry.pressed' })
  expect(back.asked).toHaveLength(2)
  back.asked[1]?.reject(new Error('not finished'))
  await back.settle()
  back.actor.send({ type: 'retry.pressed' })
  expect(back.state()).toBe('select')
  back.connect()
  expect(back.asked[2]?.order).toEqual(order)
})

test('closed while connecting, the request is let go of, and nothing is told of its end', async () => {
  const on = stage()
  on.connect()
  on.clock.increment(1000)
  on.actor.send({ type: 'dialog.closed' })
  expect([on.state(), on.told]).toEqual(['closed', [{ type: 'link.abandoned' }]])
  on.asked[0]?.resolve({ kind: 'linked' })
  await on.settle()
  on.clock.increment(10_000)
  expect(on.told).toHaveLength(1)
})

test('a bank that is well again after a new sign-in is told as that', async () => {
  const back = stage({ isBack: true })
  back.asked[0]?.resolve({ kind: 'refreshed' })
  await back.settle()
  back.clock.increment(3000)
  expect(back.state()).toBe('success')
  back.clock.increment(2000)
  expect(back.told).toEqual([{ type: 'link.refreshed' }])
})

const events = [
  { type: 'bank.chosen', bank },
  { type: 'back.pressed' },
  { type: 'connect.pressed', order },
  { type: 'dialog.closed' },
] as const

const paths = getShortestPaths(bankLinkMachine, {
  input: { isBack: false },
  events: [
    ...events,
    { type: 'xstate.done.actor.0.bank-link.connecting.request.running', output: { kind: 'linked' } },
    { type: 'xstate.error.actor.0.bank-link.connecting.request.running', error: new Error('no') },
    { type: 'xstate.after.connecting.bank-link.connecting.pause.running' },
    { type: 'xstate.after.success.bank-link.success' },
  ] as never[],
  limit: 1000,
})

test('every state can be reached', () => {
  const reached = new Set(paths.map((path) => JSON.stringify(path.state.value).replace(/.*"(\w+)":\{.*/, '$1')))
  for (const state of ['select', 'details', 'connecting', 'success', 'closed']) {
    expect([...reached].some((value) => value.includes(state))).toBe(true)
  }
})

test.each(
  paths.map((path) => [path.steps.map(({ event }) => event.type.replace(/^xstate\./, '')).join(' > '), path] as const),
)('replayed: %s', async (_name, path) => {
  const on = stage()
  for (const { event } of path.steps) {
    const type: string = event.type
    if (type === 'xstate.init') continue
    if (type.startsWith('xstate.done.actor')) on.asked.at(-1)?.resolve({ kind: 'linked' })
    else if (type.startsWith('xstate.error.actor')) on.asked.at(-1)?.reject(new Error('no'))
    else if (type.startsWith('xstate.after.connecting')) on.clock.increment(3000)
    else if (type.startsWith('xstate.after.success')) on.clock.increment(2000)
    else on.actor.send(event as (typeof events)[number])
    await on.settle()
  }
  expect(on.state()).toEqual(path.state.value)
})
