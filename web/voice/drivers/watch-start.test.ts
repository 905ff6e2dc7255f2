import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchStart } from '#web/voice/drivers/watch-start.ts'

/** Long enough for the watch to let go of a start that was abandoned. */
const LET_GO_MS = 5_000

let tracks: { stop: ReturnType<typeof vi.fn>; addEventListener: ReturnType<typeof vi.fn> }[]
let native: { getUserMedia: () => Promise<unknown>; getSupportedConstraints: () => object }
let sockets: Socket[]
let posts: unknown[][]
const unfed = vi.fn()
const lost = vi.fn()

class Socket {
  close = vi.fn()
  constructor() {
    sockets.push(this)
  }
}

class Audio {
  state = 'running'
  sampleRate = 16_000
  async close() {
    this.state = 'closed'
  }
  createMediaStreamDestination() {}
  createAnalyser() {
    return { disconnect: unfed, context: this, fftSize: 2048, smoothingTimeConstant: 0.8 }
  }
}

class Worklet {
  port = { postMessage: (...sent: unknown[]) => posts.push(sent) }
}

beforeEach(() => {
  vi.useFakeTimers()
  tracks = []
  sockets = []
  posts = []
  unfed.mockClear()
  native = {
    async getUserMedia() {
      const track = { stop: vi.fn(), addEventListener: vi.fn() }
      tracks.push(track)
      return { getTracks: () => [track], getAudioTracks: () => [track] }
    },
    getSupportedConstraints: () => ({ sampleRate: true }),
  }
  vi.stubGlobal('navigator', { mediaDevices: { ...native } })
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('AudioWorkletNode', Worklet)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openAll = async () => {
  await navigator.mediaDevices.getUserMedia({ audio: { sampleRate: 16_000 } })
  new WebSocket('wss://voice.example')
  return new AudioContext()
}

test('a start that is given up leaves open neither what it opened before nor what it asks for a moment later', async () => {
  const watch = watchStart(lost)
  const early = await openAll()
  expect(tracks[0]?.stop).not.toHaveBeenCalled()
  watch.abandon()
  watch.done()
  expect(early.state).toBe('closed')
  const late = await openAll()
  expect(late.state).toBe('closed')
  expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1])
  expect(sockets.map(({ close }) => close.mock.calls.length)).toEqual([1, 1])
})

test('a start that stands keeps all it opened, and what is opened after it is nobody’s', async () => {
  const watch = watchStart(lost)
  const context = await openAll()
  watch.done()
  expect(navigator.mediaDevices.getUserMedia).toBe(native.getUserMedia)
  expect(globalThis.WebSocket).toBe(Socket)
  await openAll()
  expect([
    ...tracks.flatMap(({ stop }) => stop.mock.calls),
    ...sockets.flatMap(({ close }) => close.mock.calls),
  ]).toEqual([])
  expect(context.state).toBe('running')
  expect(tracks[0]?.addEventListener.mock.calls).toEqual([['ended', lost, { signal: expect.any(AbortSignal) }]])
  expect(tracks[1]?.addEventListener).not.toHaveBeenCalled()
})

test('a microphone is watched until the line is over, or its start is given up', async () => {
  for (const end of ['over', 'abandon'] as const) {
    const watch = watchStart(lost)
    await openAll()
    watch.done()
    const [, , { signal } = new AbortController()] = tracks.at(-1)?.addEventListener.mock.calls[0] ?? []
    expect(signal.aborted).toBe(false)
    watch[end]()
    expect(signal.aborted).toBe(true)
  }
})

test('the browser has its own again some seconds after a start was given up, and at once when the next begins', async () => {
  const given = watchStart(lost)
  given.abandon()
  given.done()
  expect(globalThis.WebSocket).not.toBe(Socket)
  vi.advanceTimersByTime(LET_GO_MS)
  expect(globalThis.WebSocket).toBe(Socket)

  const first = watchStart(lost)
  first.abandon()
  first.done()
  const second = watchStart(lost)
  const context = await openAll()
  vi.advanceTimersByTime(LET_GO_MS)
  expect(context.state).toBe('running')
  expect(sockets.at(-1)?.close).not.toHaveBeenCalled()
  second.done()
  expect(globalThis.WebSocket).toBe(Socket)
  expect(globalThis.AudioContext).toBe(Audio)
})

test('audio closes once its worklets have answered that they are at their end, and without an answer a moment later', async () => {
  const watch = watchStart(lost)
  const [answering, silent] = [new AudioContext(), new AudioContext()]
  new AudioWorkletNode(answering, 'hears')
  new AudioWorkletNode(silent, 'sleeps')
  watch.done()
  expect(globalThis.AudioWorkletNode).toBe(Worklet)
  expect(answering.createAnalyser()).toMatchObject({ fftSize: 512, smoothingTimeConstant: 0.4 })
  const closing = [answering.close(), silent.close(), answering.close()]
  expect(unfed).toHaveBeenCalledOnce()
  expect([answering.state, silent.state, posts.length]).toEqual(['running', 'running', 2])
  const [message] = posts[0] as [{ type: string; ended: MessagePort }]
  expect(message.type).toBe('end')
  message.ended.postMessage(null)
  await closing[0]
  expect([answering.state, silent.state]).toEqual(['closed', 'running'])
  vi.advanceTimersByTime(250)
  await Promise.all(closing)
  expect(silent.state).toBe('closed')
})
