const KEY = 'theme'

/** Keeps to the system's theme while the person has chosen none; the first one is set before the first paint (`boot.js`). */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    const choice = localStorage.getItem(KEY)
    if (choice === 'light' || choice === 'dark') return
    document.documentElement.dataset.theme = matches ? 'dark' : 'light'
  })
}
