type ComingScreen = { path: string; title: string; line: string }

/** Screens with their title, and what they are for. */
export const comingScreens: readonly ComingScreen[] = [
  { path: '/usage', title: 'Usage Analytics', line: 'Turns and voice chats of this month.' },
]
