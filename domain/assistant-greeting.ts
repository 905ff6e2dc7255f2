/** Morning before 12, afternoon before 17, then evening (specification §9, assistant). `hour` is the person's own. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** "Good evening, Maya"; without a name the greeting alone. */
export function assistantGreeting(hour: number, firstName: string): string {
  const greeting = `Good ${partOfDay(hour)}`
  return firstName.trim() ? `${greeting}, ${firstName.trim()}` : greeting
}
