import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type {
  ConversationInput,
  ConversationOrder,
  ConversationSignal,
  VoiceCarrier,
  VoiceEmitted,
  VoiceEvent,
} from '#machines/voice-events.ts'
import type { VoiceFailure } from '#machines/voice-failure.ts'
import { voiceSessionMachine } from '#machines/voice-session.ts'
import { voiceMode, voiceStatus } from '#machines/voice-view.ts'

const denied: VoiceFailure = { reason: 'microphone_denied' }
const refused: VoiceFailure = { reason: 'connection_failed', message: 'refused' }
const gone = dropped({ reason: 'dropped', message: 'gone' }, true)
const noMore = dropped({ reason: 'dropped', message: 'no' }, false)

function dropped(failure: VoiceFailure, isRecoverable: boolean): ConversationSignal {
  return { type: 'driver.dropped', failure, isRecoverable }
}

type Start = { carrier?: VoiceCarrier; isAgentChosen?: boolean }

/** A stage on which the machine runs for real, with the microphone and the line played by hand. */
function stage(input: Start = {}) {
  const clock = new SimulatedClock()
  const pending: { name: string; resolve: () => void; reject: (failure: VoiceFailure) => void }[] = []
  const lines: {
    input: ConversationInput
    orders: ConversationOrder[]
    send: (signal: ConversationSignal) => void
    isOpen: boolean
  }[] = []
  let mostOpen = 0
  const asked = (name: string) =>
    fromPromise<void>(() => new Promise((resolve, reject) => pending.push({ name, resolve, reject })))
  const actor = createActor(
    voiceSessionMachine.provide({
      actors: {
        admit: asked('admit'),
        askMicrophone: asked('microphone'),
        awaitNetwork: asked('network'),
        converse: fromCallback<ConversationOrder, ConversationInput, VoiceEmitted>(({ input, sendBack, receive }) => {
          const line = { input, orders: [] as ConversationOrder[], send: sendBack, isOpen: true }
          lines.push(line)
          mostOpen = Math.max(mostOpen, lines.filter((each) => each.isOpen).length)
          receive((order) => line.orders.push(order))
          return () => {
            line.isOpen = false
          }
        }),
      },
    }),
    { clock, input },
  )
  const emitted: VoiceEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  return {
    actor,
    emitted,
    lines,
    clock,
    mostOpen: () => mostOpen,
    openNow: () => lines.filter((line) => line.isOpen).length,
    line: () => lines.at(-1),
    status: () => voiceStatus(actor.getSnapshot()),
    async answer(failure?: VoiceFailure) {
      const next = pending.shift()
      if (failure) next?.reject(failure)
      else next?.resolve()
      await settle()
      return next?.name
    },
    async connect() {
      actor.send({ type: 'mic.pressed' })
      await this.answer()
      await this.answer()
      this.line()?.send({ type: 'driver.connected', conversationId: 'first-line' })
    },
  }
}

type Stage = ReturnType<typeof stage>

