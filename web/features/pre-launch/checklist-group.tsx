import type { ChecklistItem } from '#web/features/pre-launch/checklist.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsPart } from '#web/ui/settings/settings-part.tsx'

export function ChecklistGroup({
  title,
  items,
  done,
  onToggle,
}: {
  title: string
  items: readonly ChecklistItem[]
  done: ReadonlySet<string>
  onToggle: (id: string) => void
}) {
  return (
    <SettingsPart title={title}>
      <ul className="rules launch-list">
        {items.map((item) => (
          <li key={item.id}>
            <label className="check">
              <input type="checkbox" className="sr" checked={done.has(item.id)} onChange={() => onToggle(item.id)} />
              <span className={done.has(item.id) ? 'box on' : 'box'} aria-hidden="true">
                {done.has(item.id) && <Icon name="check" size="s" />}
              </span>
              <span className="launch-words">
                <b>{item.title}</b>
                <span>{item.description}</span>
                <span className="caption">
                  {title}, {item.estimatedTime}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </SettingsPart>
  )
}
