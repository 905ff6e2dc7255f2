type ComingScreen = { path: string; title: string; line: string; leadsTo?: readonly string[] }

/** Screens with their title, what they are for, and the screens that are found through them. */
export const comingScreens: readonly ComingScreen[] = [
  { path: '/accounts', title: 'Accounts', line: 'Your bank accounts and cards in one place.' },
  { path: '/spend', title: 'Spend', line: 'Where this month went, beside the month before.' },
  { path: '/subscriptions', title: 'Subscriptions', line: 'What is taken from your account again and again.' },
  {
    path: '/ai-insights',
    title: 'AI Insights',
    line: 'What your own entries say about your money.',
    leadsTo: ['/ai-expense-prediction', '/ai-spending-insights', '/ai-investment-suggestions'],
  },
  { path: '/ai-expense-prediction', title: 'Expense Prediction', line: 'What next month is likely to cost.' },
  { path: '/ai-spending-insights', title: 'Spending Insights', line: 'Where your spending moved, and by how much.' },
  {
    path: '/ai-investment-suggestions',
    title: 'Investment Suggestions',
    line: 'What could be done with what is left over.',
  },
  { path: '/pre-launch', title: 'Pre-launch', line: 'The list to go through before opening the doors.' },
  { path: '/onboarding', title: 'Welcome', line: 'Name, currency, a first spend and a first budget.' },
  { path: '/payment-success', title: 'Payment', line: 'Where a finished payment is confirmed.' },
  { path: '/settings', title: 'Account Settings', line: 'Your name, your password and your sessions.' },
  { path: '/usage', title: 'Usage Analytics', line: 'Turns and voice chats of this month.' },
  { path: '/preferences', title: 'Preferences', line: 'Theme, currency and voice.' },
  { path: '/privacy-security', title: 'Privacy & Security', line: 'What is stored, and where audio goes.' },
  { path: '/support', title: 'Support', line: 'Where to turn when something is not right.', leadsTo: ['/pre-launch'] },
]
