import { type IconName, iconPaths } from '#web/ui/icon-paths.ts'

const sizes = { s: 'icon icon-s', m: 'icon icon-m', l: 'icon' } as const

/** A picture beside words: never named on its own, the control around it carries the label. */
export function Icon({
  name,
  size = 'l',
  className = '',
}: {
  name: IconName
  size?: keyof typeof sizes
  className?: string
}) {
  return (
    <svg className={`${sizes[size]} ${className}`} viewBox="0 0 256 256" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
