import { product } from '#domain/product.ts'
import { chooseVoice, useVoiceChoice, type VoiceChoice } from '#web/lib/person/voice-choice.ts'
import { Segments } from '#web/ui/settings/segments.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

const ways: readonly { value: VoiceChoice; label: string }[] = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'agent', label: 'Voice agent' },
  { value: 'browser', label: 'This browser' },
]

/** What hears the person on this device. */
export function VoicePart({ hasVoiceAgent }: { hasVoiceAgent: boolean }) {
  const choice = useVoiceChoice()
  return (
    <SettingsPart title="Voice" note={noteOn(choice, hasVoiceAgent)}>
      <Segments label="Voice" options={ways} value={choice} onChange={chooseVoice} />
    </SettingsPart>
  )
}

function noteOn(choice: VoiceChoice, hasVoiceAgent: boolean): string {
  if (choice === 'agent' && !hasVoiceAgent) return 'No voice agent is set up on this server, so talking will not work.'
  if (choice === 'browser' || !hasVoiceAgent) return `This browser hears you and speaks for ${product.assistant}.`
  return `A voice agent at ElevenLabs hears you and speaks for ${product.assistant}.`
}
