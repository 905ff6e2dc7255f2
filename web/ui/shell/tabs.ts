import { product } from '#domain/product.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

type Tab = { path: string; label: string; icon: IconName; activeIcon: IconName }

/** The five tabs of the navigation in order (specification §2); the assistant's is drawn by its orb. */
export const tabs: readonly (Tab | { path: '/assistant'; label: string; icon: 'orb' })[] = [
  { path: '/', label: 'Dashboard', icon: 'home', activeIcon: 'home-fill' },
  { path: '/assistant', label: product.tabLabel, icon: 'orb' },
  { path: '/spend', label: 'Spend', icon: 'receipt', activeIcon: 'receipt-fill' },
  { path: '/goals', label: 'Goals', icon: 'flag', activeIcon: 'flag-fill' },
  { path: '/budget', label: 'Budget', icon: 'budget', activeIcon: 'budget-fill' },
]
