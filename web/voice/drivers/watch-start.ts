import { closedOnce, knownWorklets } from '#web/voice/drivers/closed-once.ts'
import { heldMicrophone, takeMicrophone } from '#web/voice/drivers/microphone.ts'
import { canSetRate, takeWarmAudio } from '#web/voice/drivers/warm-audio.ts'

/** A start that failed may still ask for the microphone a moment later, in a part that did not hear of the failure. */
const LATE_MS = 5_000

let letGoOfLast = () => {}

/**
 * Keeps an eye on what a library opens while it starts: microphone streams, sockets and audio. `abandon` stops and closes
 * all of them, which also settles a start that waits for an answer that never comes; `done` lets go of the watch. The microphone that
 * is held and the audio contexts that were opened ahead are handed to it in place of new ones; where a rate cannot be set it is told
 * so, and brings its resampler. `onLost`: a microphone that was handed over has gone, not by a stop of ours; `over`: the line has
 * ended, and its microphones are listened to no more.
 */
export function watchStart(onLost: () => void): { abandon(): void; done(): void; over(): void } {
  letGoOfLast()
  const devices = navigator.mediaDevices
  const { getUserMedia, getSupportedConstraints } = devices
  const NativeSocket = globalThis.WebSocket
  const NativeAudio = globalThis.AudioContext
  const NativeWorklet = globalThis.AudioWorkletNode
  const streams: MediaStream[] = []
  const sockets: WebSocket[] = []
  const contexts: AudioContext[] = []
  const microphones = new AbortController()
  let isAbandoned = false

  const stop = (stream: MediaStream) => {
    for (const track of stream.getTracks()) track.stop()
  }
  const watchedGetUserMedia: typeof getUserMedia = async (constraints) => {
    // Asking for nothing but leave, it lets go of that stream once it has its own: leave was given before.
    if (constraints?.audio === true && heldMicrophone()) return new MediaStream()
    const stream = takeMicrophone() ?? (await getUserMedia.call(devices, constraints))
    if (isAbandoned) stop(stream)
    else streams.push(stream)
    for (const track of stream.getAudioTracks()) track.addEventListener('ended', onLost, { signal: microphones.signal })
    return stream
  }
  class WatchedSocket extends NativeSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      sockets.push(this)
      if (isAbandoned) this.close()
    }
  }

  const WarmedAudio = new Proxy(NativeAudio, {
    construct(Native, [options]: [AudioContextOptions?]) {
      const context = closedOnce(takeWarmAudio(options) ?? new Native(options))
      contexts.push(context)
      if (isAbandoned) close(context)
      return context
    },
  })

  const WatchedWorklet = knownWorklets(NativeWorklet)

  // Asked now, while the line is being opened: the library asks last of all, and all else waits for it.
  const permissions: Permissions | undefined = navigator.permissions
  const leave = permissions?.query({ name: 'microphone' })
  leave?.catch(() => {})
  const watchedQuery: Permissions['query'] = (wanted) =>
    leave !== undefined && wanted.name === 'microphone' ? leave : Permissions.prototype.query.call(permissions, wanted)

  const withoutRate = () => ({ ...getSupportedConstraints.call(devices), sampleRate: false })

  const letGo = () => {
    if (devices.getUserMedia === watchedGetUserMedia) devices.getUserMedia = getUserMedia
    if (globalThis.WebSocket === WatchedSocket) globalThis.WebSocket = NativeSocket
    if (devices.getSupportedConstraints === withoutRate) devices.getSupportedConstraints = getSupportedConstraints
    if (permissions?.query === watchedQuery) permissions.query = Permissions.prototype.query
    if (globalThis.AudioContext === WarmedAudio) globalThis.AudioContext = NativeAudio
    if (globalThis.AudioWorkletNode === WatchedWorklet) globalThis.AudioWorkletNode = NativeWorklet
  }
  letGoOfLast = letGo
  devices.getUserMedia = watchedGetUserMedia
  globalThis.WebSocket = WatchedSocket
  globalThis.AudioContext = WarmedAudio
  globalThis.AudioWorkletNode = WatchedWorklet
  if (permissions) permissions.query = watchedQuery
  if (!canSetRate()) devices.getSupportedConstraints = withoutRate
  return {
    abandon() {
      isAbandoned = true
      microphones.abort()
      for (const stream of streams) stop(stream)
      for (const socket of sockets) socket.close()
      for (const context of contexts) if (context.state !== 'closed') close(context)
    },
    done() {
      if (isAbandoned) setTimeout(letGo, LATE_MS)
      else letGo()
    },
    over: () => microphones.abort(),
  }
}

function close(context: AudioContext): void {
  void context.close().catch(() => {})
}