const preparing = 'voiceSession.preparing'
/** Every event of the model, and how it is brought about on the stage. */
const happenings: Record<string, { event: unknown; play: (on: Stage) => unknown }> = {
  press: sent({ type: 'mic.pressed' }),
  stop: sent({ type: 'stop.pressed' }),
  mute: sent({ type: 'mute.pressed' }),
  release: sent({ type: 'talk.released' }),
  hold: sent({ type: 'talk.held' }),
  tapped: sent({ type: 'talk.tapped' }),
  retry: sent({ type: 'retry.pressed' }),
  thinking: sent({ type: 'turn.started' }),
  replied: sent({ type: 'turn.replied', text: 'Saved.' }),
  sorry: sent({ type: 'turn.failed', text: 'Sorry.' }),
  told: sent({ type: 'banner.shown', failure: { reason: 'turn_failed', message: 'Sorry.' } }),
  dismissed: sent({ type: 'banner.dismissed' }),
  bannerOver: sent({ type: 'banner.expired' }),
  liked: sent({ type: 'feedback.given', eventId: 1, isLiked: true }),
  typing: sent({ type: 'person.typed' }),
  typed: sent({ type: 'line.typed', text: 'lunch 12' }),
  acting: driver({ type: 'tool.started' }),
  done: driver({ type: 'tool.finished' }),
  speaking: driver({ type: 'agent.speaking' }),
  silent: driver({ type: 'agent.silent' }),
  interrupted: driver({ type: 'agent.interrupted' }),
  said: driver({ type: 'agent.said', text: 'Saved.', eventId: 1 }),
  corrected: driver({ type: 'agent.corrected', text: 'Sav', eventId: 1 }),
  agentFailed: driver({ type: 'agent.failed', message: 'overloaded' }),
  heardPart: driver({ type: 'speech.partial', text: 'coffee' }),
  heardWhole: driver({ type: 'speech.final', text: 'coffee 4', deliveryKey: 'one' }),
  chosenBrowser: sent({ type: 'carrier.chosen', carrier: 'browser' }),
  chosenAgent: sent({ type: 'carrier.chosen', carrier: 'agent' }),
  // By its name, since the time that it takes would bring about others with it.
  settled: sent({ type: 'connection.settled' }),
  admitted: { event: { type: `xstate.done.actor.0.${preparing}.admitting` }, play: (on) => on.answer() },
  refusedEntry: {
    event: { type: `xstate.error.actor.0.${preparing}.admitting`, error: { reason: 'signed_out' } },
    play: (on) => on.answer({ reason: 'signed_out' }),
  },
  allowed: { event: { type: `xstate.done.actor.0.${preparing}.askingMicrophone` }, play: (on) => on.answer() },
  denied: {
    event: { type: `xstate.error.actor.0.${preparing}.askingMicrophone`, error: denied },
    play: (on) => on.answer(denied),
  },
  connected: driver({ type: 'driver.connected' }),
  failed: driver({ type: 'driver.failed', failure: refused }),
  noAgent: driver({ type: 'driver.failed', failure: { reason: 'not_configured' } }),
  ended: driver({ type: 'driver.ended' }),
  noMicrophone: driver({ type: 'driver.failed', failure: { reason: 'microphone_missing' } }),
  noSpeech: driver({ type: 'driver.failed', failure: { reason: 'speech_network' } }),
  lost: driver(gone),
  lostWithNetwork: driver(dropped({ reason: 'network_lost' }, true)),
  unplugged: driver(dropped({ reason: 'microphone_lost' }, true)),
  closed: driver(noMore),
  connectTimeout: after('voiceSession.session.connecting', 'connectTimeout', 12_000),
  closeTimeout: after('voiceSession.session.disconnecting', 'closeTimeout', 2_000),
  backOff: after('voiceSession.reconnecting.backingOff', 'backOff', 10_000),
  networkBack: {
    event: { type: 'xstate.done.actor.0.voiceSession.reconnecting.awaitingNetwork' },
    play: (on) => on.answer(),
  },
  networkGone: after('voiceSession.reconnecting.awaitingNetwork', 'networkTime', 300_000),
  proven: after('voiceSession.session.connected.standing.proving', 'proofTime', 1_000),
  rest: after('voiceSession.session.connected.microphone.resting.waiting', 'restTime', 20_000),
}

function sent(event: VoiceEvent) {
  return { event, play: (on: Stage) => on.actor.send(event) }
}

function driver(event: ConversationSignal) {
  return { event, play: (on: Stage) => on.line()?.send(event) }
}

function after(state: string, delay: string, ms: number) {
  return { event: { type: `xstate.after.${delay}.${state}` }, play: (on: Stage) => on.clock.increment(ms) }
}

const byType = new Map(Object.values(happenings).map((each) => [JSON.stringify(each.event), each]))

const model = voiceSessionMachine.provide({
  actors: { converse: fromCallback<ConversationOrder, ConversationInput, VoiceEmitted>(() => {}) },
})
/** How a session may begin, what never happens to it then, and who alone may hear. What comes of a hold or a lost line is the same in each. */
const starts: { input: Start; never: unknown[]; hears?: VoiceCarrier }[] = [
  { input: {}, never: [] },
  { input: { isAgentChosen: true }, never: [happenings.chosenBrowser], hears: 'agent' },
  { input: { carrier: 'browser' }, never: [happenings.chosenAgent], hears: 'browser' },
]
const paths = starts.flatMap(({ input, never, hears }) => {
  const possible = Object.values(happenings).filter((each) => !never.includes(each))
  return getShortestPaths(model, {
    input,
    events: possible.map(({ event }) => event as VoiceEvent),
    serializeState: ({ value, context: { carrier, hasAgent, attempt, hold } }) =>
      JSON.stringify(hears ? value : [value, carrier, hasAgent, attempt, hold]),
    limit: 60_000,
  }).map((path) => ({ path, input, possible, hears }))
})

test('the model has paths worth walking', () => {
  expect(paths.length).toBeGreaterThan(150)
})

