import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const worklet = /\/@elevenlabs\/client\/worklets\/(rawAudioProcessor|audioConcatProcessor)\.js(\?url)?$/

/**
 * Fits the voice library to a strict content policy: WebRTC is left out, and the resampler's worklet comes from our own
 * origin. `libsampleratePath` does not reach the library's output device, so the address itself is rewritten.
 * Its other two worklets are taught to end, or no browser would ever let go of them (`closed-once.ts` tells them to).
 */
export function voice(): Plugin {
  let isBuilt = false
  return {
    name: 'voice',
    config: () => ({
      resolve: { alias: { 'livekit-client': fileURLToPath(new URL('livekit-stub.ts', import.meta.url)) } },
      optimizeDeps: { exclude: ['@elevenlabs/client'] },
    }),
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    load: {
      order: 'pre',
      handler(id) {
        const [, name, isAddress] = worklet.exec(id) ?? []
        if (!isBuilt || !isAddress) return null
        const source = endable(readFileSync(id.replace(/\?url$/, ''), 'utf8'))
        const file = this.emitFile({ type: 'asset', name: `${name}.js`, source })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      },
    },
    transform(code, id) {
      if (!isBuilt && worklet.test(id) && !id.endsWith('?url')) return { code: endable(code), map: null }
      if (!id.endsWith('/addLibsamplerateModule.js')) return null
      const ours = `import LIBSAMPLERATE_JS from '@alexanderolsen/libsamplerate-js/dist/libsamplerate.worklet.js?url'`
      const replaced = code.replace(/^const LIBSAMPLERATE_JS = "https:[^"]+";$/m, ours)
      if (replaced === code) this.error('The address of the resampler is not where it was')
      return { code: replaced, map: null }
    },
  }
}

/** Its processor stops for good once it is told to, and answers when it has. */
function endable(code: string): string {
  const registered = /^registerProcessor\("(\w+)", (\w+)\);$/m
  if (!registered.test(code)) throw new Error('A worklet of the voice library is not registered where it was')
  return code.replace(
    registered,
    `registerProcessor("$1", class extends $2 {
  constructor(options) {
    super(options);
    this.port.addEventListener("message", ({ data }) => {
      if (data.type === "end") this.ended = data.ended;
    });
  }
  process(inputs, outputs, parameters) {
    if (!this.ended) return super.process(inputs, outputs, parameters);
    this.ended.postMessage(null);
    return false;
  }
});`,
  )
}
