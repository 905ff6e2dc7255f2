import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { GoalAdvice } from '#domain/goal-advice.ts'
import { AchievementsCard } from '#web/features/goals/achievements-card.tsx'
import { AdviceCard } from '#web/features/goals/advice-card.tsx'
import { GoalRow } from '#web/features/goals/goal-row.tsx'
import { GoalsSkeleton } from '#web/features/goals/goals-skeleton.tsx'
import { NoGoals } from '#web/features/goals/no-goals.tsx'
import { useDeleteGoal } from '#web/features/goals/use-delete-goal.ts'
import { useReachedGoal } from '#web/features/goals/use-reached-goal.ts'
import { goalsQuery } from '#web/lib/query/goals.ts'
import { OnDemand, Part } from '#web/lib/screens/on-demand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { loadMotion } from '#web/ui/load-motion.ts'
import { Money } from '#web/ui/money.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/goals/goals.css'

const dialogs = new Part(async () => (await import('#web/features/goals/goal-dialogs.tsx')).GoalDialogs)

const Celebration = lazy(async () => {
  const [{ Celebration }] = await Promise.all([import('#web/features/goals/celebration.tsx'), loadMotion()])
  return { default: Celebration }
})

/** The sheet that stands open. */
export type OpenGoal = { kind: 'new'; advice: GoalAdvice | null } | { kind: 'add' | 'edit'; id: string }

export function GoalsScreen() {
  const { data, error, refetch } = useQuery(goalsQuery)
  const [opened, setOpened] = useState<OpenGoal | null>(null)
  const remove = useDeleteGoal()
  const { reached, forget } = useReachedGoal(data?.goals)
  const close = () => setOpened(null)
  const create = (advice: GoalAdvice | null) => setOpened({ kind: 'new', advice })

  return (
    <main className="phone goals-screen">
      <PageTitle title="Goals" />
      <header className="page-top">
        <div>
          <h1 className="title">Goals</h1>
          <p className="caption tnum">
            {data ? (
              <>
                <Money amountMinor={data.totalSavedMinor} /> saved
              </>
            ) : (
              '\u00a0'
            )}
          </p>
        </div>
        <Button
          tone="primary"
          disabled={error !== null && !data}
          onPointerEnter={() => dialogs.fetchAhead()}
          onFocus={() => dialogs.fetchAhead()}
          onClick={() => create(null)}
        >
          <Icon name="plus" size="m" />
          New Goal
        </Button>
      </header>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <GoalsSkeleton />}
      {data && (
        <div className="columns goals-parts">
          <div className="goals-side">
            <AchievementsCard view={data} />
            <AdviceCard goals={data.goals} onApply={create} />
          </div>
          <section className="goals-main" aria-labelledby="your-goals">
            <h2 id="your-goals" className="heading">
              Your Goals ({data.goals.length})
            </h2>
            {data.goals.length === 0 ? (
              <NoGoals onCreate={() => create(null)} />
            ) : (
              <ul className="card glist rules">
                {data.goals.map((goal) => (
                  <GoalRow
                    key={goal.id}
                    goal={goal}
                    onAdd={() => setOpened({ kind: 'add', id: goal.id })}
                    onEdit={() => setOpened({ kind: 'edit', id: goal.id })}
                    onDelete={() => remove(goal)}
                  />
                ))}
              </ul>
            )}
          </section>
          {opened && (
            <OnDemand part={dialogs} props={{ opened, goals: data.goals, onClose: close }} onMissing={close} />
          )}
        </div>
      )}
      {reached && (
        <Suspense>
          <Celebration key={reached.id} name={reached.name} onEnd={forget} />
        </Suspense>
      )}
    </main>
  )
}
