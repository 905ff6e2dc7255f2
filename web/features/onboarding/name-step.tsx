import { useState } from 'react'
import { product } from '#domain/product.ts'
import { Step, type StepProps } from '#web/features/onboarding/step.tsx'
import { useTool } from '#web/lib/tools/use-tool.ts'
import { isSameName, NameRows } from '#web/ui/form/name-rows.tsx'

export function NameStep({ person, onNext }: StepProps) {
  const [name, setName] = useState({ firstName: person.firstName, lastName: person.lastName })
  const update = useTool('updateProfile')
  const isSame = isSameName(name, person)
  const save = () => {
    if (isSame) return onNext()
    update.mutate({ ...name }, { onSuccess: onNext })
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
      isBusy={update.isPending}
      isReady={name.firstName.trim() !== ''}
      onAct={save}
      onSkip={onNext}
    >
      <div className="form">
        <NameRows name={name} onChange={setName} />
      </div>
    </Step>
  )
}
