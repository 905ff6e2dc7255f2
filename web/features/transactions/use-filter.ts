import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFilter, withFilter } from '#web/features/transactions/filter-params.ts'
import type { TransactionFilter } from '#web/lib/query/transactions.ts'
import { useSettled } from '#web/lib/use-settled.ts'

const TYPING_PAUSE_MS = 180

/**
 * The filter lives in the address: Back takes a choice back and a reload keeps it. The words being typed are ahead of the address
 * until they stand still, and they take the place of those before them in the history.
 */
export function useFilter() {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const { search } = filter
  const [typed, setTyped] = useState(search)
  const settled = useSettled(typed.trim(), TYPING_PAUSE_MS)
  const agreed = useRef(search)

  useEffect(() => {
    if (search === agreed.current) return
    agreed.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    if (settled === agreed.current) return
    agreed.current = settled
    setParams((before) => withFilter(before, { search: settled }), { replace: true })
  }, [settled, setParams])

  const change = (part: Partial<TransactionFilter>) => setParams((before) => withFilter(before, part))
  return { filter, typed, setTyped, change }
}
