import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationSignal } from '#machines/voice-events.ts'
import type { DriverOptions } from '#web/voice/drivers/driver.ts'
import { ElevenLabsWire } from '#web/voice/drivers/elevenlabs-wire.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listen(callTool: DriverOptions['callTool'] = async () => '') {
  const told: ConversationSignal[] = []
  const wire = new ElevenLabsWire({
    carrier: 'agent',
    isResumed: false,
    muted: false,
    resumes: null,
    lastHeard: '',
    microphone: null,
    signal: new AbortController().signal,
    onSignal: (signal) => told.push(signal),
    recap: () => [],
    callTool,
  })
  return { wire, told, types: () => told.map(({ type }) => type) }
}

test('a mode that flickers is told once it stays', () => {
  const { wire, types } = listen()
  for (const mode of ['speaking', 'listening', 'speaking', 'listening', 'speaking'] as const) {
    wire.changeMode(mode)
    vi.advanceTimersByTime(20)
  }
  expect(types()).toEqual([])
  expect(wire.isSpeaking).toBe(false)
  vi.advanceTimersByTime(100)
  expect(types()).toEqual(['agent.speaking'])
  expect(wire.isSpeaking).toBe(true)
})

test('a mode is told no more once the line is closed', () => {
  const { wire, types } = listen()
  wire.changeMode('speaking')
  wire.close({ reason: 'agent' })
  vi.advanceTimersByTime(1_000)
  expect(types()).toEqual(['driver.ended'])
})

test.each([
  [1006, true],
  [1011, true],
  [1008, false],
  [1002, false],
] as const)('a line that closes with %i may be taken up again: %s', (closeCode, isRecoverable) => {
  const { wire, told } = listen()
  wire.close({ reason: 'error', message: 'gone', closeCode, context: { type: 'close' } })
  expect(told).toMatchObject([{ type: 'driver.dropped', isRecoverable }])
})

test('a line that is ended by the agent is dropped where an error of its own was the last that it told', () => {
  const failing = listen()
  failing.wire.fail('Server error: out of credits')
  failing.wire.close({ reason: 'agent' })
  const failure = { reason: 'dropped', message: 'out of credits' }
  expect(failing.told.at(-1)).toEqual({ type: 'driver.dropped', failure, isRecoverable: false })

  const goingOn = listen()
  goingOn.wire.fail('Server error: out of credits')
  goingOn.wire.hear({ message: 'Here I am again.', role: 'agent', event_id: 1 })
  goingOn.wire.close({ reason: 'agent' })
  expect(goingOn.told.at(-1)).toEqual({ type: 'driver.ended' })
})

test('a microphone that is lost, and a talk that has lasted as long as it may, are told by their own names', () => {
  const { wire, told } = listen()
  wire.loseMicrophone()
  wire.close({ reason: 'error', message: 'Ten minutes are over', context: { type: 'max_duration_exceeded' } })
  expect(told).toEqual([
    { type: 'driver.dropped', failure: { reason: 'microphone_lost' }, isRecoverable: true },
    { type: 'driver.dropped', failure: { reason: 'time_over', message: 'Ten minutes are over' }, isRecoverable: false },
  ])
})

test('a call that writes is told from its start to its end, done or refused; one that reads is not', async () => {
  for (const isRefused of [false, true]) {
    const told: string[] = []
    const { wire, types } = listen(async ({ name }) => {
      told.push(name)
      if (isRefused) throw new Error('Not done.')
      return 'done'
    })
    const answers = ['addTransaction', 'undoLast', 'deleteGoal', 'getBalances'].map((name) =>
      wire.clientTools[name]?.({}),
    )
    expect(types()).toEqual(['tool.started', 'tool.started', 'tool.started'])
    await Promise.allSettled(answers)
    expect(types().slice(3)).toEqual(['tool.finished', 'tool.finished', 'tool.finished'])
    expect(told).toHaveLength(4)
  }
})
