/**
 * For `page.addInitScript`: the page's microphone becomes a wire that plays what `window.__say(wav)` is given, a WAV file in
 * base64, and resolves when the sound is over. `window.__microphone` counts how often it was asked for and how many tracks are live;
 * `unplug` ends them as a device that goes does.
 */
export const scriptedMicrophone = `(() => {
  const state = { asked: 0, tracks: [] }
  let context
  let wire
  const ready = () => {
    context ??= new AudioContext()
    wire ??= context.createGain()
    return context.resume()
  }
  window.__microphone = {
    get asked() { return state.asked },
    get live() { return state.tracks.filter((track) => track.readyState === 'live').length },
    unplug() {
      for (const track of state.tracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    },
  }
  window.__say = async (base64) => {
    await ready()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const sound = await context.decodeAudioData(bytes.buffer)
    const source = context.createBufferSource()
    source.buffer = sound
    source.connect(wire)
    await new Promise((resolve) => {
      source.onended = resolve
      source.start()
    })
  }
  if (!navigator.mediaDevices) return
  navigator.mediaDevices.getUserMedia = async () => {
    state.asked += 1
    await ready()
    const outlet = context.createMediaStreamDestination()
    wire.connect(outlet)
    for (const track of outlet.stream.getTracks()) {
      state.tracks.push(track)
      track.stop = () => {
        MediaStreamTrack.prototype.stop.call(track)
        if (!state.tracks.includes(track)) return
        state.tracks = state.tracks.filter((each) => each !== track)
        wire.disconnect(outlet)
      }
    }
    return outlet.stream
  }
})()`

declare global {
  interface Window {
    __say(wavBase64: string): Promise<void>
    __microphone: { asked: number; live: number; unplug(): void }
  }
}
