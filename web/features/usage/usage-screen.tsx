import { useQuery } from '@tanstack/react-query'
import { day, monthName } from '#domain/calendar.ts'
import { product } from '#domain/product.ts'
import type { UsageView } from '#domain/views.ts'
import { StageTable } from '#web/features/usage/stage-table.tsx'
import { usageQuery } from '#web/lib/query/usage.ts'
import { QuotaTicks } from '#web/ui/charts/quota-ticks.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SettingsPage } from '#web/ui/settings/settings-page.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'
import '#web/features/usage/usage.css'

/** What this month took: turns, voice chats, and how long the stages of a turn were (ruling 17). */
export function UsageScreen() {
  const { data, error, refetch } = useQuery(usageQuery)
  return (
    <SettingsPage
      title="Usage Analytics"
      line={data ? `${monthName(day(`${data.month}-01`))} ${data.month.slice(0, 4)}` : '\u00a0'}
    >
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Bones />}
      {data && <Month usage={data} />}
    </SettingsPage>
  )
}

function Month({ usage }: { usage: UsageView }) {
  const { turns, voiceChats } = usage
  return (
    <>
      <section className="card usage" aria-label="This month">
        <p>
          <span className="usage-figure">{turns.total}</span>
          <span className="caption">
            {turns.total === 1 ? 'turn' : 'turns'}, {turns.spoken} spoken
          </span>
        </p>
        <p>
          <span className="usage-figure">{voiceChats.used}</span>
          <span className="caption">
            {voiceChats.limit === null ? 'voice chats, without a limit' : `of ${voiceChats.limit} voice chats`}
          </span>
        </p>
        {voiceChats.limit !== null && (
          <span className="usage-bar">
            <QuotaTicks used={voiceChats.used} limit={voiceChats.limit} />
          </span>
        )}
      </section>
      <SettingsPart
        title="How fast"
        note="Half of this month’s turns were at least as quick as the first figure, nineteen of twenty as the second."
      >
        {usage.stages.some(({ count }) => count > 0) ? (
          <StageTable stages={usage.stages} />
        ) : (
          <p className="settings-words">Nothing was measured yet. Say something to {product.assistant}.</p>
        )}
      </SettingsPart>
    </>
  )
}

function Bones() {
  return (
    <div className="card usage" aria-hidden="true">
      <span className="bone bone-figure" />
      <span className="bone bone-figure" />
      <span className="bone bone-bar" />
    </div>
  )
}
