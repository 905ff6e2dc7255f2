import { product } from '#domain/product.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { isSameName, NameRows } from '#web/ui/form/name-rows.tsx'
import { useChanges } from '#web/ui/form/use-changes.ts'

export function NameStep({ person, onNext }: StepProps) {
  const { fields: name, changes, change } = useChanges({ firstName: person.firstName, lastName: person.lastName })
  const { send: update, isPending } = useTool('updateProfile', { onDone: onNext })
  const isSame = isSameName(name, person)
  const save = () => {
    if (isSame) return onNext()
    update({ ...changes })
  }
  return (
    <Step
      title={
        <>
          What should {product.assistant} <em>call you?</em>
        </>
      }
      line="Only you see it."
      action="Next"
      isBusy={isPending}
      isReady={name.firstName.trim() !== ''}
      onAct={save}
      onSkip={onNext}
    >
      <div className="form">
        <NameRows name={name} onChange={change} />
      </div>
    </Step>
  )
}
