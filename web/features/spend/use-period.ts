import { useSearchParams } from 'react-router'
import { type ChosenPeriod, readPeriod, withPeriod } from '#web/features/spend/period-params.ts'
import { useToday } from '#web/lib/person/today.ts'

/** The period lives in the address: Back takes a choice back and a reload keeps it. */
export function usePeriod(): { chosen: ChosenPeriod; choose: (chosen: ChosenPeriod) => void } {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  return {
    chosen: readPeriod(params, today),
    choose: (chosen) => setParams((before) => withPeriod(before, chosen), { preventScrollReset: true }),
  }
}
