import { useSyncExternalStore } from 'react'
import { chosenTheme, onThemeChoice, type ThemeChoice } from '#web/lib/person/theme.ts'

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChoice, chosenTheme)
}
