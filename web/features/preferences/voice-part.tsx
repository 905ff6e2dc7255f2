import { product } from '#domain/product.ts'
import { chooseCue, useCueChoice } from '#web/lib/person/cue-choice.ts'
import { chooseVoice, useVoiceChoice, type VoiceChoice } from '#web/lib/person/voice-choice.ts'
import { Segments } from '#web/ui/settings/segments.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'
import { SwitchRow } from '#web/ui/settings/switch-row.tsx'

const ways: readonly { value: VoiceChoice; label: string }[] = [
  { value: 'automatic', label: 'Automatic' },
  { value: 'agent', label: 'Voice agent' },
  { value: 'browser', label: 'This browser' },
]

/** What hears the person on this device, and how it answers besides words. */
export function VoicePart({ hasVoiceAgent }: { hasVoiceAgent: boolean }) {
  const choice = useVoiceChoice()
  return (
    <SettingsPart title="Voice" note={noteOn(choice, hasVoiceAgent)}>
      <Segments label="Voice" options={ways} value={choice} onChange={chooseVoice} />
      <div className="settings-rows">
        <SwitchRow
          label="Sounds"
          note={`A short tone when ${product.assistant} listens, has saved something, or asks.`}
          isOn={useCueChoice('sounds')}
          onChange={(isOn) => chooseCue('sounds', isOn)}
        />
        <SwitchRow
          label="Haptics"
          note="The same to feel, on a device that can vibrate."
          isOn={useCueChoice('haptics')}
          onChange={(isOn) => chooseCue('haptics', isOn)}
        />
      </div>
    </SettingsPart>
  )
}

function noteOn(choice: VoiceChoice, hasVoiceAgent: boolean): string {
  if (choice === 'agent' && !hasVoiceAgent) return 'No voice agent is set up on this server, so talking will not work.'
  if (choice === 'browser' || !hasVoiceAgent) return `This browser hears you and speaks for ${product.assistant}.`
  return `A voice agent at ElevenLabs hears you and speaks for ${product.assistant}.`
}