test.each(
  paths.map((each) => ({
    ...each,
    name: each.path.steps
      .map((step) => step.event.type)
      .join(' > ')
      .slice(0, 200),
  })),
)('never two lines, none left open, whatever comes next: $input $name', async ({ path, input, possible, hears }) => {
  const next = possible.filter(({ event }) => path.state.can(event as VoiceEvent))
  for (const last of [null, ...next]) {
    const on = stage(input)
    for (const step of path.steps) await byType.get(JSON.stringify(step.event))?.play(on)
    expect(on.actor.getSnapshot().value).toEqual(path.state.value)
    await last?.play(on)
    expect(on.mostOpen()).toBeLessThanOrEqual(1)
    expect(on.openNow()).toBe(on.actor.getSnapshot().matches('session') ? 1 : 0)
    if (hears) expect(on.lines.every((line) => line.input.carrier === hears)).toBe(true)
    on.actor.send({ type: 'stop.pressed' })
    on.clock.increment(2_000)
    expect(on.status()).toBe('disconnected')
    expectEachOpenedIsClosed(on.emitted)
    on.actor.stop()
    expect(on.openNow()).toBe(0)
  }
})

test.each(
  paths
    .filter(({ path }) => path.state.matches({ session: 'connected' }))
    .map(({ path, input }) => ({
      path,
      input,
      state: JSON.stringify(path.state.value),
    })),
)(
  'whatever goes on, what is said is told, and each answer is passed on once: $input $state',
  async ({ path, input }) => {
    const said = { type: 'speech.final', text: 'coffee 4', deliveryKey: 'said' } as const
    for (const event of [
      said,
      { type: 'speech.partial', text: 'coffee' },
      { type: 'turn.replied', text: 'Saved.' },
    ] as const) {
      const on = stage(input)
      for (const step of path.steps) await byType.get(JSON.stringify(step.event))?.play(on)
      const before = on.line()?.orders.length ?? 0
      on.emitted.length = 0
      if (event.type === 'turn.replied') on.actor.send(event)
      else on.line()?.send(event)
      const told = on.emitted.filter(({ type }) => type.startsWith('transcript.')).map(({ type }) => type)
      expect(told).toEqual(event.type === 'turn.replied' ? [] : [event.type.replace('speech', 'transcript')])
      const replies = on
        .line()
        ?.orders.slice(before)
        .filter(({ type }) => type === 'reply')
      expect(replies).toHaveLength(event.type === 'turn.replied' ? 1 : 0)
      on.actor.stop()
    }
  },
)

/** A conversation, over all its lines, is told as opened once and as closed once, and counted at most once. */
function expectEachOpenedIsClosed(emitted: readonly VoiceEmitted[]): void {
  let isOpen = false
  let isCounted = false
  for (const event of emitted) {
    if (event.type === 'session.opened') {
      expect(isOpen).toBe(event.isResumed)
      isOpen = true
    }
    if (event.type === 'conversation.counted') {
      expect([isOpen, isCounted]).toEqual([true, false])
      isCounted = true
    }
    if (event.type === 'session.closed') {
      isOpen = false
      isCounted = false
    }
  }
  expect(isOpen).toBe(false)
}

test('asks for the microphone first and opens no line when it is refused', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  expect(on.status()).toBe('connecting')
  expect(await on.answer()).toBe('admit')
  expect(await on.answer(denied)).toBe('microphone')
  expect(on.lines).toHaveLength(0)
  expect(on.actor.getSnapshot().matches({ disconnected: 'failed' })).toBe(true)
  expect(on.actor.getSnapshot().context.banner).toEqual(denied)
})

test('a second press while a start is pending is refused', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  on.actor.send({ type: 'mic.pressed' })
  expect(on.lines).toHaveLength(1)
  expect(on.status()).toBe('connecting')
})

test('a press while connected ends the session and clears the last transcript', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send({ type: 'speech.final', text: 'coffee 4', deliveryKey: '1' })
  expect(on.actor.getSnapshot().context.transcript).toBe('coffee 4')
  on.actor.send({ type: 'mic.pressed' })
  expect(on.status()).toBe('disconnecting')
  expect(on.line()?.orders).toContainEqual({ type: 'end' })
  expect(on.actor.getSnapshot().context.transcript).toBe('')
  on.line()?.send({ type: 'driver.ended' })
  expect(on.status()).toBe('disconnected')
  expect(on.emitted.at(-1)).toEqual({ type: 'session.closed' })
})

test('a line that goes while nobody pressed is told as lost, so that words without an end are not waited for; a press loses none', async () => {
  const ways: [ConversationSignal | 'press', string[]][] = [
    [gone, ['line.lost']],
    [noMore, ['line.lost', 'session.closed']],
    [{ type: 'driver.failed', failure: refused }, ['line.lost', 'session.closed']],
    [{ type: 'driver.ended' }, ['line.lost', 'session.closed']],
    ['press', ['session.closed']],
  ]
  for (const [way, told] of ways) {
    const on = stage()
    await on.connect()
    on.emitted.length = 0
    if (way === 'press') {
      on.actor.send({ type: 'mic.pressed' })
      on.line()?.send({ type: 'driver.ended' })
    } else on.line()?.send(way)
    expect(on.emitted.map(({ type }) => type)).toEqual(told)
    on.actor.stop()
  }
})

