import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { Person } from '#domain/views.ts'
import { CurrencyStep } from '#web/features/onboarding/currency-step.tsx'
import { FirstBudgetStep } from '#web/features/onboarding/first-budget-step.tsx'
import { FirstSpendStep } from '#web/features/onboarding/first-spend-step.tsx'
import { NameStep } from '#web/features/onboarding/name-step.tsx'
import { useMe } from '#web/lib/query/me.ts'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { MotionScope } from '#web/ui/motion-scope.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import '#web/features/onboarding/onboarding.css'

const steps = [NameStep, CurrencyStep, FirstSpendStep, FirstBudgetStep]

/** The welcome: a name, a currency, a first spoken spend and a first budget, each of which may be skipped (ruling 28). */
export function OnboardingScreen() {
  const me = useMe()
  return (
    <main className="phone onboarding">
      <PageTitle title="Welcome" />
      <MotionScope>{me && <Steps person={me} />}</MotionScope>
    </main>
  )
}

function Steps({ person }: { person: Person }) {
  const [place, setPlace] = useState(0)
  const navigate = useNavigate()
  const { send: finish } = useTool('updateProfile', { onDone: () => void navigate('/dashboard') })
  const Step = steps[place]

  const next = () => {
    // A step that was skipped while it was saved comes by here twice.
    if (place < steps.length - 1) return setPlace((now) => Math.max(now, place + 1))
    leave()
  }
  const leave = () => {
    if (person.isWelcomed) return void navigate('/dashboard')
    finish({ isWelcomed: true })
  }
  if (!Step) return <Navigate to="/dashboard" replace />
  return (
    <>
      <header className="onboarding-top">
        <p className="caption tnum">
          {place + 1} of {steps.length}
        </p>
        <button type="button" className="btn btn-text" onClick={leave}>
          Skip all
        </button>
      </header>
      <progress className="onboarding-bar" value={place + 1} max={steps.length} aria-label="Steps" />
      <Step key={place} person={person} onNext={next} isLast={place === steps.length - 1} />
    </>
  )
}
