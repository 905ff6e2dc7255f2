import { quickened } from '#web/voice/drivers/quick-analyser.ts'

/** A worklet that does not run, as in audio that sleeps, answers nothing. */
const ANSWERS_MS = 250

/** The worklets of each audio that is closed once: they are ended before. */
const workletsOf = new WeakMap<BaseAudioContext, AudioWorkletNode[]>()

/**
 * Audio that is closed but once, whoever asks, and leaves nothing behind: its worklets end first, with nothing that leads into them, for
 * a browser never lets go of one that asks for more or is fed, nor of its audio; and what it plays into stops, or the element that plays
 * it would be kept. The library's window of the microphone is 128 ms and long remembered: its analysers are made quick.
 */
export function closedOnce(context: AudioContext): AudioContext {
  const close = context.close.bind(context)
  const createOutlet = context.createMediaStreamDestination.bind(context)
  const createAnalyser = context.createAnalyser.bind(context)
  const worklets: AudioWorkletNode[] = []
  const analysers: AnalyserNode[] = []
  const outlets: MediaStreamAudioDestinationNode[] = []
  let closing: Promise<void> | undefined
  workletsOf.set(context, worklets)
  context.createMediaStreamDestination = () => {
    const outlet = createOutlet()
    outlets.push(outlet)
    return outlet
  }
  context.createAnalyser = () => {
    const analyser = quickened(createAnalyser())
    analysers.push(analyser)
    return analyser
  }
  const end = async () => {
    for (const analyser of analysers) analyser.disconnect()
    for (const { stream } of outlets) for (const track of stream.getTracks()) track.stop()
    if (worklets.length > 0) await Promise.all(worklets.map(endWorklet))
    await close()
  }
  context.close = () => {
    closing ??= end()
    return closing
  }
  return context
}

/** In place of the browser's own, so that the worklets of such audio are known. */
export function knownWorklets(Native: typeof AudioWorkletNode): typeof AudioWorkletNode {
  return new Proxy(Native, {
    construct(_, given: ConstructorParameters<typeof AudioWorkletNode>) {
      const worklet = new Native(...given)
      workletsOf.get(given[0])?.push(worklet)
      return worklet
    },
  })
}

/** `vite-voice.ts` teaches the worklets of the voice library to end and to answer. One that does not answer is not waited for long. */
function endWorklet({ port }: AudioWorkletNode): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const finish = () => {
      clearTimeout(timer)
      port1.close()
      resolve()
    }
    const timer = setTimeout(finish, ANSWERS_MS)
    port1.onmessage = finish
    port.postMessage({ type: 'end', ended: port2 }, [port2])
  })
}
