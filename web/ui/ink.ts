import { type Color, colors } from '#domain/category.ts'

/** Sets `--c` (text), `--s` (soft ground) and `--f` (fill) of a colour; unknown names are drawn as accent (specification §3). */
export function inkClass(color: Color | string): string {
  return colors.some((known) => known === color) ? `ink-${color}` : 'ink-accent'
}
