import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { todayIn } from '#domain/calendar.ts'
import type { OpenSession } from '#domain/session.ts'
import { apiFetch } from '#web/lib/api.ts'
import { nameBrowser } from '#web/lib/person/name-browser.ts'
import { useTimeZone } from '#web/lib/person/today.ts'
import { sessionsQuery } from '#web/lib/query/account.ts'
import { toast } from '#web/lib/toast/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DayLabel } from '#web/ui/day-label.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

/** Where the person is signed in; any session but this one can be ended, at once. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery)
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (session: OpenSession) => apiFetch(`/api/sessions/${session.id}`, { method: 'DELETE' }),
    onSuccess: (_, session) => toast({ title: 'Session ended', description: nameBrowser(session.browser) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { errorTitle: 'Error ending session' },
  })
  return (
    <SettingsPart title="Sessions" note="Every browser in which you are signed in.">
      {sessions.isError && <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && <span className="bone bone-name" aria-hidden="true" />}
      <ul className="rules">
        {sessions.data?.map((session) => (
          <li key={session.id} className="settings-row">
            <span>
              <b>{nameBrowser(session.browser)}</b>
              <span className="caption">
                {session.isThisOne ? 'This one, since ' : 'Since '}
                <StartDay session={session} />
              </span>
            </span>
            {!session.isThisOne && (
              <Button
                tone="line"
                size="small"
                busy={end.isPending && end.variables.id === session.id}
                onClick={() => end.mutate(session)}
                aria-label={`End the session of ${nameBrowser(session.browser)}`}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SettingsPart>
  )
}

function StartDay({ session }: { session: OpenSession }) {
  return <DayLabel day={todayIn(Date.parse(session.startedAt), useTimeZone())} form="date" />
}
