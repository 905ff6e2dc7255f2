/** What the assistant says in passing; one of the five a visit (specification §2). */
export const encouragements = [
  'Small steps, steady money.',
  'Say it once, and it is in the books.',
  'A minute today keeps the month clear.',
  'You spend it, I write it down.',
  'Every entry clears the view.',
] as const
