type ComingScreen = { path: string; title: string; line: string }

/** Screens with their title, and what they are for. */
export const comingScreens: readonly ComingScreen[] = [
  { path: '/accounts', title: 'Accounts', line: 'Your bank accounts and cards in one place.' },
  { path: '/usage', title: 'Usage Analytics', line: 'Turns and voice chats of this month.' },
]
