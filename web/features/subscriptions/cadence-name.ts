import type { Cadence } from '#domain/recurring.ts'

export const cadenceName: Record<Cadence, string> = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  monthly: 'Monthly',
  quarterly: 'Every three months',
  yearly: 'Yearly',
}
