import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onAuthStateChange } from '#web/lib/auth/auth.ts'
import { Live } from '#web/lib/live/live.tsx'
import { BackOnline } from '#web/lib/offline/back-online.tsx'
import { keepViewsOf } from '#web/lib/offline/kept-views.ts'
import { CurrencyContext } from '#web/lib/person/currency.ts'
import { forgetOnDevice } from '#web/lib/person/kept-on-device.ts'
import { tellSignedOut } from '#web/lib/person/signed-out-notice.ts'
import { useKeptTimeZone } from '#web/lib/person/use-kept-time-zone.ts'
import { createQueryClient } from '#web/lib/query/client.ts'
import { dashboardQuery } from '#web/lib/query/dashboard.ts'
import { meQuery, useMe } from '#web/lib/query/me.ts'
import { clearToasts } from '#web/lib/toast/toast.ts'

/**
 * Everything of one person lives inside: the cache is made with them and thrown away with them, so nothing of theirs is there for the
 * next (specification §4). To be given the person's id as `key`.
 */
export function PersonScope({ userId, children }: { userId: string; children: ReactNode }) {
  const [client] = useState(() => {
    const fresh = createQueryClient()
    keepViewsOf(userId)
    void fresh.prefetchQuery(meQuery)
    if (isHome(window.location.pathname)) void fresh.prefetchQuery(dashboardQuery)
    return fresh
  })
  useEffect(
    () =>
      onAuthStateChange((change) => {
        if (change.type !== 'SIGNED_OUT') return
        client.clear()
        forgetOnDevice(userId)
        clearToasts()
        if (change.by === 'window' || change.by === 'elsewhere') setTimeout(() => tellSignedOut(userId))
      }),
    [client, userId],
  )
  return (
    <QueryClientProvider client={client}>
      <PersonValues>{children}</PersonValues>
      <Live userId={userId} />
      <BackOnline userId={userId} />
    </QueryClientProvider>
  )
}

function PersonValues({ children }: { children: ReactNode }) {
  const me = useMe()
  useKeptTimeZone(me, useQueryClient())
  return <CurrencyContext value={me?.currency ?? 'USD'}>{children}</CurrencyContext>
}

function isHome(path: string): boolean {
  return path === '/' || path === '/dashboard'
}
