import { addDays, type Day } from '#domain/calendar.ts'
import type { TransactionCategory } from '#domain/category.ts'
import type { Cadence } from '#domain/recurring.ts'

/** One line of the sample, in the specification's own fields (§3). */
export type SampleSubscription = {
  service: string
  /** In minor units. */
  cost: number
  frequency: Extract<Cadence, 'monthly' | 'yearly'>
  lastPaid: Day
  active: boolean
  category: TransactionCategory
}

/** Made-up services, as they would look if they had been paid lately. */
export function sampleSubscriptions(today: Day): SampleSubscription[] {
  return [
    {
      service: 'Streamline',
      cost: 1549,
      frequency: 'monthly',
      lastPaid: addDays(today, -23),
      active: true,
      category: 'Entertainment',
    },
    {
      service: 'Tempo Music',
      cost: 1099,
      frequency: 'monthly',
      lastPaid: addDays(today, -8),
      active: true,
      category: 'Entertainment',
    },
    {
      service: 'Foldercloud',
      cost: 2999,
      frequency: 'yearly',
      lastPaid: addDays(today, -120),
      active: true,
      category: 'Other',
    },
    {
      service: 'Atlas Gym',
      cost: 3800,
      frequency: 'monthly',
      lastPaid: addDays(today, -19),
      active: true,
      category: 'Healthcare',
    },
    {
      service: 'The Long Read',
      cost: 800,
      frequency: 'monthly',
      lastPaid: addDays(today, -40),
      active: false,
      category: 'Education',
    },
  ]
}

/** What it comes to in a month, to a minor unit. */
export function monthlyCost({ cost, frequency }: SampleSubscription): number {
  return frequency === 'yearly' ? Math.round(cost / 12) : cost
}
