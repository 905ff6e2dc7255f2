import { useMutation } from '@tanstack/react-query'
import type { BankLinkAnswer } from '#domain/views.ts'
import { newId } from '#web/lib/new-id.ts'
import { writeApi } from '#web/lib/query/read-api.ts'

/** Leaves for the bank's sign-in; `asked` is the connection whose address is on its way. */
export function useSignInAgain(): { signInAgain: (bankLinkId: string) => void; asked: string | null } {
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (bankLinkId: string) =>
      writeApi<BankLinkAnswer>('/api/banking/sign-in-again', { bankLinkId }, { 'Idempotency-Key': newId() }),
    meta: { errorTitle: 'Link Failed' },
    onSuccess: (answer) => answer.kind === 'elsewhere' && location.assign(answer.url),
  })
  return { signInAgain: mutate, asked: isPending || isSuccess ? (variables ?? null) : null }
}
