import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { OneAct } from '#web/lib/tools/one-act.ts'

/**
 * A mutation that a form or a button sends, one act at a time, so that neither a double press nor a lost answer writes twice. What it does
 * when it is answered it does also where the form has closed meanwhile. `acts`: for a form that opens anew while its act is under way.
 */
export function useAct<Answer, Act extends object, Kept = unknown>(
  {
    mutationFn,
    ...options
  }: Omit<UseMutationOptions<Answer, Error, Act, Kept>, 'mutationFn'> & {
    mutationFn: (act: Act) => Promise<Answer>
  },
  acts?: OneAct<Act>,
) {
  const [own] = useState(() => acts ?? new OneAct<Act>())
  const { mutate, isPending, variables, error, reset } = useMutation({
    ...options,
    mutationFn: (act: Act) => own.run(act, mutationFn),
  })
  const send = (pressed: Act): void => {
    const act = own.begin(pressed)
    if (act) mutate(act)
  }
  return { send, isPending, variables, error, reset }
}
