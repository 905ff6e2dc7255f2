const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** How large a change is, without its sign: "4.6%", "1,250.0%". */
export function changeSize(percent: number): string {
  return `${tenths.format(Math.abs(percent))}%`
}

/** A share as it was reckoned: "64%", "114.6%", "1,250%". */
export function formatPercent(percent: number): string {
  return `${plain.format(percent)}%`
}