test('the banner goes after eight seconds', async () => {
  const on = stage()
  on.actor.send({ type: 'banner.shown', failure: { reason: 'config_unsuccessful' } })
  on.clock.increment(7_900)
  expect(on.actor.getSnapshot().context.banner).not.toBeNull()
  on.clock.increment(200)
  expect(on.actor.getSnapshot().context.banner).toBeNull()
})

test('the banner of a failed start goes after eight seconds too', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  await on.answer(denied)
  on.clock.increment(8_100)
  expect(on.actor.getSnapshot().context.banner).toBeNull()
  expect(on.actor.getSnapshot().matches({ disconnected: 'idle' })).toBe(true)
})

test('without an agent, speech that cannot listen is told as no voice at all', async () => {
  const on = stage()
  on.actor.send({ type: 'carrier.chosen', carrier: 'browser' })
  await on.connect()
  on.line()?.send({ type: 'driver.failed', failure: { reason: 'speech_network' } })
  expect(on.actor.getSnapshot().context.banner).toEqual({ reason: 'no_voice', because: 'speech_network' })
})

test('without an agent the browser listens, and says nothing about it', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  await on.answer()
  on.line()?.send({ type: 'driver.failed', failure: { reason: 'not_configured' } })
  expect(on.lines.map((line) => line.input.carrier)).toEqual(['agent', 'browser'])
  expect(on.actor.getSnapshot().context.banner).toBeNull()
  expect(on.mostOpen()).toBe(1)
})

test('an agent that fails to start is told, and the next press goes to the browser', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  await on.answer()
  on.line()?.send({ type: 'driver.failed', failure: refused })
  expect(on.actor.getSnapshot().context).toMatchObject({ banner: refused, carrier: 'browser' })
  on.actor.send({ type: 'retry.pressed' })
  expect(on.actor.getSnapshot().context.carrier).toBe('agent')
})

test('a line that the agent closes for good leads the next press to the browser, and so does one that breaks off again and again', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send(noMore)
  expect(on.actor.getSnapshot().context).toMatchObject({ banner: { reason: 'dropped' }, carrier: 'browser' })
  await on.connect()
  expect(on.line()?.input.carrier).toBe('browser')

  const breaking = stage()
  await breaking.connect()
  for (const wait of [300, 2_000, 5_000, 10_000]) {
    breaking.line()?.send(gone)
    expect(breaking.actor.getSnapshot().context.carrier).toBe('agent')
    breaking.clock.increment(wait)
    await breaking.answer()
    breaking.line()?.send({ type: 'driver.connected' })
  }
  breaking.line()?.send(gone)
  expect(breaking.actor.getSnapshot().context.carrier).toBe('browser')
})

test('a browser that cannot listen either leads back to the agent, press after press', async () => {
  const on = stage()
  for (const failure of [refused, { reason: 'speech_unavailable' }, refused, { reason: 'speech_network' }] as const) {
    on.actor.send({ type: 'mic.pressed' })
    await on.answer()
    await on.answer()
    on.line()?.send({ type: 'driver.failed', failure })
    expect(on.actor.getSnapshot().context.banner).toEqual(failure)
  }
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  await on.answer()
  on.clock.increment(12_000)
  expect(on.lines.map(({ input }) => input.carrier)).toEqual(['agent', 'browser', 'agent', 'browser', 'agent'])

  const heard = stage()
  heard.actor.send({ type: 'carrier.chosen', carrier: 'browser' })
  await heard.connect()
  heard.line()?.send({ type: 'driver.failed', failure: { reason: 'speech_network' } })
  expect(heard.actor.getSnapshot().context.carrier).toBe('browser')
})

test('what is no fault of the agent leaves the next press with it', async () => {
  const ways: [ConversationSignal, VoiceFailure | null][] = [
    [{ type: 'driver.ended' }, null],
    [dropped({ reason: 'network_lost' }, false), { reason: 'network_gone' }],
    [dropped({ reason: 'microphone_lost' }, false), { reason: 'microphone_lost' }],
    [dropped({ reason: 'time_over', message: 'too long' }, false), { reason: 'time_over', message: 'too long' }],
  ]
  for (const [way, banner] of ways) {
    const on = stage()
    await on.connect()
    on.line()?.send(way)
    expect(on.status()).toBe('disconnected')
    expect(on.actor.getSnapshot().context).toMatchObject({ banner, carrier: 'agent' })
    on.actor.stop()
  }
})

