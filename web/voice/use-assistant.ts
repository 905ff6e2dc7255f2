import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useVoiceChoice } from '#web/lib/person/voice-choice.ts'
import { useMe } from '#web/lib/query/me.ts'
import { refreshTables } from '#web/lib/query/tables.ts'
import type { Assistant } from '#web/voice/assistant.ts'
import { assistantFor } from '#web/voice/assistant-for.ts'

/** The person's assistant, the same on every screen; null until the person is known. */
export function useAssistant(): Assistant | null {
  const me = useMe()
  const client = useQueryClient()
  useVoiceChoice()
  const assistant = me ? assistantFor(me) : null

  useEffect(() => {
    if (!assistant) return
    assistant.prepare()
    return assistant.onSaved(() => refreshTables(client, ['transactions', 'budgets', 'goals', 'accounts', 'cards']))
  }, [assistant, client])

  return assistant
}
