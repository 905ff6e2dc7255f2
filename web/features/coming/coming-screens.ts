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
  { path: '/usage', title: 'Usage Analytics', line: 'Turns and voice chats of this month.' },
]
