import { currencies, currencyCodes } from '#domain/currency.ts'
import { VoicePart } from '#web/features/preferences/voice-part.tsx'
import { chooseTheme, type ThemeChoice } from '#web/lib/person/theme.ts'
import { useThemeChoice } from '#web/lib/person/use-theme-choice.ts'
import { useMe } from '#web/lib/query/me.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { Segments } from '#web/ui/settings/segments.tsx'
import { SettingsPage } from '#web/ui/settings/settings-page.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Theme, currency and voice (ruling 17). */
export function PreferencesScreen() {
  const me = useMe()
  return (
    <SettingsPage title="Preferences">
      <SettingsPart title="Theme">
        <Segments label="Theme" options={themes} value={useThemeChoice()} onChange={chooseTheme} />
      </SettingsPart>
      {me && <CurrencyPart currency={me.currency} />}
      {me && <VoicePart hasVoiceAgent={me.hasVoiceAgent} />}
    </SettingsPage>
  )
}

type Code = (typeof currencyCodes)[number]

function CurrencyPart({ currency }: { currency: Code }) {
  const { send, isPending, variables } = useTool('updateProfile', {
    onDone: ({ output }) =>
      toast({ title: 'Currency changed', description: `Amounts are shown in ${output.currency}.`, tone: 'success' }),
  })
  const options = currencyCodes.map((code) => ({ value: code, label: `${currencies[code].symbol} ${code}` }))
  const change = (code: Code) => {
    if (code !== currency) send({ currency: code })
  }
  return (
    <SettingsPart
      title="Currency"
      note="What your amounts are shown in. Figures keep their value: nothing is converted."
    >
      <Segments
        label="Currency"
        options={options}
        value={(isPending && variables?.currency) || currency}
        onChange={change}
      />
    </SettingsPart>
  )
}
