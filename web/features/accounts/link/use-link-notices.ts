import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { bankLinkMachine } from '#machines/bank-link.ts'
import type { LinkSender } from '#web/features/accounts/link/link-sender.ts'
import { ApiError } from '#web/lib/api.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import { toast } from '#web/lib/toast/toast.ts'

/** The server's own words are told beside the notice of specification §8 where the person can do something about it. */
const ownWords = new Set(['bank_already_linked', 'bank_other_currency', 'invalid_bank_details', 'bank_sign_in_again'])

/** What the machine tells, as notices and a way to the aggregator's page. */
export function useLinkNotices(actor: ActorRefFrom<typeof bankLinkMachine>, sender: LinkSender): void {
  const client = useQueryClient()
  useEffect(() => {
    const tellMade = (title: string) => {
      refreshTables(client, ['accounts', 'cards', 'transactions', 'budgets'])
      toast({ title, tone: 'success' })
    }
    const heard = [
      actor.on('link.made', () => tellMade('Account Linked Successfully')),
      actor.on('link.refreshed', () => tellMade('Accounts Refreshed')),
      // It may have been linked in that very moment. Where the word does not get through, the screen shows what there is.
      actor.on('link.abandoned', () => {
        sender.abandon().then(
          ({ kind }) => kind === 'linked' && tellMade('Account Linked Successfully'),
          () => refreshTables(client, ['accounts', 'cards', 'transactions', 'budgets']),
        )
      }),
      actor.on('link.failed', ({ error }) => {
        const words = error instanceof ApiError && ownWords.has(error.code) ? ` ${error.message}` : ''
        toast({
          title: 'Link Failed',
          description: `Failed to link bank account. Please try again.${words}`,
          tone: 'destructive',
        })
      }),
      actor.on('person.sent', ({ url }) => location.assign(url)),
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [actor, client, sender])
}
