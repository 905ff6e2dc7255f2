import { Icon } from '#web/ui/icon.tsx'
import { changeSize } from '#web/ui/percent.ts'

/** Green with a plus when not below zero, red otherwise (specification §2). */
export function BalanceChange({ percent }: { percent: number }) {
  const isRise = percent >= 0
  const figure = `${isRise ? '+' : '−'}${changeSize(percent)}`
  return (
    <p className="change-words">
      <b className={isRise ? 'in' : 'out'}>
        <Icon name={isRise ? 'arrow-up-right' : 'arrow-down-right'} size="s" />
        {figure}
      </b>
      <span className="quiet">from last month</span>
    </p>
  )
}
