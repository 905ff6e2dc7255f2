import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Fits the voice library to a strict content policy: WebRTC is left out, and the resampler's worklet comes from our own
 * origin. `libsampleratePath` does not reach the library's output device, so the address itself is rewritten.
 */
export function voice(): Plugin {
  return {
    name: 'voice',
    config: () => ({
      resolve: { alias: { 'livekit-client': fileURLToPath(new URL('livekit-stub.ts', import.meta.url)) } },
      optimizeDeps: { exclude: ['@elevenlabs/client'] },
    }),
    transform(code, id) {
      if (!id.endsWith('/addLibsamplerateModule.js')) return null
      const ours = `import LIBSAMPLERATE_JS from '@alexanderolsen/libsamplerate-js/dist/libsamplerate.worklet.js?url'`
      const replaced = code.replace(/^const LIBSAMPLERATE_JS = "https:[^"]+";$/m, ours)
      if (replaced === code) this.error('The address of the resampler is not where it was')
      return { code: replaced, map: null }
    },
  }
}
