import type { DashboardView } from '#domain/views.ts'
import { EmptyNote } from '#web/features/dashboard/empty-note.tsx'
import { GoalLine } from '#web/features/dashboard/goal-line.tsx'
import { SectionHead } from '#web/features/dashboard/section-head.tsx'

export function GoalsSection({ goals }: { goals: DashboardView['goals'] }) {
  return (
    <section className="home-part" aria-labelledby="goals">
      <SectionHead id="goals" title="Goal Progress" more={{ label: 'All goals', to: '/goals' }} />
      {goals.length === 0 ? (
        <EmptyNote text="Ready to set your first goal?" />
      ) : (
        <div className="card goals-card">
          <ul className="goals rules">
            {goals.map((goal) => (
              <GoalLine key={goal.id} goal={goal} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
