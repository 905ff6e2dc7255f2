import { canSetRate, takeWarmAudio } from '#web/voice/drivers/warm-audio.ts'

/** A start that failed may still ask for the microphone a moment later, in a part that did not hear of the failure. */
const LATE_MS = 5_000

let letGoOfLast = () => {}

/**
 * Keeps an eye on what a library opens while it starts: microphone streams and sockets. `abandon` stops and closes all of
 * them, which also settles a start that waits for an answer that never comes; `done` lets go of the watch. Audio contexts that were
 * opened ahead are handed to it in place of new ones; where a rate cannot be set it is told so, and brings its resampler.
 */
export function watchStart(): { abandon(): void; done(): void } {
  letGoOfLast()
  const devices = navigator.mediaDevices
  const { getUserMedia, getSupportedConstraints } = devices
  const NativeSocket = globalThis.WebSocket
  const NativeAudio = globalThis.AudioContext
  const streams: MediaStream[] = []
  const sockets: WebSocket[] = []
  let isAbandoned = false

  const stop = (stream: MediaStream) => {
    for (const track of stream.getTracks()) track.stop()
  }
  const watchedGetUserMedia: typeof getUserMedia = async (constraints) => {
    const stream = await getUserMedia.call(devices, constraints)
    if (isAbandoned) stop(stream)
    else streams.push(stream)
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
    construct: (Native, [options]: [AudioContextOptions?]) => takeWarmAudio(options) ?? new Native(options),
  })

  const withoutRate = () => ({ ...getSupportedConstraints.call(devices), sampleRate: false })

  const letGo = () => {
    if (devices.getUserMedia === watchedGetUserMedia) devices.getUserMedia = getUserMedia
    if (globalThis.WebSocket === WatchedSocket) globalThis.WebSocket = NativeSocket
    if (devices.getSupportedConstraints === withoutRate) devices.getSupportedConstraints = getSupportedConstraints
    if (globalThis.AudioContext === WarmedAudio) globalThis.AudioContext = NativeAudio
  }
  letGoOfLast = letGo
  devices.getUserMedia = watchedGetUserMedia
  globalThis.WebSocket = WatchedSocket
  globalThis.AudioContext = WarmedAudio
  if (!canSetRate()) devices.getSupportedConstraints = withoutRate
  return {
    abandon() {
      isAbandoned = true
      for (const stream of streams) stop(stream)
      for (const socket of sockets) socket.close()
    },
    done() {
      if (isAbandoned) setTimeout(letGo, LATE_MS)
      else letGo()
    },
  }
}
