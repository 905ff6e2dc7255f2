import { type ChecklistItem, checklist, type Priority, progressOf } from '#web/features/pre-launch/checklist.ts'

export const priorities: readonly { priority: Priority; title: string }[] = [
  { priority: 'critical', title: 'Critical' },
  { priority: 'important', title: 'Important' },
  { priority: 'optional', title: 'Optional' },
]

/** The list as Markdown, every item with its state. */
export function checklistReport(done: ReadonlySet<string>, { product, day }: { product: string; day: string }): string {
  const progress = progressOf(done)
  const verdict = progress.isReady ? 'Ready for launch.' : 'Not ready for launch yet.'
  const parts = priorities.map(({ priority, title }) =>
    [
      `## ${title}`,
      '',
      ...checklist.filter((item) => item.priority === priority).map((item) => line(item, done.has(item.id))),
    ].join('\n'),
  )
  const head = `${day}: ${progress.done} of ${progress.total} done (${progress.percent}%). ${verdict}`
  return `${[`# ${product} pre-launch checklist`, head, ...parts].join('\n\n')}\n`
}

function line({ title, estimatedTime, description }: ChecklistItem, isDone: boolean): string {
  return `- [${isDone ? 'x' : ' '}] **${title}** (${estimatedTime}): ${description}`
}
