import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type Checkout, paymentMachine } from '#machines/payment.ts'

const checkout: Checkout = { provider: 'paypal', planCode: 'paid', currency: 'USD' }

function start(
  given: { place?: 'shop' | 'return'; create?: () => Promise<{ url: string }>; refetch?: () => Promise<void> } = {},
) {
  const leaveFor = vi.fn()
  const tellFailure = vi.fn()
  const make = given.create ?? (async () => ({ url: 'https://pay.example.com' }))
  const create = vi.fn((_checkout: Checkout | null) => make())
  const refetch = vi.fn(given.refetch ?? (async () => {}))
  const clock = new SimulatedClock()
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        createCheckout: fromPromise(({ input }: { input: Checkout | null }) => create(input)),
        refetch: fromPromise<void>(refetch),
      },
      actions: {
        leaveFor: (_, { url }) => leaveFor(url),
        tellFailure: (_, { error }) => tellFailure(error),
      },
    }),
    { input: { place: given.place ?? 'shop' }, clock },
  ).start()
  return { actor, clock, create, refetch, leaveFor, tellFailure, state: () => actor.getSnapshot().value }
}

test('a checkout that is made leads away to its address', async () => {
  const { actor, create, leaveFor, state } = start()
  actor.send({ type: 'checkout.asked', checkout })
  actor.send({ type: 'checkout.asked', checkout })
  expect(state()).toBe('asking')
  await waitFor(actor, (snapshot) => snapshot.matches('away'))
  expect(create).toHaveBeenCalledExactlyOnceWith(checkout)
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example.com')
})

test('a checkout that fails is told, and can be asked for again', async () => {
  const failure = new Error('No checkout URL received')
  const { actor, tellFailure, leaveFor } = start({ create: () => Promise.reject(failure) })
  actor.send({ type: 'checkout.asked', checkout })
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
  expect(tellFailure).toHaveBeenCalledExactlyOnceWith(failure)
  expect(leaveFor).not.toHaveBeenCalled()
  actor.send({ type: 'checkout.asked', checkout })
  expect(actor.getSnapshot().matches('asking')).toBe(true)
})

test('a visitor who goes back from the provider may choose again', async () => {
  const { actor, state } = start()
  actor.send({ type: 'checkout.asked', checkout })
  await waitFor(actor, (snapshot) => snapshot.matches('away'))
  actor.send({ type: 'visitor.returned' })
  expect(state()).toBe('choosing')
})

test.each([
  ['is there', async () => {}],
  ['cannot be read', () => Promise.reject(new Error('down'))],
])('back from the provider it waits two seconds and is verified when the subscription %s', async (_, refetch) => {
  const payment = start({ place: 'return', refetch })
  expect(payment.state()).toBe('waiting')
  payment.clock.increment(1999)
  expect(payment.refetch).not.toHaveBeenCalled()
  payment.clock.increment(1)
  expect(payment.state()).toBe('verifying')
  await waitFor(payment.actor, (snapshot) => snapshot.matches('verified'))
  expect(payment.refetch).toHaveBeenCalledOnce()
})
