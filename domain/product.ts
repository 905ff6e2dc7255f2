/** The one place that holds the names a person sees (ruling 1). */
export const product = {
  name: 'Sayso',
  assistant: 'Penny',
  tagline: 'Track your money. Just say it.',
  tabLabel: 'Hey Penny',
  loadingText: 'Preparing your finance assistant...',
} as const
