import { type Month, monthPlot, PLOT_HEIGHT, PLOT_WIDTH } from '#web/ui/charts/month-plot.ts'
import { MonthRuler } from '#web/ui/charts/month-ruler.tsx'

/** This month as a stair, last month's as dots behind it, over the ruler of the month; what it says in figures stands beside it. */
export function MonthStair(month: Month) {
  const plot = monthPlot(month)
  const at = { left: `${plot.today.x.toFixed(2)}%`, top: `${plot.today.y.toFixed(2)}px` }
  return (
    <>
      <div className="plot" aria-hidden="true">
        <svg viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {plot.past && <path className="plot-past" d={plot.past} vectorEffect="non-scaling-stroke" />}
          <path className="plot-now" d={plot.now} vectorEffect="non-scaling-stroke" />
        </svg>
        <i className="plot-drop" style={at} />
        <span className="plot-point" style={at} />
      </div>
      <MonthRuler today={month.today} />
    </>
  )
}
