import { product } from '#domain/product.ts'
import type { Person } from '#domain/views.ts'
import { checklist, progressOf } from '#web/features/pre-launch/checklist.ts'
import { ChecklistGroup } from '#web/features/pre-launch/checklist-group.tsx'
import { checklistReport, priorities } from '#web/features/pre-launch/checklist-report.ts'
import { useDone } from '#web/features/pre-launch/use-done.ts'
import { useToday } from '#web/lib/person/today.ts'
import { useMe } from '#web/lib/query/me.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsPage } from '#web/ui/settings/settings-page.tsx'
import '#web/features/pre-launch/pre-launch.css'

/** What to see to before this server stands in front of other people. */
export function PreLaunchScreen() {
  const me = useMe()
  return (
    <SettingsPage title="Pre-launch" line="The list to go through before opening the doors.">
      {me && <Checklist person={me} />}
    </SettingsPage>
  )
}

function Checklist({ person }: { person: Person }) {
  const { done, toggle } = useDone(person.id)
  const progress = progressOf(done)
  const today = useToday()
  const save = () =>
    saveFile(
      new Blob([checklistReport(done, { product: product.name, day: today })], { type: 'text/markdown' }),
      `pre-launch-${today}.md`,
    )
  return (
    <>
      <section className="card launch" aria-label="Progress">
        <p className="launch-figure tnum">
          {progress.done} <span className="caption">of {progress.total} done</span>
        </p>
        <progress className="launch-bar" value={progress.done} max={progress.total} aria-label="Done" />
        <p className="launch-foot">
          <span className={progress.isReady ? 'chip ink-success' : 'chip ink-muted'}>
            {progress.isReady ? 'Ready for launch' : `${progress.percent}%, ready from 90%`}
          </span>
          <Button tone="line" size="small" onClick={save}>
            <Icon name="download" size="s" />
            Export Report
          </Button>
        </p>
      </section>
      {priorities.map(({ priority, title }) => (
        <ChecklistGroup
          key={priority}
          title={title}
          items={checklist.filter((item) => item.priority === priority)}
          done={done}
          onToggle={toggle}
        />
      ))}
    </>
  )
}
