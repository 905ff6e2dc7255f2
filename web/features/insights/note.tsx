import type { ReactNode } from 'react'
import type { Color } from '#domain/category.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { inkClass } from '#web/ui/ink.ts'

/** One remark in Penny's plain voice. */
export function Note({
  title,
  icon,
  color,
  words,
  children,
}: {
  title: string
  icon: IconName
  color: Color
  words: ReactNode
  children?: ReactNode
}) {
  return (
    <article className={`insight-note ${inkClass(color)}`}>
      <span className="insight-mark">
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        <p className="insight-words">{words}</p>
        {children}
      </div>
    </article>
  )
}