test('another try goes to the browser where the agent is not to hear, or is none', async () => {
  const chosen = stage()
  chosen.actor.send({ type: 'carrier.chosen', carrier: 'browser' })
  chosen.actor.send({ type: 'retry.pressed' })
  await chosen.answer()
  await chosen.answer()
  const none = stage()
  none.actor.send({ type: 'mic.pressed' })
  await none.answer()
  await none.answer()
  none.line()?.send({ type: 'driver.failed', failure: { reason: 'not_configured' } })
  none.line()?.send({ type: 'driver.failed', failure: refused })
  none.actor.send({ type: 'retry.pressed' })
  await none.answer()
  await none.answer()
  expect([chosen, none].map((on) => on.line()?.input.carrier)).toEqual(['browser', 'browser'])
})

test('a lost line is taken up again with what was heard, and given up after four tries', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send({ type: 'speech.final', text: 'coffee 4', deliveryKey: '1' })
  expect(on.line()?.input.resumes).toBeNull()
  for (const wait of [300, 2_000, 5_000, 10_000]) {
    on.line()?.send(gone)
    expect(on.status()).toBe('connecting')
    expect(on.openNow()).toBe(0)
    on.clock.increment(wait)
    expect(on.openNow()).toBe(0)
    expect(await on.answer()).toBe('network')
    expect(on.line()?.input).toMatchObject({ lastHeard: 'coffee 4', resumes: 'first-line' })
    on.line()?.send({ type: 'driver.connected', conversationId: 'first-line' })
  }
  expect(on.lines.map((line) => line.input.isResumed)).toEqual([false, true, true, true, true])
  on.line()?.send(gone)
  expect(on.status()).toBe('disconnected')
  expect(on.actor.getSnapshot().context.banner).toEqual({ reason: 'dropped', message: 'gone' })
})

test('a conversation that the server goes on with under another name is counted and taken up again under that one', async () => {
  const on = stage()
  await on.connect()
  const resumed: unknown[] = []
  for (const conversationId of ['first-line', 'another', 'another', undefined]) {
    on.line()?.send(gone)
    on.clock.increment(10_000)
    await on.answer()
    resumed.push(on.line()?.input.resumes)
    on.line()?.send({ type: 'driver.connected', ...(conversationId && { conversationId }) })
    on.clock.increment(5_000)
  }
  expect(resumed).toEqual(['first-line', 'first-line', 'another', 'another'])
  expect(on.actor.getSnapshot().context.conversationId).toBe('another')
  expect(on.emitted.filter(({ type }) => type === 'conversation.counted')).toEqual([
    { type: 'conversation.counted', conversationId: 'first-line' },
    { type: 'conversation.counted', conversationId: 'another' },
  ])
})

test('a lost line waits for the network for minutes, and the time-out of a connection starts when it is there', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send(gone)
  on.clock.increment(299_000)
  expect(on.status()).toBe('connecting')
  expect(on.lines).toHaveLength(1)
  expect(await on.answer()).toBe('network')
  expect(on.line()?.input.isResumed).toBe(true)
  on.clock.increment(11_900)
  on.line()?.send({ type: 'driver.connected' })
  expect(on.status()).toBe('connected')
})

test('a microphone that is gone is looked for twice, and ends the conversation where none is found', async () => {
  const on = stage()
  const missing: VoiceFailure = { reason: 'microphone_missing' }
  await on.connect()
  on.line()?.send(dropped({ reason: 'microphone_lost' }, true))
  expect(on.actor.getSnapshot().context.banner).toEqual({ reason: 'microphone_lost' })
  on.clock.increment(300)
  await on.answer()
  on.line()?.send({ type: 'driver.failed', failure: missing })
  expect(on.status()).toBe('connecting')
  on.clock.increment(2_000)
  await on.answer()
  on.line()?.send({ type: 'driver.failed', failure: missing })
  expect(on.status()).toBe('disconnected')
  expect(on.lines).toHaveLength(3)
  expect(on.actor.getSnapshot().context).toMatchObject({ banner: missing, carrier: 'agent' })
  expect(on.emitted.filter(({ type }) => type === 'session.closed')).toHaveLength(1)
})

test('a network that stays away ends the conversation, in words that say so', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send(gone)
  on.clock.increment(300)
  on.clock.increment(300_000)
  expect(on.status()).toBe('disconnected')
  expect(on.actor.getSnapshot().context).toMatchObject({ banner: { reason: 'network_gone' }, carrier: 'agent' })
  expect(on.emitted.filter(({ type }) => type === 'session.closed')).toHaveLength(1)
  await on.answer()
  expect(on.lines).toHaveLength(1)
})

