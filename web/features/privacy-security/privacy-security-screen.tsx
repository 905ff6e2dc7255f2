import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { useMe } from '#web/lib/query/me.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsPage } from '#web/ui/settings/settings-page.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** What is stored, where audio goes, and how it is guarded: only what this server really does (ruling 17, ruling 18). */
export function PrivacySecurityScreen() {
  const me = useMe()
  return (
    <SettingsPage title="Privacy & Security">
      <SettingsPart title="What is stored">
        <div className="settings-words">
          <p>
            Your entries, budgets, goals, accounts and cards, your talk with {product.assistant}, and a journal of every
            change, so that anything can be undone. All of it lies in one database file on the server that runs this
            copy of {product.name}, and is read by nobody but you and whoever runs that server.
          </p>
          <p>
            There are no trackers and no advertisements, and no page of ours loads anything from another company’s
            address.
          </p>
        </div>
      </SettingsPart>
      <SettingsPart title="Where audio goes">
        <div className="settings-words">
          {me?.hasVoiceAgent ? (
            <p>
              This server uses a <b>voice agent</b>. While you talk, your microphone is streamed to ElevenLabs, which
              turns it into words and answers aloud. It is told what {product.assistant} answers, and given the entries,
              budgets, goals and balances that it asks for to answer you, never the number of an account or a card. We
              keep the words, never the sound.
            </p>
          ) : (
            <p>
              <b>Your browser</b> turns speech into words. Some browsers do it on this device; others send the sound to
              their maker, and the talk screen says so when yours does. We get the words, never the sound.
            </p>
          )}
          <p>The microphone is open only while the orb is listening.</p>
        </div>
      </SettingsPart>
      <SettingsPart title="How it is guarded">
        <div className="settings-words">
          <p>
            Passwords are kept as slow hashes. Sessions live in cookies that scripts cannot read, and each one can be
            ended at once. Account numbers and the keys of linked banks are encrypted with AES-256-GCM before they are
            stored.
          </p>
          <p>
            When you delete your account, signing in stops at once and everything is erased thirty days later, by
            itself.
          </p>
        </div>
      </SettingsPart>
      <SettingsPart title="Yours to do">
        <ul className="rules">
          {ways.map(({ label, to }) => (
            <li key={label}>
              <Link className="settings-link" to={to}>
                {label}
                <Icon name="chevron-right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      </SettingsPart>
    </SettingsPage>
  )
}

const ways = [
  { label: 'See and end sessions', to: '/settings' },
  { label: 'Export my data', to: '/settings' },
  { label: 'Read the privacy policy', to: '/privacy' },
]
