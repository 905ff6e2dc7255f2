/** Before 12 morning, before 18 afternoon, else evening (specification §9). */
export function greetingAt(hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