test('a hold that is let go while the line is lost rests when it is back', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send(gone)
  on.actor.send({ type: 'talk.released' })
  on.clock.increment(300)
  await on.answer()
  on.line()?.send({ type: 'driver.connected' })
  expect(on.actor.getSnapshot().context.muted).toBe(true)
  on.clock.increment(20_000)
  expect(on.status()).toBe('disconnecting')
})

test('a rest goes on over a lost line, and ends it still', async () => {
  const on = stage()
  await on.connect()
  on.actor.send({ type: 'talk.released' })
  on.line()?.send(gone)
  on.clock.increment(300)
  await on.answer()
  on.line()?.send({ type: 'driver.connected' })
  expect(on.actor.getSnapshot().matches({ session: { connected: { microphone: 'resting' } } })).toBe(true)
  on.clock.increment(20_000)
  expect(on.status()).toBe('disconnecting')
})

test('a rest is counted from the last that Penny did, and cuts no long answer short', async () => {
  const on = stage()
  await on.connect()
  on.actor.send({ type: 'talk.released' })
  on.clock.increment(15_000)
  on.actor.send({ type: 'turn.started' })
  on.clock.increment(30_000)
  expect(voiceMode(on.actor.getSnapshot())).toBe('thinking')
  on.actor.send({ type: 'turn.replied', text: 'A long one.' })
  on.line()?.send({ type: 'agent.speaking' })
  on.clock.increment(45_000)
  expect(voiceMode(on.actor.getSnapshot())).toBe('speaking')
  on.line()?.send({ type: 'agent.silent' })
  on.clock.increment(19_999)
  expect(on.status()).toBe('connected')
  on.clock.increment(1)
  expect(on.status()).toBe('disconnecting')
})

test('the first words after a reconnection are marked, so that the turn can know them again', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send(gone)
  on.clock.increment(300)
  await on.answer()
  on.line()?.send({ type: 'driver.connected' })
  on.line()?.send({ type: 'speech.final', text: 'coffee 4', deliveryKey: '2:1' })
  on.line()?.send({ type: 'speech.final', text: 'lunch 12', deliveryKey: '2:2' })
  expect(on.emitted.filter((event) => event.type === 'transcript.final').map((event) => event.isRedelivery)).toEqual([
    true,
    false,
  ])
})

test('a line that goes before it stood was none: the next is the first, and is told and counted as such', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  await on.answer()
  on.line()?.send(gone)
  on.clock.increment(300)
  await on.answer()
  expect(on.line()?.input).toMatchObject({ isResumed: false, resumes: null })
  on.line()?.send({ type: 'driver.connected', conversationId: 'second-line' })
  expect(on.emitted).toContainEqual({
    type: 'session.opened',
    carrier: 'agent',
    isResumed: false,
  })
  expect(on.emitted).toContainEqual({ type: 'conversation.counted', conversationId: 'second-line' })
})

test("the agent's conversation is counted when it connects, the browser's at its first words or when it has lasted, over all its lines", async () => {
  const counts = (on: Stage) => on.emitted.filter(({ type }) => type === 'conversation.counted').length
  const agent = stage()
  await agent.connect()
  expect(counts(agent)).toBe(1)

  const browser = async () => {
    const on = stage()
    on.actor.send({ type: 'carrier.chosen', carrier: 'browser' })
    await on.connect()
    expect(counts(on)).toBe(0)
    return on
  }
  const failing = await browser()
  failing.line()?.send({ type: 'driver.failed', failure: { reason: 'speech_refused' } })
  failing.clock.increment(2_000)
  expect(counts(failing)).toBe(0)

  const heard = await browser()
  heard.line()?.send({ type: 'speech.partial', text: 'coffee' })
  expect(counts(heard)).toBe(1)
  heard.clock.increment(2_000)
  expect(counts(heard)).toBe(1)

  const lasting = await browser()
  lasting.line()?.send(gone)
  lasting.clock.increment(300)
  await lasting.answer()
  lasting.line()?.send({ type: 'driver.connected' })
  expect(counts(lasting)).toBe(0)
  lasting.clock.increment(1_000)
  expect(counts(lasting)).toBe(1)
  lasting.line()?.send(gone)
  lasting.clock.increment(300)
  await lasting.answer()
  lasting.line()?.send({ type: 'driver.connected' })
  lasting.clock.increment(1_000)
  expect(counts(lasting)).toBe(1)
})

