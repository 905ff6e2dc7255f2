import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AskForLink } from '#web/features/login/ask-for-link.tsx'
import { LinkIsOver } from '#web/features/login/link-is-over.tsx'
import { NewPassword } from '#web/features/login/new-password.tsx'

/** `/reset-password`: asks for the address to send a link to; with the link's token it asks for the new password. */
export function ResetPasswordScreen() {
  const [params] = useSearchParams()
  const token = params.get('token')
  const [spentToken, setSpentToken] = useState<string | null>(null)
  if (!token) return <AskForLink />
  if (token === spentToken) return <LinkIsOver />
  return <NewPassword key={token} token={token} onLinkOver={() => setSpentToken(token)} />
}
