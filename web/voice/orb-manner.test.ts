import { expect, test } from 'vitest'
import { orbManner, voiceWords } from '#web/voice/orb-manner.ts'
import type { VoiceView } from '#web/voice/use-voice.ts'

const plain: VoiceView = {
  carrier: 'agent',
  status: 'connected',
  mode: 'listening',
  isMuted: false,
  isHeld: false,
  isReconnecting: false,
  isAwaitingNetwork: false,
  caption: '',
  notice: null,
  banner: null,
}

test.each<[Partial<VoiceView>, words: string, manner: string]>([
  [{ status: 'disconnected', mode: null }, 'Disconnected', 'idle'],
  [{ status: 'connecting', mode: null }, 'Connecting…', 'thinking'],
  [{ status: 'connecting', mode: null, isReconnecting: true }, 'Reconnecting…', 'thinking'],
  [
    { status: 'connecting', mode: null, isReconnecting: true, isAwaitingNetwork: true },
    'Waiting for the network…',
    'thinking',
  ],
  [{ mode: 'listening' }, 'Listening', 'listening'],
  [{ mode: 'listening', isMuted: true }, 'Muted', 'muted'],
  [{ mode: 'thinking' }, 'Thinking', 'thinking'],
  [{ mode: 'thinking', isMuted: true }, 'Thinking', 'muted'],
  [{ mode: 'acting' }, 'Writing it down', 'thinking'],
  [{ mode: 'acting', isMuted: true }, 'Writing it down', 'muted'],
  [{ mode: 'speaking' }, 'Speaking', 'speaking'],
  [{ mode: 'speaking', isMuted: true }, 'Speaking', 'speaking'],
  [{ status: 'disconnecting', mode: null }, 'Disconnecting…', 'idle'],
])('%j is told as "%s", with an orb that is %s', (change, words, manner) => {
  const view = { ...plain, ...change }
  expect([voiceWords(view), orbManner(view)]).toEqual([words, manner])
})
