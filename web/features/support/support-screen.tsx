import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { product } from '#domain/product.ts'
import { readApi } from '#web/lib/query/read-api.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsPage } from '#web/ui/settings/settings-page.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'
import '#web/features/support/support.css'

const sayings = [
  { words: 'Coffee four, lunch twelve, no, fourteen, and parking yesterday six', does: 'Three entries, lunch at 14' },
  { words: 'Make that fifteen', does: 'Changes the last entry' },
  { words: 'Scratch that', does: 'Takes back the last turn, whole' },
  { words: 'How much on food last month?', does: 'The total, and the entries behind it' },
  { words: 'Set dining to three hundred', does: 'A budget for the month' },
  { words: 'Put fifty towards Japan', does: 'Money into a goal' },
]

const questions = [
  {
    asked: `${product.assistant} does not hear me.`,
    answer:
      'See whether the browser may use the microphone for this site, and whether another program holds it. Typing always works: press / on a keyboard, or tap the line under the talk.',
  },
  {
    asked: 'An entry is wrong.',
    answer:
      'Say “make that fifteen” or “that was groceries”, or open it under Transactions. Undo is on the notice for ten seconds and on the talk after that.',
  },
  {
    asked: 'My day or month is off.',
    answer: 'Days follow the time zone of your browser. After a journey, open the app once and it follows you.',
  },
  {
    asked: 'I have no network.',
    answer: 'What was loaded can still be read. What you add is kept on this device and sent once you are back.',
  },
]

/** Answers first, then a person to write to. */
export function SupportScreen() {
  const health = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => readApi<{ version: string }>('/api/health', signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SettingsPage title="Support" line="Where to turn when something is not right.">
      <SettingsPart title="Things to say">
        <ul className="rules sayings">
          {sayings.map(({ words, does }) => (
            <li key={words}>
              <q>{words}</q>
              <span className="caption">{does}</span>
            </li>
          ))}
        </ul>
      </SettingsPart>
      <SettingsPart title="When something is wrong">
        <div className="rules faq">
          {questions.map(({ asked, answer }) => (
            <details key={asked}>
              <summary>
                {asked}
                <Icon name="chevron-down" size="s" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </SettingsPart>
      <SettingsPart title="Keys">
        <dl className="keys">
          <dt>Hold Space</dt>
          <dd>Talk</dd>
          <dt>/</dt>
          <dd>Type</dd>
          <dt>Escape</dt>
          <dd>Stop</dd>
        </dl>
      </SettingsPart>
      <SettingsPart title="Write to us">
        <ul className="rules">
          <li>
            <Link className="settings-link" to="/landing/contact">
              Send a message
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
          <li>
            <Link className="settings-link" to="/pre-launch">
              Pre-launch checklist, for whoever runs this server
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        </ul>
        {health.data && (
          <p className="caption version">
            {product.name} {health.data.version}
          </p>
        )}
      </SettingsPart>
    </SettingsPage>
  )
}
