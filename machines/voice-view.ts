import type { SnapshotFrom } from 'xstate'
import type { VoiceMode, VoiceStatus } from '#machines/voice-events.ts'
import type { voiceSessionMachine } from '#machines/voice-session.ts'

export type VoiceSnapshot = SnapshotFrom<typeof voiceSessionMachine>

export function voiceStatus(snapshot: VoiceSnapshot): VoiceStatus {
  if (snapshot.matches('disconnected')) return 'disconnected'
  if (snapshot.matches({ session: 'connected' })) return 'connected'
  if (snapshot.matches({ session: 'disconnecting' })) return 'disconnecting'
  return 'connecting'
}

/** What Penny is doing, or null while not connected. */
export function voiceMode(snapshot: VoiceSnapshot): VoiceMode | null {
  if (!snapshot.matches({ session: 'connected' })) return null
  if (snapshot.matches({ session: { connected: { mode: 'speaking' } } })) return 'speaking'
  if (snapshot.matches({ session: { connected: { mode: 'thinking' } } })) return 'thinking'
  if (snapshot.matches({ session: { connected: { mode: 'acting' } } })) return 'acting'
  return 'listening'
}
