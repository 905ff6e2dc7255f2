/** Kept in this browser and not in the profile: it has to be known before the first paint (`boot.js` reads it). */
const KEY = 'theme'

export type ThemeChoice = 'system' | 'light' | 'dark'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

export function chosenTheme(): ThemeChoice {
  const choice = localStorage.getItem(KEY)
  return choice === 'light' || choice === 'dark' ? choice : 'system'
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  applyTheme()
  for (const listener of listeners) listener()
}

/** Tells when another theme is chosen, in this tab or in another. Returns the function that stops listening. */
export function onThemeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps to the system's theme while the person has chosen none, and to a choice made in another tab. */
export function followTheme(): void {
  systemIsDark().addEventListener('change', applyTheme)
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    applyTheme()
    for (const listener of listeners) listener()
  })
}

function applyTheme(): void {
  const choice = chosenTheme()
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark().matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (color) color.content = isDark ? '#1a1213' : '#f9eee6'
}