test('Penny acts until the last of her calls is answered, and then thinks as long as the turn is', async () => {
  const on = stage()
  await on.connect()
  const modes: unknown[] = []
  const play = (
    event: ConversationSignal | Extract<VoiceEvent, { type: 'turn.started' | 'turn.replied' | 'turn.failed' }>,
  ) => {
    if (event.type.startsWith('turn.')) on.actor.send(event)
    else on.line()?.send(event as ConversationSignal)
    modes.push(voiceMode(on.actor.getSnapshot()))
  }
  play({ type: 'tool.started' })
  play({ type: 'tool.started' })
  play({ type: 'turn.started' })
  play({ type: 'tool.finished' })
  play({ type: 'tool.finished' })
  play({ type: 'turn.replied', text: 'Saved.' })
  expect(modes.splice(0)).toEqual(['acting', 'acting', 'acting', 'acting', 'thinking', 'listening'])

  play({ type: 'turn.started' })
  play({ type: 'tool.started' })
  play({ type: 'turn.failed', text: 'Sorry.' })
  play({ type: 'tool.finished' })
  expect(modes.splice(0)).toEqual(['thinking', 'acting', 'acting', 'listening'])

  play({ type: 'turn.started' })
  play({ type: 'agent.speaking' })
  play({ type: 'agent.silent' })
  play({ type: 'tool.started' })
  play({ type: 'agent.speaking' })
  play({ type: 'agent.interrupted' })
  play({ type: 'tool.finished' })
  expect(modes.splice(0)).toEqual(['thinking', 'speaking', 'thinking', 'acting', 'speaking', 'acting', 'thinking'])
})

test('while Penny is heard she speaks, whatever she begins to write; then she acts until that is answered, and a hold is heard at once', async () => {
  const ways: [way: ConversationSignal | 'hold', whileWriting: string, whenWritten: string][] = [
    [{ type: 'agent.silent' }, 'acting', 'listening'],
    [{ type: 'agent.interrupted' }, 'acting', 'listening'],
    ['hold', 'listening', 'listening'],
  ]
  for (const [way, whileWriting, whenWritten] of ways) {
    for (const isWritten of [false, true]) {
      const on = stage()
      await on.connect()
      const mode = () => voiceMode(on.actor.getSnapshot())
      on.line()?.send({ type: 'agent.speaking' })
      on.line()?.send({ type: 'tool.started' })
      expect(mode()).toBe('speaking')
      if (isWritten) on.line()?.send({ type: 'tool.finished' })
      expect(mode()).toBe('speaking')
      if (way === 'hold') on.actor.send({ type: 'talk.held' })
      else on.line()?.send(way)
      expect(mode()).toBe(isWritten ? whenWritten : whileWriting)
      if (!isWritten) on.line()?.send({ type: 'tool.finished' })
      expect(mode()).toBe(whenWritten)
      on.actor.stop()
    }
  }
})

test('what was in hand on a line that is lost keeps the next one from nothing', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send({ type: 'tool.started' })
  on.actor.send({ type: 'turn.started' })
  on.line()?.send(gone)
  on.clock.increment(300)
  await on.answer()
  on.line()?.send({ type: 'driver.connected' })
  expect(voiceMode(on.actor.getSnapshot())).toBe('listening')
  on.line()?.send({ type: 'tool.started' })
  on.line()?.send({ type: 'tool.finished' })
  expect(voiceMode(on.actor.getSnapshot())).toBe('listening')
})

test('feedback is given once for each response', async () => {
  const on = stage()
  await on.connect()
  on.actor.send({ type: 'feedback.given', eventId: 7, isLiked: true })
  on.actor.send({ type: 'feedback.given', eventId: 7, isLiked: true })
  on.actor.send({ type: 'feedback.given', eventId: 7, isLiked: false })
  expect(on.line()?.orders.filter((order) => order.type === 'feedback')).toEqual([
    { type: 'feedback', eventId: 7, isLiked: true },
  ])
})

test('a service that never answers is given up', async () => {
  const on = stage()
  on.actor.send({ type: 'mic.pressed' })
  await on.answer()
  await on.answer()
  on.clock.increment(12_000)
  expect(on.status()).toBe('disconnected')
  expect(on.openNow()).toBe(0)
  expect(on.actor.getSnapshot().context.banner?.reason).toBe('start_failed')
})

