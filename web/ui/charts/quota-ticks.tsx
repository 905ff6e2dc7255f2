import { TickBar } from '#web/ui/charts/tick-bar.tsx'

/** How much of a limit is used; the figures stand beside it as text. */
export function QuotaTicks({ used, limit }: { used: number; limit: number }) {
  return <TickBar parts={[{ share: limit > 0 ? used / limit : 1, ink: 'var(--foreground)' }]} height={12} count={50} />
}