test('the reply to a turn is handed to the conversation, whatever Penny is doing; the caption is what is heard', async () => {
  const on = stage()
  await on.connect()
  on.actor.send({ type: 'turn.started' })
  on.actor.send({ type: 'turn.replied', text: 'Saved.' })
  on.line()?.send({ type: 'agent.speaking' })
  on.line()?.send({ type: 'agent.said', text: 'All done!', eventId: 3 })
  on.actor.send({ type: 'turn.replied', text: 'Saved both.' })
  expect(on.line()?.orders.filter((order) => order.type === 'reply')).toEqual([
    { type: 'reply', text: 'Saved.' },
    { type: 'reply', text: 'Saved both.' },
  ])
  expect(on.actor.getSnapshot().context.caption).toBe('All done!')

  const own = stage()
  own.actor.send({ type: 'carrier.chosen', carrier: 'browser' })
  await own.connect()
  own.actor.send({ type: 'turn.replied', text: 'Saved.' })
  expect(own.actor.getSnapshot().context.caption).toBe('Saved.')
})

test('a response that was cut short has the words that were heard of it for its caption, and no other has', async () => {
  const on = stage()
  await on.connect()
  const caption = () => on.actor.getSnapshot().context.caption
  on.line()?.send({ type: 'agent.said', text: 'Dining is your biggest category.', eventId: 3 })
  on.line()?.send({ type: 'agent.corrected', text: 'Dining is', eventId: 3 })
  expect(caption()).toBe('Dining is')
  on.line()?.send({ type: 'agent.said', text: 'Rent is the next.', eventId: 4 })
  on.line()?.send({ type: 'agent.corrected', text: 'Dining', eventId: 3 })
  expect(caption()).toBe('Rent is the next.')
  expect(on.emitted.filter(({ type }) => type === 'agent.corrected')).toEqual([
    { type: 'agent.corrected', text: 'Dining is', eventId: 3 },
    { type: 'agent.corrected', text: 'Dining', eventId: 3 },
  ])
})

test('a hold that is let go before the line is there rests when it is, and one that is taken up again listens', async () => {
  for (const isAgain of [false, true]) {
    const on = stage()
    on.actor.send({ type: 'talk.held' })
    await on.answer()
    on.actor.send({ type: 'talk.released' })
    await on.answer()
    if (isAgain) on.actor.send({ type: 'talk.held' })
    on.line()?.send({ type: 'driver.connected' })
    expect(on.actor.getSnapshot().context.muted).toBe(!isAgain)
    on.clock.increment(20_000)
    expect(on.status()).toBe(isAgain ? 'connected' : 'disconnecting')
    on.actor.stop()
  }
})

test('a hold has the floor until it is let go: Penny is cut short, and told so before the microphone opens', async () => {
  const on = stage()
  await on.connect()
  on.line()?.send({ type: 'agent.speaking' })
  expect(voiceMode(on.actor.getSnapshot())).toBe('speaking')
  on.actor.send({ type: 'talk.held' })
  expect(voiceMode(on.actor.getSnapshot())).toBe('listening')
  on.actor.send({ type: 'talk.released' })
  on.actor.send({ type: 'talk.held' })
  expect(on.line()?.orders).toEqual([
    { type: 'hold', isHeld: false },
    { type: 'mute', muted: false },
    { type: 'hold', isHeld: true },
    { type: 'mute', muted: false },
    { type: 'hold', isHeld: false },
    { type: 'mute', muted: true },
    { type: 'hold', isHeld: true },
    { type: 'mute', muted: false },
  ])
})

test('the hold that begins the session has the floor too, unless it was a tap, or is muted', async () => {
  for (const [end, isHeld] of [
    [null, true],
    ['talk.tapped', false],
    ['mute.pressed', false],
  ] as const) {
    const on = stage()
    on.actor.send({ type: 'talk.held' })
    await on.answer()
    await on.answer()
    on.line()?.send({ type: 'driver.connected' })
    if (end) on.actor.send({ type: end })
    expect(on.line()?.orders.findLast(({ type }) => type === 'hold')).toEqual({ type: 'hold', isHeld })
    on.actor.stop()
  }
})

test('who holds again while the line is lost is heard when it is back', async () => {
  const on = stage()
  await on.connect()
  on.actor.send({ type: 'talk.released' })
  on.line()?.send(gone)
  on.actor.send({ type: 'talk.held' })
  on.clock.increment(300)
  await on.answer()
  on.line()?.send({ type: 'driver.connected' })
  expect(on.actor.getSnapshot().context).toMatchObject({ muted: false, hold: 'held' })
})

test('typing and a typed line reach the conversation, and nobody without one', async () => {
  const on = stage()
  on.actor.send({ type: 'person.typed' })
  await on.connect()
  on.actor.send({ type: 'person.typed' })
  on.actor.send({ type: 'line.typed', text: 'lunch 12' })
  expect(on.line()?.orders.filter(({ type }) => type === 'activity' || type === 'message')).toEqual([
    { type: 'activity' },
    { type: 'message', text: 'lunch 12' },
  ])
})
